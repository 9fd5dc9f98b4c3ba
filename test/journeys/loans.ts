import { loanPart } from '../../domain/catalogue/loanPart'
import { mortgages } from '../../domain/catalogue/mortgages'
import { lenderCompanies, lenderLabels } from '../standin/data/lenders'
import { type AnswersTo, answerLines, defaultLines, type Typed } from './answerLines'
import { asSent, type Line, type Lines } from './answers'

/** The answers on a mortgage and its loan parts. */

const mortgage = mortgages.content.mortgages.content

/** A lender and a product by name: their options come from the office. */
interface Supplied {
  readonly hdn_company_id: string
  readonly hdn_company_label_id: string
}

export type LoanPart = AnswersTo<typeof loanPart>
export type Mortgage = Omit<AnswersTo<typeof mortgage>, keyof Supplied> &
  Supplied & { readonly parts: readonly LoanPart[] }

const supplied = (label: string, name: string, id: number | undefined): Line => ({
  how: 'pick',
  label,
  answer: name,
  shown: name,
  sent: String(id),
})

export const partLines = (answers: LoanPart): Lines => answerLines(loanPart, answers)

export const mortgageLines = ({ parts: _, hdn_company_id, hdn_company_label_id, ...answers }: Mortgage): Lines => {
  const lender = lenderCompanies.find(({ sender_name }) => sender_name === hdn_company_id)
  const product = lenderLabels.find(({ name }) => name === hdn_company_label_id)
  return {
    ...answerLines(mortgage, answers),
    hdn_company_id: supplied(mortgage.hdn_company_id.title, hdn_company_id, lender?.id),
    hdn_company_label_id: supplied(mortgage.hdn_company_label_id.title, hdn_company_label_id, product?.id),
  }
}

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
      ...asTold(asSent({ ...defaultLines(mortgage), ...mortgageLines(answers) }), fields),
      parts: answers.parts.map(each =>
        asTold(asSent({ ...defaultLines(loanPart), ...partLines(each) }), partOf(each.leningdeelnummer)),
      ),
    }
  })

const grouped = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 })

/** Typed without points between the thousands. */
export const euros = (amount: number): Typed => [String(amount).replace('.', ','), amount, grouped.format(amount)]

export const percent = (rate: number): Typed => {
  const text = String(rate).replace('.', ',')
  return [text, rate, text]
}

export const years = (count: number): Typed => [String(count), count * 12, String(count)]

export const onDay = (day: number, month: number, year: number): Typed => {
  const [dd, mm] = [String(day).padStart(2, '0'), String(month).padStart(2, '0')]
  return [`${dd}-${mm}-${year}`, `${year}-${mm}-${dd}`, `${dd}-${mm}-${year}`]
}

/** So many days from today. */
export const daysAhead = (days: number): Typed => {
  const then = new Date(Date.now() + days * 86_400_000)
  return onDay(then.getDate(), then.getMonth() + 1, then.getFullYear())
}
