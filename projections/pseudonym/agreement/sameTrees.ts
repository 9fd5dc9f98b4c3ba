/**
 * Whether every question, list and item shows, is required and is wrong in the same way in the survey trees of two
 * logs; skips what is unchanged since they agreed.
 */
import type { GroupView, ListView, SurveyTree } from '../../tree/surveyTree'

/** Of the one log and of the other. */
export type TreePair = readonly [SurveyTree, SurveyTree]

type GroupPair = readonly [GroupView | undefined, GroupView | undefined]
type ListPair = readonly [ListView | undefined, ListView | undefined]

const sameFields = (before: GroupPair, [one, other]: readonly [GroupView, GroupView]): boolean => {
  if (one.fields.length !== other.fields.length) return false
  for (const [i, here] of one.fields.entries()) {
    const there = other.fields[i]
    if (there === undefined) return false
    if (here === before[0]?.fields[i] && there === before[1]?.fields[i]) continue
    const isSame =
      here.visible === there.visible &&
      here.required === there.required &&
      here.error === there.error &&
      here.reason === there.reason &&
      here.given === there.given &&
      here.nothingToChoose === there.nothingToChoose &&
      here.options.length === there.options.length
    if (!isSame) return false
  }
  return one.gates.every((gate, i) => gate === other.gates[i])
}

const itemOf = (list: ListView | undefined, id: string): GroupView | undefined => list?.items[list.index.get(id) ?? -1]

const sameLists = (
  before: ListPair,
  [one, other]: readonly [ListView, ListView],
  idOf: (id: string) => string,
): boolean => {
  if (one.visible !== other.visible || one.ids.length !== other.ids.length) return false
  return one.ids.every((id, i) => {
    const [counterpart, here, there] = [other.ids[i] ?? '', one.items[i], other.items[i]]
    if (idOf(id) !== counterpart || here === undefined || there === undefined) return false
    return sameGroups([itemOf(before[0], id), itemOf(before[1], counterpart)], [here, there], idOf)
  })
}

const sameGroups = (before: GroupPair, now: readonly [GroupView, GroupView], idOf: (id: string) => string): boolean => {
  const [one, other] = now
  if (one === before[0] && other === before[1]) return true
  if (one.errors !== other.errors || !sameFields(before, now)) return false
  return one.lists.every((list, i) => {
    const counterpart = other.lists[i]
    const was: ListPair = [before[0]?.lists[i], before[1]?.lists[i]]
    if (list === was[0] && counterpart === was[1]) return true
    return counterpart !== undefined && sameLists(was, [list, counterpart], idOf)
  })
}

/** @param idOf how an item of the one is called in the other */
export const sameTrees = (before: TreePair, [one, other]: TreePair, idOf: (id: string) => string): boolean =>
  one.length === other.length &&
  one.every((group, i) => {
    const counterpart = other[i]
    return counterpart !== undefined && sameGroups([before[0][i], before[1][i]], [group, counterpart], idOf)
  })
