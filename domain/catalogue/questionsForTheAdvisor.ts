/** The step 'Vragen aan uw adviseur': topics to switch on, each with room for the customer's question. */

import { toggle } from '../language/chosenQuestions'
import { section, step } from '../language/section'

const topic = (title: string) => toggle(title, 'situation', 'Wat wilt u hierover vragen?')

export const questionsForTheAdvisor = step(
  'questions_for_the_advisor',
  'Vragen aan uw adviseur',
  'Waarover wilt u meer weten? Kies een of meer onderwerpen en schrijf uw vraag op. U mag deze pagina ook overslaan.',
  [
    section('section_1', null, {
      question_1: topic('Hypotheekvormen en aflossen'),
      question_2: topic('Rente en rentevaste periode'),
      question_3: topic('Kosten en belasting'),
      question_4: topic('Verzekeringen'),
      question_5: topic('Pensioen en later inkomen'),
      question_6: topic('Verbouwen en verduurzamen'),
      question_7: topic('Een ander onderwerp'),
    }),
  ],
)
