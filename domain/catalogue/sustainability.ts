import { boxes } from '../language/chosenQuestions'
import { is, onAssociationHost } from '../language/condition'
import { info, section, step } from '../language/section'
import { textArea } from '../language/typedQuestions'
import { requiredRadio, requiredYesNo } from './requiredChoice'

const explanation = () => textArea('Wilt u uw antwoorden toelichten?')

const orNotYetKnown = (title: string) =>
  requiredRadio(title, [
    [1, 'Ja'],
    [0, 'Nee'],
    [2, 'Weet ik nog niet'],
  ])

const means = section('section_1', 'Maatregelen en geld', {
  energy_saving_measures: requiredRadio(
    'Heeft u al energiebesparende maatregelen genomen?',
    [
      [0, 'Nee'],
      [1, 'Ja, enkele maatregelen'],
      [2, 'Ja, mijn woning is al energiezuinig'],
    ],
    { help: 'Bijvoorbeeld isolatie, zonnepanelen of een warmtepomp.' },
  ),
  savings: orNotYetKnown('Wilt u spaargeld gebruiken om uw woning te verduurzamen?'),
  financing_sustainability: orNotYetKnown('Wilt u geld lenen om uw woning te verduurzamen?'),
  explanation: explanation(),
})

const discusses = requiredYesNo('Wilt u het verduurzamen bespreken met uw adviseur?')

const interest = section('section_2', 'Uw plannen', {
  interested_sustainability_housing: requiredYesNo('Wilt u uw woning (verder) verduurzamen?'),
  options_sustainability_housing_mapping: requiredYesNo('Wilt u weten welke mogelijkheden er zijn voor uw woning?'),
  report_sustainability_housing: requiredYesNo('Wilt u een rapport over het verduurzamen van uw woning?'),
  discuss_with_advisor_sustainability_housing: discusses,
  explanation: explanation(),
  association: info(
    'Als lid kunt u bij de vereniging ook terecht met vragen over het verduurzamen van uw woning.',
    onAssociationHost,
  ),
})

const reasons = section(
  'section_3',
  'Uw redenen',
  {
    reason_for_sustainability: boxes('Waarom wilt u uw woning verduurzamen?', 'situation', [
      ['lower_energy_costs', 'Lagere energiekosten'],
      ['comfort', 'Meer wooncomfort'],
      ['environment', 'Beter voor het milieu'],
      ['house_value', 'Mijn woning wordt meer waard'],
      ['independence', 'Minder afhankelijk van gas'],
      ['other', 'Een andere reden'],
    ]),
  },
  { shownWhen: is(discusses, 1) },
)

const financing = section(
  'section_4',
  'Hoe u het betaalt',
  {
    financing_sustainability: requiredRadio('Hoe wilt u het verduurzamen betalen?', [
      [0, 'Van spaargeld'],
      [1, 'Met een hogere hypotheek'],
      [2, 'Met een aparte lening'],
      [3, 'Met spaargeld en een lening samen'],
      [4, 'Dat wil ik bespreken met mijn adviseur'],
    ]),
    explanation: textArea('Wilt u dit toelichten?'),
    extra_loan: info(
      'Voor energiebesparende maatregelen kunt u soms extra lenen. Uw adviseur vertelt u wat in uw situatie kan.',
    ),
  },
  { shownWhen: is(discusses, 1) },
)

/**
 * The step 'Verduurzamen': measures taken, savings, plans, reasons and payment. The third and fourth section show only
 * for who discusses it with the adviser: 1, not -1 (checklist OPEN-45, OPEN-46).
 */
export const sustainability = step(
  'sustainability',
  'Verduurzamen',
  'Met een energiezuinige woning bespaart u op uw energiekosten. Soms kunt u de maatregelen meenemen in uw hypotheek.',
  [means, interest, reasons, financing],
)
