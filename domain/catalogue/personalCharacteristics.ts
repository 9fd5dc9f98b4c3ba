/** The step 'Persoonlijke kenmerken': four sliders on how the customer behaves, decides and works. */

import { slider } from '../language/chosenQuestions'
import { section, step } from '../language/section'

/** Five places with a word at the first, the middle and the last; the middle counts as an answer (checklist OPEN-72). */
const scale = (title: string, left: string, right: string) =>
  slider(title, 'situation', {
    from: 0,
    to: 4,
    step: 1,
    initial: 2,
    marks: [
      { at: 0, label: left },
      { at: 2, label: 'Neutraal' },
      { at: 4, label: right },
    ],
    says: '{mark}',
  })

export const personalCharacteristics = step(
  'personal_characteristics',
  'Persoonlijke kenmerken',
  'Met deze vragen leert uw adviseur u beter kennen. Kies de plek die het best bij u past.',
  [
    section('section_1', null, {
      question_1: scale('Hoe bent u in een groep?', 'Meegaand', 'Leidingnemend'),
      question_2: scale('Hoe bent u in contact met anderen?', 'Introvert', 'Extravert'),
      question_3: scale('Hoe neemt u een beslissing?', 'Besluitvaardig', 'Harmonieus'),
      question_4: scale('Hoe pakt u iets aan?', 'Spontaan', 'Planmatig'),
    }),
  ],
)
