/** The step 'Financiering': which monthly costs, mortgage properties and fixed-rate period suit the customer. */

import { boxes } from '../language/chosenQuestions'
import { section, step } from '../language/section'
import { textArea } from '../language/typedQuestions'
import { requiredRadio, requiredSelect } from './requiredChoice'

export const financing = step(
  'financing',
  'Financiering',
  'Op deze pagina vragen wij welke hypotheek bij u past.',
  [
    section('section_11', null, {
      mortgage_payments: requiredRadio(
        'Welke maandlasten passen het best bij u?',
        [
          [0, 'Vaste maandlasten: ik betaal iedere maand bruto hetzelfde bedrag'],
          [1, 'Dalende maandlasten: ik begin hoger en betaal daarna steeds minder'],
          [2, 'Lage maandlasten: ik betaal vooral rente en los weinig of niets af'],
          [3, 'Een combinatie hiervan'],
          [4, 'Ik weet het nog niet'],
        ],
        { explanation: { title: 'Licht uw keuze toe' } },
      ),
      mortgage_properties: boxes('Wat vindt u belangrijk bij uw hypotheek?', 'situation', [
        ['low_interest', 'Een lage rente'],
        ['fixed_costs', 'Lang zekerheid over mijn maandlasten'],
        ['penalty_free_repayment', 'Extra boetevrij aflossen'],
        ['portable', 'De hypotheek meenemen als ik verhuis (meeneemregeling)'],
        ['construction_deposit', 'Een bouwdepot voor nieuwbouw of verbouwing'],
        ['full_repayment', 'Aan het eind van de looptijd is alles afgelost'],
        ['interest_deduction', 'Recht op hypotheekrenteaftrek'],
        ['other', 'Iets anders'],
      ]),
      mortgage_properties_explanation: textArea('Wilt u dit toelichten?'),
      // Its years are the usual fixed-rate periods, so it asks for certainty about the interest (checklist OPEN-29).
      insurance: requiredSelect(
        'Hoe lang wilt u zekerheid over uw hypotheekrente (rentevaste periode)?',
        [
          [1, '1 jaar'],
          [5, '5 jaar'],
          [10, '10 jaar'],
          [15, '15 jaar'],
          [20, '20 jaar'],
          [30, '30 jaar'],
        ],
        { help: 'In de rentevaste periode verandert uw rente niet.' },
      ),
    }),
  ],
  { summary: ['financing.sections.section_11.questions.mortgage_payments.value'] },
)
