import { block, section } from '../../language/section'
import { textArea } from '../../language/typedQuestions'
import { requiredRadio, requiredSelect } from '../requiredChoice'

const demandOrWish = (title: string) =>
  requiredRadio(title, [
    [0, 'Eis'],
    [1, 'Wens'],
  ])

const discuss = 'Dat wil ik bespreken met mijn adviseur'

/**
 * The section of the mortgage step that asks what the customer wants: how soon, the offer's validity and interest, and
 * the terms (repayment, guarantee, insurance, moving); topics by number: checklist OPEN-34.
 */
export const mortgageWishes = section('section_22', 'Uw wensen', {
  offer: block(
    {
      question_1: requiredSelect(
        'Hoe snel moet uw hypotheek geregeld zijn?',
        [
          [4, 'Binnen 4 weken'],
          [8, 'Binnen 6 tot 8 weken'],
          [12, 'Binnen 12 weken'],
          [99, 'Ik heb geen haast'],
        ],
        { help: 'De behandeling van een aanvraag duurt meestal 6 tot 8 weken.' },
      ),
      question_2: requiredSelect('Hoe lang moet de offerte geldig zijn?', [
        [3, '3 maanden'],
        [6, '6 maanden'],
        [9, '9 maanden'],
        [12, '12 maanden'],
      ]),
      question_3: requiredSelect('Wanneer wilt u dat de rente wordt vastgezet?', [
        [0, 'Bij de offerte'],
        [1, 'Bij de notaris, als de rente dan lager is'],
        [2, discuss],
      ]),
    },
    { title: 'Aanvraag en offerte' },
  ),
  terms: block(
    {
      // The order of the percentages is the specification's (spec 2 section 2).
      question_4: requiredSelect(
        'Hoeveel wilt u per jaar boetevrij kunnen aflossen?',
        [
          [10, '10%'],
          [25, '25%'],
          [20, '20%'],
          [100, 'Onbeperkt'],
        ],
        { help: 'Het percentage gaat over het oorspronkelijke bedrag van uw lening.' },
      ),
      question_5: demandOrWish('Geen annuleringskosten als u de offerte niet gebruikt: is dat een eis of een wens?'),
      question_6: requiredRadio('Wilt u een hypotheek met Nationale Hypotheek Garantie (NHG)?', [
        [1, 'Ja, als dat kan'],
        [0, 'Nee'],
        [2, discuss],
      ]),
      question_7: requiredRadio('Wilt u een overlijdensrisicoverzekering (ORV) bij uw hypotheek?', [
        [1, 'Ja'],
        [0, 'Nee'],
        [2, discuss],
      ]),
      question_8: demandOrWish('De hypotheek meenemen als u verhuist: is dat een eis of een wens?'),
      question_9: demandOrWish('Boetevrij aflossen als u uw woning verkoopt: is dat een eis of een wens?'),
      explanation: textArea('Wilt u uw antwoorden toelichten?'),
    },
    { title: 'Voorwaarden van uw hypotheek' },
  ),
})
