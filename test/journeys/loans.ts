import { lenderCompanies, lenderLabels } from '../standin/data/lenders'
import { asSent, type Lines } from './answers'
import { type AnswersTo, type Ask, answered, brought, fromList, words, written } from './asking'

/** The questions on a mortgage and its loan parts, as a customer reads them, with the answers as the office knows them. */

const named = (rows: readonly { readonly name: string; readonly id: number }[]) =>
  Object.fromEntries(rows.map(({ name, id }) => [name, String(id)]))

const mortgage = {
  id: brought('Nummer van de hypotheek'),
  rsin: brought('RSIN'),
  is_shared: brought('Gedeelde hypotheek'),
  historische_woningwaarde: brought('Historische woningwaarde'),
  hdn_company_id: fromList(
    'Geldverstrekker',
    named(lenderCompanies.map(({ id, sender_name }) => ({ id, name: sender_name }))),
    'none',
  ),
  hdn_company_label_id: fromList('Product', named(lenderLabels), 'none'),
}

/** One of several buttons that the office knows by a word. */
const button =
  <W extends string>(label: string, options: Readonly<Record<W, string>>, none: NoInfer<W>): Ask<W> =>
  (given = none) => ({ how: 'choose', label, answer: given, shown: given, sent: options[given] })

const part = {
  id: brought('Nummer van het leningdeel'),
  mortgage_id: brought('Nummer van de hypotheek'),
  leningdeelnummer: words('Leningdeelnummer'),
  aflosvorm: fromList(
    'Aflosvorm',
    {
      Aflossingsvrij: '5',
      Lineair: '2',
      Annuïteiten: '1',
      Bankspaarhypotheek: '50',
      Levenhypotheek: '3',
      Beleggingshypotheek: '10',
      'Andere aflosvorm': '9',
    },
    'none',
  ),
  oorspronkelijke_hoogte_leningdeel: written('Oorspronkelijke hoogte'),
  huidige_hoogte_leningdeel: written('Huidige hoogte'),
  ingangsdatum_leningdeel: written('Ingangsdatum'),
  einddatum_leningdeel: written('Einddatum'),
  rentepercentage: written('Rente (%)'),
  interest_type: fromList('Soort rente', { 'Vaste rente': 'fixed', 'Variabele rente': 'variable' }, 'none'),
  einddatum_rentevastperiode: written('Einddatum rentevaste periode'),
  rentevast_periode_in_jaren: written('Rentevaste periode (jaren)'),
  nationale_hypotheekgarantie: button(
    'Nationale Hypotheek Garantie (NHG)',
    { 'Met NHG': 'nhg', 'Zonder NHG': 'none' },
    'Zonder NHG',
  ),
  opgebouwde_spaarwaarde: written('Opgebouwde spaarwaarde'),
}

export type LoanPart = AnswersTo<typeof part>
export type Mortgage = AnswersTo<typeof mortgage> & { readonly parts: readonly LoanPart[] }

export const partLines = (answers: LoanPart): Lines => answered(part, answers)
export const mortgageLines = ({ parts: _, ...answers }: Mortgage): Lines => answered(mortgage, answers)

type Fields = Readonly<Record<string, unknown>>
interface Told {
  readonly fields: Fields
  readonly parts: readonly Fields[]
}

/** A value that nobody changed comes back as the office told it: a text that is an amount, a number that is a name. */
const asTold = (sent: Fields, told: Fields | undefined): Fields =>
  Object.fromEntries(
    Object.entries(sent).map(([key, answer]) => {
      const known = told?.[key]
      const { title, value } = Object(answer)
      const isSame = known !== undefined && value !== '' && Number(known) === Number(value)
      return [key, isSame ? { title, value: known } : answer]
    }),
  )

/** Mortgages as the office must get them that told these, with parts of these numbers. */
export const sentBack = (mortgages: readonly Mortgage[], told: readonly Told[]): readonly object[] =>
  mortgages.map((answers, at) => {
    const { fields, parts } = told[at] ?? { fields: {}, parts: [] }
    const partOf = (number: unknown) => parts.find(({ leningdeelnummer }) => leningdeelnummer === number)
    return {
      ...asTold(asSent(mortgageLines(answers)), fields),
      parts: answers.parts.map(each => asTold(asSent(partLines(each)), partOf(each.leningdeelnummer))),
    }
  })

type Written = readonly [answer: string, sent: string | number, shown: string]

const grouped = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 })

/** Typed without points between the thousands. */
export const euros = (amount: number): Written => [String(amount).replace('.', ','), amount, grouped.format(amount)]

export const percent = (rate: number): Written => {
  const text = String(rate).replace('.', ',')
  return [text, rate, text]
}

export const years = (count: number): Written => [String(count), count * 12, String(count)]

export const onDay = (day: number, month: number, year: number): Written => {
  const [dd, mm] = [String(day).padStart(2, '0'), String(month).padStart(2, '0')]
  return [`${dd}-${mm}-${year}`, `${year}-${mm}-${dd}`, `${dd}-${mm}-${year}`]
}

/** So many days from today. */
export const daysAhead = (days: number): Written => {
  const then = new Date(Date.now() + days * 86_400_000)
  return onDay(then.getDate(), then.getMonth() + 1, then.getFullYear())
}
