/**
 * Builds the body that sends the inventory: answers (hidden as defaults, unchanged as loaded), invitation, step
 * status, style, files, retrieval; `inventoryRows`: where each field of the state goes, or why not.
 */
import { groupAt } from '../../domain/engine/answers'
import type { Catalogue, Group, ListSlot } from '../../domain/engine/catalogue'
import type { WireAnswer } from '../../domain/engine/kinds/kindRow'
import { answerOnWire, isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotPath } from '../../domain/engine/path'
import type { Situation } from '../../domain/engine/situation'
import { isAsked, isListAsked } from '../../domain/engine/visitContext'
import { wireFileName } from '../../domain/format/fileName'
import { sameAnswer } from '../../domain/language/answer'
import { type Json, keptJson } from '../../domain/language/json'
import { type StepKey, stepKeys } from '../../domain/language/stepKey'
import { retrievedDataForOffice } from '../../domain/retrieval/parseResult'
import { invitationTitle } from '../../domain/texts/sendingTexts'
import { type State, situationOf } from '../../events/state/state'
import { lookupsDue } from '../outbox/lookupsDue'
import { isStepDone } from '../steps/stepStatus'
import type { FieldView } from '../tree/fieldView'
import type { GroupView, ListView, SurveyTree } from '../tree/surveyTree'
import { invitationToSend } from './invitationToSend'

/** A question on the wire: its title and its answer. */
type WireQuestion = (WireAnswer | { readonly value: Json }) & { readonly title: string }
interface Branch {
  [key: string]: WireQuestion | Branch | readonly Branch[]
}

/** What a visit is sent by: whether it asks a question, and what the office itself sent. */
interface InventoryContext {
  readonly situation: Situation
  readonly kept: State['kept']
}

/**
 * What the office sent goes back as it came where the customer never answered and nothing else has since; not what an
 * answer hides, nor a date that this visit asks, which is ISO on the wire.
 */
const keptValueOf = (
  { situation, kept }: InventoryContext,
  { slot, ids, visible, value }: FieldView,
): Json | undefined => {
  const keptAnswer = kept.size === 0 ? undefined : kept.get(slotPath(slot, ids))
  if (keptAnswer === undefined || !sameAnswer(keptAnswer.as, value)) return undefined
  if (groupAt(situation.answers, slot.group, ids)?.touched[slot.index] === true) return undefined
  const isDate = slot.question.kind === 'date' && !isEmptyAnswer(slot.question, value)
  return isAsked(situation, slot) && (!visible || isDate) ? undefined : keptJson(keptAnswer.json)
}

const wireQuestion = (context: InventoryContext, field: FieldView): WireQuestion => {
  const { question } = field.slot
  const value = keptValueOf(context, field)
  return value === undefined
    ? { title: question.title, ...answerOnWire(question, field.value) }
    : { title: question.title, value }
}

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
const sendsItems = (situation: Situation, list: ListSlot, view: ListView): boolean =>
  view.visible || !isListAsked(situation, list)

const putGroup = (context: InventoryContext, target: Branch, group: Group, view: GroupView): void => {
  const { situation } = context
  for (const field of view.fields) put(target, wirePath(field.slot.path), wireQuestion(context, field))
  for (const list of group.lists) {
    const items = view.lists[list.index]
    if (items === undefined) continue
    put(
      target,
      list.path.split('.'),
      sendsItems(situation, list, items) ? wireItems(context, list.item, items, target) : [],
    )
  }
}

/** Where an item names what it is within by the office's id of that. */
const ownerKey = 'mortgage_id'

/** A new part of something that the office knows is a part of that. */
const ownedBy = (parent: Branch, item: Branch): Branch => {
  const [owner, named] = [parent.id, item[ownerKey]]
  if (!isValue(owner) || !isValue(named) || named.value !== '' || owner.value === '') return item
  return { ...item, [ownerKey]: { ...named, value: owner.value } }
}

const wireItems = (context: InventoryContext, group: Group, list: ListView, parent: Branch): readonly Branch[] =>
  list.items.map(item => {
    const target: Branch = {}
    putGroup(context, target, group, item)
    return ownedBy(parent, target)
  })

const isValue = (found: Branch[string] | undefined): found is WireQuestion & { readonly value: Json } =>
  isBranch(found) && 'title' in found && 'value' in found

const ofStatus = { not: 'it only changes which steps are done, and whether something is looked up (status)' } as const
const ofScreen = { not: 'it is of the screen' } as const
const ofSending = { not: 'it is of the sending itself' } as const

/** A row for each field of the state: the part of the body that it goes out in, or why it does not. */
export const inventoryRows: {
  readonly [K in keyof State]: 'survey' | 'style' | 'files' | 'parseResult' | { readonly not: string }
} = {
  facts: 'survey',
  answers: 'survey',
  kept: 'survey',
  begun: { not: 'the answers say it' },
  loaded: { not: 'what was loaded goes out' },
  invitation: 'survey',
  office: { not: 'the office knows itself' },
  submitted: ofStatus,
  asked: ofScreen,
  confirmed: { not: 'the answers that it rests on go out' },
  look: 'style',
  lenders: { not: 'the answers name what was chosen of them' },
  iwizeIntegration: { not: 'what was retrieved goes out' },
  lookUps: ofStatus,
  lookedUp: { not: 'the address goes out, whoever gave it' },
  homes: ofStatus,
  retrieval: 'parseResult',
  files: 'files',
  filesSent: ofSending,
  sending: ofSending,
  attempt: ofSending,
  copy: { not: 'the customer keeps it' },
  screen: ofStatus,
  calm: ofScreen,
  wanted: { not: 'it is of the calls of this visit' },
}

/**
 * Builds the body that sends the inventory (spec 2 section 7; spec README, OPEN-124): an answer hidden by another goes out as
 * its default, what the customer did not change as it was loaded, and our own item ids not at all.
 */
export const inventory = (catalogue: Catalogue, state: State, tree: SurveyTree): unknown => {
  const context = { situation: situationOf(catalogue, state), kept: state.kept }
  const body: Branch = {}
  for (const group of catalogue.groups) {
    const view = tree[group.id]
    if (group.within === null && view !== undefined) putGroup(context, body, group, view)
  }
  // Of the retrieval it says that something was retrieved, not that its screen was passed.
  const isDone = (step: StepKey): boolean =>
    (step !== 'aqopi' || state.retrieval !== null) && isStepDone(catalogue, { state, tree }, step)
  const customer = isBranch(body.customer) ? body.customer : {}
  return {
    ...body,
    customer: { ...customer, invitation: { title: invitationTitle, value: invitationToSend(state) } },
    // Parts of the survey that the portal has nothing in (checklist DATA-32).
    housing_requirements: body.housing_requirements ?? {},
    hdn_companies: [],
    hdn_company_labels: [],
    status: {
      ...Object.fromEntries(stepKeys.map(step => [step, isDone(step)])),
      // Spec 2 section 3: whether something is still being looked up.
      loading: lookupsDue(catalogue, { state, tree }).length > 0,
    },
    style: state.look?.style ?? null,
    files: state.files.map(({ name, type }) => ({
      filename: wireFileName(name),
      type: type === 'application/pdf' ? 'PDF' : 'XML',
    })),
    parseResult: state.retrieval === null ? null : retrievedDataForOffice(state.retrieval.retrieved),
  }
}
