/**
 * Finds the question path for a key that the office names in a 422, however it spells or wraps it; the key itself
 * where there is no such question.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { listAddress } from '../../domain/engine/path'
import { findField, findList } from '../tree/findNode'
import type { SurveyTree } from '../tree/surveyTree'

/** The office's own names of what the survey calls otherwise (wire/customer.ts). */
const officeNames: ReadonlyMap<string, string> = new Map([['employments', 'employers']])

/** What an office wraps an answer, or what it was sent, in. */
const wrappers = new Set(['data', 'attributes', 'body', 'payload', 'inventory', 'survey'])

/** The parts of 'data.customer.employments.0.name', 'customer[employers][0][name]' or '/customer/employers/0/name'. */
const segmentsOf = (key: string): readonly string[] =>
  key
    .split(/[.[\]/]/)
    .filter(segment => segment !== '' && !wrappers.has(segment))
    .map(segment => officeNames.get(segment) ?? segment)

/** A path with the positions of list items turned into our ids, as the items stand now. */
const withIds = (catalogue: Catalogue, tree: SurveyTree, segments: readonly string[]): string =>
  segments.reduce((path, segment) => {
    const list = path === '' ? null : listAddress(catalogue, path)
    const items = list === null ? null : findList(tree, list.list, list.ids)
    const next = /^\d+$/.test(segment) ? (items?.ids[Number(segment)] ?? segment) : segment
    return path === '' ? next : `${path}.${next}`
  }, '')

/** The question at a path; a box of a checkbox list is a question of its own on the wire, and none here. */
const questionAt = (catalogue: Catalogue, tree: SurveyTree, segments: readonly string[]): string | undefined => {
  const path = withIds(catalogue, tree, segments).replace(/\.(value|title)$/, '')
  const list = path.replace(/\.questions\.[^.]+$/, '')
  return [path, `${path}.value`, list, `${list}.value`].find(
    candidate => findField(catalogue, tree, candidate) !== null,
  )
}

/**
 * The path of the question that the office names in a 422, however it spells that: with dots, brackets or slashes, within what
 * it wraps answers in, below other names ('request.customer.phone'), or without 'customer' ('employers.0.salary'). The key
 * itself when there is no such question here.
 */
export const pathOfWireKey = (catalogue: Catalogue, tree: SurveyTree, key: string): string => {
  const segments = segmentsOf(key)
  const from = segments.map((_, at) => segments.slice(at)).filter(([root = '']) => isRoot(catalogue, root))
  return (
    [...from, ['customer', ...segments]]
      .map(each => questionAt(catalogue, tree, each))
      .find(path => path !== undefined) ?? key
  )
}

/** Whether paths of the catalogue begin so. */
const isRoot = ({ groups }: Catalogue, name: string): boolean =>
  groups.some(({ within, slots }) => within === null && slots.some(({ path }) => path.startsWith(`${name}.`)))
