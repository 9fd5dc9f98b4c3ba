import { is } from '../language/condition'
import { reuseGroup } from '../language/questionBase'
import { homeSearch } from './homeSearch'
import { requiredYesNo } from './requiredChoice'

const staying = reuseGroup('choice', 'In uw huidige woning blijven wonen')

/** Whether the customer stays in the current home, and who does not looks for another (spec 2 section 4). */
export const stayOrMove = (title: string) => {
  const currentHome = requiredYesNo(title, { alike: staying })
  return { current_home: currentHome, home: homeSearch(is(currentHome, 0)) }
}
