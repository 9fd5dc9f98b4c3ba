import type { Catalogue } from '../../domain/engine/catalogue'
import { leftOutTexts } from '../../domain/texts/pictureTexts'
import { fieldAt, itemsAt } from '../lookUp'
import type { SurveyTree } from '../surveyTree'
import { centsIn, fieldIn, type Sum, shownItems, sumOf } from './reading'

/** The income that stands at the questions, whoever gave it, each in the period that it is asked for. Amounts in cents. */
export interface OwnIncome {
  /** Gross, a year: of each employer whose pay is asked. */
  readonly wage: Sum
  /** Net, a year: of each company. Below nothing is a loss. */
  readonly profit: Sum
  /** Gross, a month; null while it is not known. */
  readonly partner: number | null
}

/** What the sums that are told leave out, in sentences. */
export const leftOut = ({ wage, profit }: OwnIncome): readonly string[] => [
  ...(wage.known > 0 && wage.missing > 0 ? [`${leftOutTexts.wage(wage.missing)}.`] : []),
  ...(profit.known > 0 && profit.missing > 0 ? [`${leftOutTexts.profit(profit.missing)}.`] : []),
]

const sumOfItems = (catalogue: Catalogue, tree: SurveyTree, list: string, key: string): Sum =>
  sumOf(
    shownItems(itemsAt(catalogue, tree, list)).flatMap(item => {
      const field = fieldIn(item, key)
      return field?.visible === true ? [centsIn(field)] : []
    }),
  )

export const ownIncome = (catalogue: Catalogue, tree: SurveyTree): OwnIncome => ({
  wage: sumOfItems(catalogue, tree, 'customer.employers', 'salary'),
  profit: sumOfItems(catalogue, tree, 'customer.companies', 'average_net_profit'),
  partner: centsIn(fieldAt(catalogue, tree, 'customer.partner.salaris_bruto_per_maand')),
})
