/**
 * Sums the customer's yearly wage and profit and reads the partner's monthly wage from visible right answers; says in
 * sentences which amounts the sums leave out.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { leftOutTexts } from '../../domain/texts/pictureTexts'
import { findField, findItems } from '../tree/findNode'
import type { SurveyTree } from '../tree/surveyTree'
import { type AmountSum, amountSum, centsIn, fieldWithin, shownItems } from './knownAnswers'

/** The income that stands at the questions, whoever gave it, each in the period that it is asked for. Amounts in cents. */
export interface OwnIncome {
  /** Gross, a year: of each employer whose pay is asked. */
  readonly wage: AmountSum
  /** Net, a year: of each company. Below nothing is a loss. */
  readonly profit: AmountSum
  /** Gross, a month; null while it is not known. */
  readonly partner: number | null
}

/** What the sums that are told leave out, in sentences. */
export const incomeOmissionWords = ({ wage, profit }: OwnIncome): readonly string[] => [
  ...(wage.known > 0 && wage.missing > 0 ? [`${leftOutTexts.wage(wage.missing)}.`] : []),
  ...(profit.known > 0 && profit.missing > 0 ? [`${leftOutTexts.profit(profit.missing)}.`] : []),
]

const sumOfItems = (catalogue: Catalogue, tree: SurveyTree, list: string, key: string): AmountSum =>
  amountSum(
    shownItems(findItems(catalogue, tree, list)).flatMap(item => {
      const field = fieldWithin(item, key)
      return field?.visible === true ? [centsIn(field)] : []
    }),
  )

export const ownIncome = (catalogue: Catalogue, tree: SurveyTree): OwnIncome => ({
  wage: sumOfItems(catalogue, tree, 'customer.employers', 'salary'),
  profit: sumOfItems(catalogue, tree, 'customer.companies', 'average_net_profit'),
  partner: centsIn(findField(catalogue, tree, 'customer.partner.salaris_bruto_per_maand')),
})
