import { expect, test } from 'vitest'
import { financing } from '../../../domain/catalogue/financing'
import { screenOf } from './screen'

/** Wording A2, checklist FIN: key | type | title | options | help | messages | shown when. */
const screen = `
step | Financiering | Op deze pagina vragen wij welke hypotheek bij u past. | -
section | section_11 | - | always | -
mortgage_payments | radio | Welke maandlasten passen het best bij u? | 0 = Vaste maandlasten: ik betaal iedere maand bruto hetzelfde bedrag; 1 = Dalende maandlasten: ik begin hoger en betaal daarna steeds minder; 2 = Lage maandlasten: ik betaal vooral rente en los weinig of niets af; 3 = Een combinatie hiervan; 4 = Ik weet het nog niet | - | Maak een keuze | always
mortgage_payments.explanation | text area | Licht uw keuze toe | - | - | - | always
mortgage_properties | checkboxes | Wat vindt u belangrijk bij uw hypotheek? | low_interest = Een lage rente; fixed_costs = Lang zekerheid over mijn maandlasten; penalty_free_repayment = Extra boetevrij aflossen; portable = De hypotheek meenemen als ik verhuis (meeneemregeling); construction_deposit = Een bouwdepot voor nieuwbouw of verbouwing; full_repayment = Aan het eind van de looptijd is alles afgelost; interest_deduction = Recht op hypotheekrenteaftrek; other = Iets anders | - | Minimaal 1 antwoord(en) | always
mortgage_properties_explanation | text area | Wilt u dit toelichten? | - | - | - | always
insurance | select | Hoe lang wilt u zekerheid over uw hypotheekrente (rentevaste periode)? | 1 = 1 jaar; 5 = 5 jaar; 10 = 10 jaar; 15 = 15 jaar; 20 = 20 jaar; 30 = 30 jaar | In de rentevaste periode verandert uw rente niet. | Maak een keuze | always
`

test('financing shows exactly what the specification lists', () => {
  expect(screenOf(financing)).toEqual(screen.trim().split('\n'))
})
