import { listAt } from '../engine/answers'
import { listAddress } from '../engine/path'
import type { Situation } from '../engine/situation'
import { profileOf } from '../engine/visitContext'
import { employersOf } from './income'
import { combineItems, type ItemWithProvenance } from './itemWithProvenance'
import { mortgagesOf, pensionsOf } from './loans'
import type { PassedOverPart } from './passedOverPart'
import { childrenOf, otherHomes, peopleOf } from './people'
import type { RetrievedData } from './retrievedData'

const onlyEmployer = ({ catalogue, answers }: Situation): string | null => {
  const address = listAddress(catalogue, 'customer.employers')
  const ids = address === null ? [] : (listAt(answers, address.list, address.ids)?.ids ?? [])
  return ids.length === 1 ? (ids[0] ?? null) : null
}

/**
 * Maps data retrieved from the provider (people, employers, children, mortgages, pensions) to values for the survey's
 * questions by spec 1 section 4, and lists what is passed over. Prefilling decides later which values are used.
 */
export const mapRetrievedData = (
  retrieved: RetrievedData,
  situation: Situation,
): { readonly customer: ItemWithProvenance; readonly passedOver: readonly PassedOverPart[] } => {
  const { facts, lenders } = situation
  const children = childrenOf(retrieved, facts.today)
  const employers = employersOf(retrieved, {
    monitoring: profileOf(situation).monitoring,
    onlyEmployer: onlyEmployer(situation),
  })
  const mortgages = mortgagesOf(retrieved, lenders, facts.today)
  const pensions = pensionsOf(retrieved)
  return {
    customer: combineItems(peopleOf(retrieved), {
      'customer.employers': employers.items,
      'customer.children': children.items,
      'customer.mortgages': mortgages.items,
      'customer.pensions': pensions.items,
    }),
    passedOver: [...otherHomes(retrieved), ...employers.passedOver, ...children.passedOver, ...mortgages.passedOver],
  }
}
