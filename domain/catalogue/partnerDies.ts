import { boxes } from '../language/chosenQuestions'
import { all, always, type Condition, ticked } from '../language/condition'
import { reuseGroup } from '../language/questionBase'
import { textArea } from '../language/typedQuestions'

const arrangedFor = reuseGroup('boxes', 'Wat er geregeld is als uw partner overlijdt')
const uninsured = reuseGroup('text', 'Waarom er geen verzekering is')

/**
 * Creates two questions for a step: what is arranged for when the partner dies, and why there is no insurance. Only
 * 'Weet ik niet' excludes the other options: without insurance there may still be savings (checklist OPEN-52).
 */
export const partnerDies = (title: string, shownWhen: Condition = always) => {
  const arranged = boxes(
    title,
    'situation',
    [
      ['orv', 'Overlijdensrisicoverzekering (ORV)'],
      ['survivors_pension', 'Nabestaandenpensioen via het pensioenfonds of de werkgever'],
      ['life_insurance', 'Levensverzekering'],
      ['savings', 'Spaargeld of beleggingen'],
      ['no_insurance', 'Er is geen verzekering'],
      ['unknown', 'Weet ik niet', { alone: true }],
    ],
    { shownWhen, alike: arrangedFor },
  )
  return {
    partner_dies: arranged,
    no_insurance_explanation: textArea('Waarom is er geen verzekering?', {
      shownWhen: all(shownWhen, ticked(arranged, 'no_insurance')),
      alike: uninsured,
    }),
  }
}
