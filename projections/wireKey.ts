import type { Catalogue } from '../domain/engine/catalogue'
import { listAddress, slotAddress } from '../domain/engine/path'
import { listViewAt } from './lookUp'
import type { SurveyTree } from './surveyTree'

/** A path with the positions of list items turned into our ids, as the items stand now. */
const withIds = (catalogue: Catalogue, tree: SurveyTree, key: string): string =>
  key.split('.').reduce((path, segment) => {
    const list = path === '' ? null : listAddress(catalogue, path)
    const items = list === null ? null : listViewAt(tree, list.list, list.ids)
    const next = /^\d+$/.test(segment) ? (items?.ids[Number(segment)] ?? segment) : segment
    return path === '' ? next : `${path}.${next}`
  }, '')

/**
 * The path of the question that the office names in a 422 ('customer.employers.0.name'); the key itself when there is no
 * such question here. A box of a checkbox list is a question of its own on the wire, and none here.
 */
export const pathOfWireKey = (catalogue: Catalogue, tree: SurveyTree, key: string): string => {
  const path = withIds(catalogue, tree, key.replace(/\.(value|title)$/, ''))
  const list = path.replace(/\.questions\.[^.]+$/, '')
  return (
    [path, `${path}.value`, list, `${list}.value`].find(candidate => slotAddress(catalogue, candidate) !== null) ?? key
  )
}
