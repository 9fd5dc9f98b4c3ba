import { listAt } from '../engine/answers'
import { profileOf } from '../engine/asked'
import { listAddress } from '../engine/path'
import type { Situation } from '../engine/situation'
import { employersOf } from './income'
import { type KnownItem, together } from './knownItem'
import { mortgagesOf, pensionsOf } from './loans'
import type { PassedOver } from './passedOver'
import { childrenOf, otherHomes, peopleOf } from './people'
import type { Retrieved } from './retrieved'

const onlyEmployer = ({ catalogue, answers }: Situation): string | null => {
  const address = listAddress(catalogue, 'customer.employers')
  const ids = address === null ? [] : (listAt(answers, address.list, address.ids)?.ids ?? [])
  return ids.length === 1 ? (ids[0] ?? null) : null
}

/**
 * What was retrieved as it fills the survey, by the rules of spec 1 section 4, and what the rules pass over. Whether the
 * survey takes a value is for the survey to say.
 */
export const knownOf = (
  retrieved: Retrieved,
  situation: Situation,
): { readonly customer: KnownItem; readonly passedOver: readonly PassedOver[] } => {
  const { facts, lenders } = situation
  const children = childrenOf(retrieved, facts.today)
  const employers = employersOf(retrieved, {
    monitoring: profileOf(situation).monitoring,
    onlyEmployer: onlyEmployer(situation),
  })
  const mortgages = mortgagesOf(retrieved, lenders, facts.today)
  const pensions = pensionsOf(retrieved)
  return {
    customer: together(peopleOf(retrieved), {
      'customer.employers': employers.items,
      'customer.children': children.items,
      'customer.mortgages': mortgages.items,
      'customer.pensions': pensions.items,
    }),
    passedOver: [...otherHomes(retrieved), ...employers.passedOver, ...children.passedOver, ...mortgages.passedOver],
  }
}
