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
interface Refusals {
  readonly fields: Map<number, RecordedError>
  readonly lists: Map<number, Map<number, Refusals>>
}

const nothing = (): Refusals => ({ fields: new Map(), lists: new Map() })

const found = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

/** Views are never changed: of one without a refusal this is made once. */
const clearedFields = new WeakMap<FieldView, FieldView>()
const clearedGroups = new WeakMap<GroupView, GroupView>()
const refusedFields = new WeakMap<FieldView, { readonly by: RecordedError; readonly as: FieldView }>()

const clearedField = (field: FieldView): FieldView => {
  if (field.error === null) return field
  const known = clearedFields.get(field) ?? { ...field, error: null, reason: null }
  clearedFields.set(field, known)
  return known
}

const refusedField = (field: FieldView, by: RecordedError): FieldView => {
  const known = refusedFields.get(field)
  if (known?.by === by) return known.as
  const [message, reason] = by.words
  const as = { ...field, error: by.rule, reason, message }
  refusedFields.set(field, { by, as })
  return as
}

const listWith = (list: ListView, refusals: Map<number, Refusals> | undefined): ListView => {
  if (list.errors === 0 && refusals === undefined) return list
  const items = list.items.map((item, at) => groupWith(item, refusals?.get(at)))
  return { ...list, items, errors: sumOfNumbers(items.map(({ errors }) => errors)) }
}

const groupWith = (view: GroupView, refusals: Refusals | undefined): GroupView => {
  const known = refusals === undefined ? clearedGroups.get(view) : undefined
  if (known !== undefined) return known
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
interface PlacedRefusals {
  key: string
  readonly within: Refusals
}

/** Of a section with refusals, what was made of it last. */
const refusedGroups = new WeakMap<GroupView, { readonly key: string; readonly as: GroupView }>()

const sectionWith = (view: GroupView, refusals: PlacedRefusals | undefined): GroupView => {
  if (refusals === undefined) return groupWith(view, undefined)
  const known = refusedGroups.get(view)
  if (known?.key === refusals.key) return known.as
  const as = groupWith(view, refusals.within)
  refusedGroups.set(view, { key: refusals.key, as })
  return as
}

/** Where the questions stand that are refused; one that is not there, or does not show, stands nowhere. */
const placed = (
  catalogue: Catalogue,
  tree: SurveyTree,
  errors: ReadonlyMap<string, RecordedError>,
): ReadonlyMap<number, PlacedRefusals> => {
  const roots = new Map<number, PlacedRefusals>()
  for (const [path, error] of errors) {
    const address = slotAddress(catalogue, path)
    if (address === null) continue
    const { slot, ids } = address
    const root = rootOf(slot.group).id
    const places: (readonly [list: number, item: number])[] = []
    let view = tree[root]
    for (const [depth, { index }] of listsTo(slot.group).entries()) {
      const list: ListView | undefined = view?.lists[index]
      const item = list?.index.get(ids[depth] ?? '')
      view = item === undefined ? undefined : list?.items[item]
      places.push([index, item ?? 0])
    }
    if (view?.fields[slot.index]?.visible !== true) continue
    const placedIn = found(roots, root, () => ({ key: '', within: nothing() }))
    placedIn.key += `${path}\n${error.rule}\n${error.words.join('\n')}\n`
    let at = placedIn.within
    for (const [list, item] of places)
      at = found(
        found(at.lists, list, () => new Map()),
        item,
        nothing,
      )
    at.fields.set(slot.index, error)
  }
  return roots
}

/**
 * The tree with these questions wrong and no others, whatever the rules of this build say. What is as it was is the same
 * object.
 */
export const recordedTree = (
  catalogue: Catalogue,
  tree: SurveyTree,
  errors: ReadonlyMap<string, RecordedError>,
): SurveyTree => {
  const refusals = placed(catalogue, tree, errors)
  return tree.map((view, at) => sectionWith(view, refusals.get(at)))
}
