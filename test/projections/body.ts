import { inventory } from '../../projections/sending/inventory'
import { surveyTree } from '../../projections/tree/surveyTree'
import type { Portal } from './portal'

/** What this visit would send. */
export const bodyOf = (visit: Portal): unknown =>
  inventory(visit.catalogue, visit.state(), surveyTree(visit.situation()))

/** What the office finds at a dotted path with positions; undefined where there is nothing. */
export const partOf = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (tree, key) => (typeof tree === 'object' && tree !== null ? Reflect.get(tree, key) : undefined),
      body,
    )

export const valueAt = (body: unknown, path: string): unknown => partOf(body, `${path}.value`)

export const lengthAt = (body: unknown, path: string): number | null => {
  const found = partOf(body, path)
  return Array.isArray(found) ? found.length : null
}
