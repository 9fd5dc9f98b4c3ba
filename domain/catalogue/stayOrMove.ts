import { is } from '../language/condition'
import { reuseGroup } from '../language/questionBase'
import { homeSearch } from './homeSearch'
import { requiredYesNo } from './requiredChoice'

const staying = reuseGroup('choice', 'In uw huidige woning blijven wonen')

/** Asks whether the customer stays in the current home, and else which home is looked for (spec 2 section 4). */
export const stayOrMove = (title: string) => {
  const currentHome = requiredYesNo(title, { alike: staying })
  return { current_home: currentHome, home: homeSearch(is(currentHome, 0)) }
}
