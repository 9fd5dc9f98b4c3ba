import { profileSays } from '../language/condition'
import { storedQuestion } from '../language/questionBase'
import { readOnlyEntry as chart, list, section } from '../language/section'
import { money } from '../language/typedQuestions'

const shown = (title: string, help?: string) =>
  money(title, 'amount', help === undefined ? { readOnly: true } : { readOnly: true, help })

const pension = {
  id: storedQuestion('Nummer van het pensioen', 'identifier'),
  aow_uitkering: storedQuestion('AOW-uitkering', 'amount'),
  aow_gerechtigd: storedQuestion('Recht op AOW', 'situation'),
  aow_alleenstaand: shown('AOW als u alleen woont (bruto per jaar)'),
  aow_samenwonend: shown('AOW als u samenwoont (bruto per jaar)'),
  bruto_pensioenbedrag: shown('Pensioen (bruto per jaar)'),
  bruto_partnerpensioenbedrag: shown(
    'Partnerpensioen (bruto per jaar)',
    'Dit bedrag krijgt uw partner als u overlijdt.',
  ),
  vanaf_leeftijd_jaren: storedQuestion('Vanaf leeftijd (jaren)', 'amount'),
  vanaf_leeftijd_maanden: storedQuestion('Vanaf leeftijd (maanden)', 'amount'),
  tot_overlijden: storedQuestion('Tot overlijden', 'situation'),
}

/**
 * The section that shows the pensions read-only, with a chart of their amounts. Items come from the office and the
 * retrieval; the page has no buttons for them (checklist OPEN-81).
 */
export const pensions = section(
  'pensions',
  'Uw pensioenbedragen',
  {
    // The retrieval knows no ids of the office's: a pension is known by the age from which it is paid.
    // Named by number alone: an amount on the card would say twice what stands under it.
    pensions: list('Pensioen', null, pension, { matchedBy: 'vanaf_leeftijd_jaren', summary: [] }),
    amounts: chart('futureIncome', 'De bedragen naast elkaar', { empty: 'Er zijn geen pensioenbedragen bekend.' }),
  },
  { at: 'customer', shownWhen: profileSays('pensions') },
)
