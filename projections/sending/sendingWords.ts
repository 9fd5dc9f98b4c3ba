/**
 * Chooses the texts of the page /complete that depend on the visit: lead, send button, discount, costs, and whether
 * files are taken.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { asksNothing } from '../../domain/engine/visitContext'
import { discountIn } from '../../domain/invitation/discountIn'
import { profiles } from '../../domain/invitation/profiles'
import { costRemark, discountAheadText, discountEarned, withDiscount } from '../../domain/texts/discountTexts'
import { thanksWhileOpen } from '../../domain/texts/sendingTexts'
import { isJudged, type SurveyView } from '../live'
import { visitProgress } from '../steps/visitProgress'

/** What /complete says for this visit besides its own texts. */
interface SendingWords {
  readonly button: string
  readonly discount: string | null
  readonly costs: string | null
  readonly takesFiles: boolean
}

/** The discount is for a whole inventory: nothing of it is open, and it is not refused by the office and still as it was. */
const discountWords = (catalogue: Catalogue, view: SurveyView): string => {
  const { sending } = view.state
  const isRefused = sending.tag === 'failed' && sending.file === null && sending.fields.length > 0
  return isRefused || visitProgress(catalogue, view).open > 0 ? discountAheadText : discountEarned
}

/** Under the title of /complete: its description, or while questions are open the thanks alone; where none is asked, nothing. */
export const completeLead = (catalogue: Catalogue, view: SurveyView): string | undefined => {
  if (asksNothing({ catalogue, facts: view.state.facts })) return undefined
  if (visitProgress(catalogue, view).open > 0) return thanksWhileOpen
  return catalogue.stepAt.get('complete')?.description
}

export const sendingWords = (catalogue: Catalogue, view: SurveyView): SendingWords => {
  const { facts } = view.state
  const { sendText, sendsFiles } = profiles[facts.type]
  const discount = discountIn(facts)
  return {
    button: sendText,
    discount: discount === null || !isJudged(view) ? null : withDiscount(discountWords(catalogue, view), discount),
    costs: facts.association ? costRemark : null,
    takesFiles: sendsFiles,
  }
}
