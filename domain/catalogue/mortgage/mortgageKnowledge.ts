/**
 * The section of the mortgage step that asks what the customer knows: interest deduction, mortgage forms and terms,
 * earlier mortgages, and saving to repay.
 */

import { is } from '../../language/condition'
import { block, section, table } from '../../language/section'
import { textArea } from '../../language/typedQuestions'
import { requiredRadio, requiredRow, requiredYesNo } from '../requiredChoice'

/** Whether a loan for this purpose has its interest deducted. */
const deduction = (purpose: string) =>
  requiredRow(purpose, [
    [1, 'Wel renteaftrek'],
    [0, 'Geen renteaftrek'],
  ])

const known = (subject: string, help: string) =>
  requiredRow(
    subject,
    [
      [0, 'Niet'],
      [1, 'Beperkt'],
      [2, 'Volledig'],
    ],
    { help },
  )

const formSaving = requiredYesNo(
  'Bouwt u geld op om uw hypotheek af te lossen, bijvoorbeeld met een bankspaarrekening of verzekering?',
)

/** Which purposes, forms and terms: checklist OPEN-35. */
export const mortgageKnowledge = section('section_21', 'Wat u weet van hypotheken', {
  deduction: block(
    {
      interest_deduction: table('Denkt u dat u recht heeft op hypotheekrenteaftrek als u geld leent voor:', {
        question_1: deduction('Het kopen van de woning waarin u zelf woont'),
        question_2: deduction('Een verbouwing of onderhoud van uw woning'),
        question_3: deduction('Het verduurzamen van uw woning'),
        question_4: deduction('Een auto of een vakantie'),
        question_5: deduction('Een tweede woning of vakantiewoning'),
        question_6: deduction('Het afkopen van erfpacht van uw woning'),
      }),
    },
    { title: 'Renteaftrek' },
  ),
  experienced: block(
    {
      experience: requiredRadio(
        'Heeft u eerder een hypotheek gehad?',
        [
          [0, 'Nee, nog nooit'],
          [1, 'Ja, één keer'],
          [2, 'Ja, meer dan één keer'],
        ],
        { explanation: { title: 'Wilt u uw ervaring toelichten?' } },
      ),
    },
    { title: 'Uw ervaring' },
  ),
  forms: block(
    {
      mortgage_forms: table('Hoe goed kent u deze hypotheekvormen?', {
        question_7: known(
          'Annuïteitenhypotheek',
          'U betaalt iedere maand bruto hetzelfde bedrag aan rente en aflossing samen.',
        ),
        question_8: known('Lineaire hypotheek', 'U lost iedere maand hetzelfde bedrag af. Uw maandlasten dalen.'),
        question_9: known(
          'Aflossingsvrije hypotheek',
          'U betaalt alleen rente. Aan het eind lost u de lening in één keer af.',
        ),
        question_10: known('Bankspaarhypotheek', 'U spaart op een geblokkeerde rekening om aan het eind af te lossen.'),
        question_11: known(
          'Levenhypotheek',
          'U bouwt kapitaal op in een levensverzekering om aan het eind af te lossen.',
        ),
        question_12: known('Beleggingshypotheek', 'U belegt om aan het eind af te lossen. De opbrengst is niet zeker.'),
      }),
      mortgage_types_explanation: textArea('Wilt u iets vertellen over uw kennis van hypotheekvormen?'),
    },
    { title: 'Hypotheekvormen' },
  ),
  terms: block(
    {
      financial_terms: table('Hoe goed kent u deze begrippen?', {
        question_13: known(
          'Hypotheekrenteaftrek',
          'U mag de rente die u betaalt van uw inkomen aftrekken voor de belasting.',
        ),
        question_14: known('Rentevaste periode', 'De tijd waarin uw rente niet verandert.'),
        question_15: known(
          'Nationale Hypotheek Garantie (NHG)',
          'Een vangnet als u uw hypotheek door een tegenslag niet meer kunt betalen.',
        ),
        question_16: known(
          'Boetevrij aflossen',
          'Het deel van de lening dat u extra mag aflossen zonder vergoeding aan de bank.',
        ),
        question_17: known(
          'Overlijdensrisicoverzekering (ORV)',
          'Een verzekering die een bedrag uitkeert als u of uw partner overlijdt.',
        ),
        question_18: known('Overwaarde en restschuld', 'Het verschil tussen de waarde van uw woning en uw hypotheek.'),
        question_19: known(
          'WOZ-waarde en eigenwoningforfait',
          'De waarde volgens de gemeente, en het bedrag dat u daarom bij uw inkomen optelt.',
        ),
        question_20: known('Bouwdepot', 'Geld voor een verbouwing of nieuwbouw dat de bank apart voor u zet.'),
      }),
    },
    { title: 'Begrippen' },
  ),
  saving: block(
    {
      form_saving: formSaving,
      continue_saving: requiredRadio(
        'Wilt u hiermee doorgaan?',
        [
          [1, 'Ja'],
          [0, 'Nee'],
          [2, 'Dat wil ik bespreken met mijn adviseur'],
        ],
        { shownWhen: is(formSaving, 1) },
      ),
      saving_explanation: textArea('Wilt u dit toelichten?'),
    },
    { title: 'Sparen voor uw hypotheek' },
  ),
})
