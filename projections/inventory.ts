import { isListAsked } from '../domain/engine/asked'
import type { Catalogue, Group, ListSlot } from '../domain/engine/catalogue'
import type { OnWire } from '../domain/engine/kinds/kind'
import { onWire } from '../domain/engine/kinds/kinds'
import type { Situation } from '../domain/engine/reading'
import { stepKeys } from '../domain/language/stepKey'
import { type State, situationOf } from '../events/state/state'
import type { FieldView } from './fieldView'
import { lookUpsDue } from './lookUpsDue'
import type { GroupView, ListView, SurveyTree } from './surveyTree'
import { statusOf } from './validity'

/** A question on the wire: its title and its answer. */
type Sent = OnWire & { readonly title: string }
interface Branch {
  [key: string]: Sent | Branch | readonly Branch[]
}

const sent = ({ slot: { question }, value }: FieldView): Sent => ({ title: question.title, ...onWire(question, value) })

const isBranch = (value: Branch[string] | undefined): value is Branch => value !== undefined && !Array.isArray(value)

/** Puts a value at a path ('partner.address.street'), making the branches on the way. */
const put = (branch: Branch, path: readonly string[], value: Branch[string]): void => {
  const [key = '', ...rest] = path
  if (rest.length === 0) {
    branch[key] = value
    return
  }
  const deeper = branch[key]
  const next: Branch = isBranch(deeper) ? deeper : {}
  branch[key] = next
  put(next, rest, value)
}

/** A step's answers end in '.value' in the portal; on the wire that is the value within the question. */
const wirePath = (path: string): readonly string[] => path.replace(/\.value$/, '').split('.')

/** A list that an answer hides goes out without items; one that is never asked goes out as it was loaded. */
const isSent = (situation: Situation, list: ListSlot, view: ListView): boolean =>
  view.visible || !isListAsked(situation, list)

const putGroup = (situation: Situation, into: Branch, group: Group, view: GroupView): void => {
  for (const field of view.fields) put(into, wirePath(field.slot.path), sent(field))
  for (const list of group.lists) {
    const items = view.lists[list.index]
    if (items === undefined) continue
    put(into, list.path.split('.'), isSent(situation, list, items) ? sentItems(situation, list.item, items) : [])
  }
}

const sentItems = (situation: Situation, group: Group, list: ListView): readonly Branch[] =>
  list.items.map(item => {
    const into: Branch = {}
    putGroup(situation, into, group, item)
    return into
  })

/**
 * The body that sends the inventory (spec 2 section 7; spec README, OPEN-124): an answer hidden by another goes out as
 * its default, what this type never asks as it was loaded, and our own item ids not at all.
 */
export const inventory = (catalogue: Catalogue, state: State, tree: SurveyTree): unknown => {
  const situation = situationOf(catalogue, state)
  const body: Branch = {}
  for (const group of catalogue.groups) {
    const view = tree[group.id]
    if (group.within === null && view !== undefined) putGroup(situation, body, group, view)
  }
  return {
    ...body,
    status: {
      ...Object.fromEntries(stepKeys.map(step => [step, statusOf(catalogue, { state, tree }, step)])),
      // Spec 2 section 3: whether something is still being looked up.
      loading: lookUpsDue(catalogue, { state, tree }).length > 0,
    },
    style: state.look?.style ?? null,
    files: state.files.map(({ name, type }) => ({ filename: name, type })),
    parseResult: null,
  }
}
