import type { Catalogue } from '../../domain/engine/catalogue'
import { isAsked } from '../../domain/engine/visitContext'
import { forRetrieval, papers } from '../../domain/invitation/papers'
import type { SurveyView } from '../live'
import { offeredStartOptions } from '../steps/offeredStartOptions'
import { findField } from '../tree/findNode'

/**
 * Lists in words what to have at hand before the first start: what retrieving needs, where it is offered, and the
 * papers for the questions that this visit asks.
 */
export const papersToPrepare = (catalogue: Catalogue, { state, tree }: SurveyView): readonly string[] => {
  const { facts } = state
  const hasPartner = facts.partnerSession || findField(catalogue, tree, 'customer.has_partner')?.value === 1
  const isAskedFor = (path: string): boolean => {
    const slot = catalogue.slotAt.get(path)
    return slot !== undefined && isAsked({ catalogue, facts }, slot)
  }
  return [
    ...(offeredStartOptions(state)?.includes('digital') === true ? [forRetrieval] : []),
    ...papers
      .filter(paper => isAskedFor(paper.for))
      .map(({ words, ifPartner = '' }) => (hasPartner ? words : words + ifPartner)),
  ]
}
