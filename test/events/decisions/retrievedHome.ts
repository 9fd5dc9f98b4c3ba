import { officeLenders } from '../../domain/retrieval/retrieval'
import { type Portal, portal } from '../../projections/portal'

export const year = 2026
export const employers = 'customer.employers'
export const children = 'customer.children'
export const mortgages = 'customer.mortgages'
export const pensions = 'customer.pensions'

/** A visit to which the office has told its lenders. */
export const home = (type: 'full' | 'mortgage_pension' | 'mortgage_enrich' = 'full'): Portal =>
  portal({ type, lenders: officeLenders })

/** One answer of every item of a list. */
export const of = (visit: Portal, list: string, key: string) =>
  visit.ids(list).map(id => visit.value(`${list}.${id}.${key}`))

export const told = (visit: Portal, path: string) => visit.state().retrieval?.told.get(path)

/** Why something was not used, by its place in the result. */
export const passed = (visit: Portal): Readonly<Record<string, string>> =>
  Object.fromEntries((visit.state().retrieval?.passedOver ?? []).map(({ at, reason }) => [at, reason]))
