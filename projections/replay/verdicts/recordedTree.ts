/**
 * The survey tree with exactly the given recorded errors, in their recorded words, whatever the rules of this build
 * say; what is unchanged is the same object.
 */
import { listsTo, rootOf } from '../../../domain/engine/answers'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress } from '../../../domain/engine/path'
import type { RefusalWords } from '../../../domain/engine/steps/refusalWords'
import type { FieldView } from '../../tree/fieldView'
import { type GroupView, type ListView, listErrors, type SurveyTree, sumOfNumbers } from '../../tree/surveyTree'

/** A refused question: the rule's name, and the words that stood there. */
export interface RecordedError {
  readonly rule: string
  readonly words: RefusalWords
}

/** What is refused in a section or an item, by the places of its questions, lists and items. */
interface GroupRefusals {
  readonly fields: Map<number, RecordedError>
  readonly lists: Map<number, Map<number, GroupRefusals>>
}

const noRefusals = (): GroupRefusals => ({ fields: new Map(), lists: new Map() })

const getOrCreate = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const cached = map.get(key) ?? make()
  map.set(key, cached)
  return cached
}

/** Views are never changed: of one without a refusal this is made once. */
const clearedFields = new WeakMap<FieldView, FieldView>()
const clearedGroups = new WeakMap<GroupView, GroupView>()
const refusedFields = new WeakMap<FieldView, { readonly by: RecordedError; readonly as: FieldView }>()

const clearedField = (field: FieldView): FieldView => {
  if (field.error === null) return field
  const cached = clearedFields.get(field) ?? { ...field, error: null, reason: null }
  clearedFields.set(field, cached)
  return cached
}

const refusedField = (field: FieldView, by: RecordedError): FieldView => {
  const cached = refusedFields.get(field)
  if (cached?.by === by) return cached.as
  const [message, reason] = by.words
  const as = { ...field, error: by.rule, reason, message }
  refusedFields.set(field, { by, as })
  return as
}

const listWith = (list: ListView, refusals: Map<number, GroupRefusals> | undefined): ListView => {
  if (list.errors === 0 && refusals === undefined) return list
  const items = list.items.map((item, at) => groupWith(item, refusals?.get(at)))
  return { ...list, items, errors: sumOfNumbers(items.map(({ errors }) => errors)) }
}

const groupWith = (view: GroupView, refusals: GroupRefusals | undefined): GroupView => {
  const cached = refusals === undefined ? clearedGroups.get(view) : undefined
  if (cached !== undefined) return cached
  const fields = view.fields.map((field, at) => {
    const by = refusals?.fields.get(at)
    return by === undefined ? clearedField(field) : refusedField(field, by)
  })
  const lists = view.lists.map((list, at) => listWith(list, refusals?.lists.get(at)))
  const isSame =
    fields.every((field, at) => field === view.fields[at]) && lists.every((list, at) => list === view.lists[at])
  const errors = fields.filter(({ error }) => error !== null).length + sumOfNumbers(lists.map(listErrors))
  const now = isSame && errors === view.errors ? view : { ...view, fields, lists, errors }
  if (refusals === undefined) clearedGroups.set(view, now)
  return now
}

/** Of a section: `key` is another where anything of it is. */
interface SectionRefusals {
  key: string
  readonly within: GroupRefusals
}

/** Of a section with refusals, what was made of it last. */
const refusedGroups = new WeakMap<GroupView, { readonly key: string; readonly as: GroupView }>()

const sectionWith = (view: GroupView, refusals: SectionRefusals | undefined): GroupView => {
  if (refusals === undefined) return groupWith(view, undefined)
  const cached = refusedGroups.get(view)
  if (cached?.key === refusals.key) return cached.as
  const as = groupWith(view, refusals.within)
  refusedGroups.set(view, { key: refusals.key, as })
  return as
}

/** Where the questions stand that are refused; one that is not there, or does not show, stands nowhere. */
const refusalsByGroup = (
  catalogue: Catalogue,
  tree: SurveyTree,
  errors: ReadonlyMap<string, RecordedError>,
): ReadonlyMap<number, SectionRefusals> => {
  const roots = new Map<number, SectionRefusals>()
  for (const [path, error] of errors) {
    const address = slotAddress(catalogue, path)
    if (address === null) continue
    const { slot, ids } = address
    const root = rootOf(slot.group).id
    const itemIndexes: (readonly [list: number, item: number])[] = []
    let view = tree[root]
    for (const [depth, { index }] of listsTo(slot.group).entries()) {
      const list: ListView | undefined = view?.lists[index]
      const item = list?.index.get(ids[depth] ?? '')
      view = item === undefined ? undefined : list?.items[item]
      itemIndexes.push([index, item ?? 0])
    }
    if (view?.fields[slot.index]?.visible !== true) continue
    const section = getOrCreate(roots, root, () => ({ key: '', within: noRefusals() }))
    section.key += `${path}\n${error.rule}\n${error.words.join('\n')}\n`
    let at = section.within
    for (const [list, item] of itemIndexes)
      at = getOrCreate(
        getOrCreate(at.lists, list, () => new Map()),
        item,
        noRefusals,
      )
    at.fields.set(slot.index, error)
  }
  return roots
}

export const recordedTree = (
  catalogue: Catalogue,
  tree: SurveyTree,
  errors: ReadonlyMap<string, RecordedError>,
): SurveyTree => {
  const refusals = refusalsByGroup(catalogue, tree, errors)
  return tree.map((view, at) => sectionWith(view, refusals.get(at)))
}
