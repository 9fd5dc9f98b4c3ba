/**
 * Merges the log of a transfer file into this device's log: works out the events that bring in its answers, items,
 * documents and progress (one row per state field), and the conflicts that the customer must decide.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import type { StepKey } from '../../domain/language/stepKey'
import type { Attachment } from '../../domain/sending/attachment'
import { workJoined } from '../definitions/workJoined'
import type { SurveyEvent } from '../record/surveyEvent'
import { foldRecords } from '../state/fold'
import { initialState, type State } from '../state/state'
import type { Conflict, PathOnEachSide, Resolution, Resolutions } from './conflict'
import { lastAnsweredAt } from './customerAnswers'
import { type CompleteLog, findMergeBase, mergedUpTo } from './mergeBase'
import {
  mergeConfirmations,
  mergeListGates,
  mergeLookups,
  mergeProducts,
  mergeRetrieval,
  mergeSteps,
  mergeTakenBack,
  ourPath,
  stateAfter,
} from './mergeConsequences'
import type { MergeContext, MergeResult } from './mergeContext'
import { type MergedDocuments, mergeDocuments } from './mergeDocuments'
import { mergeGroup } from './mergeGroup'

/** What is laid beside each other. `state` is that of the log here; `at` the moment, in milliseconds since 1970. */
export interface MergeInput {
  readonly catalogue: Catalogue
  readonly here: CompleteLog
  readonly state: State
  readonly file: CompleteLog
  readonly at: number
  /** Whether the customer sees one of these questions here, or saw it there. */
  readonly seen: (here: State, file: State) => (paths: readonly PathOnEachSide[]) => boolean
  /** Whether the bytes of a document came along. */
  readonly comes: (document: Attachment) => boolean
  /** Where the customer was there last. */
  readonly where: { readonly step: StepKey | null; readonly path: string | null }
}

/** What joining comes to: the events of the command, none where nothing is new; and what only the customer can choose. */
export interface MergedLogs {
  readonly events: readonly SurveyEvent[]
  readonly conflicts: readonly Conflict[]
  readonly file: State
  /** When each question was answered, by its path on that side. */
  readonly moments: Readonly<Record<Resolution, ReadonlyMap<string, number>>>
  /** The documents of the file that were to come and cannot: their bytes are not in it, or there is no room for more. */
  readonly missed: readonly Attachment[]
  /** Where the customer was there last, as it is here. */
  readonly where: MergeInput['where']
}

/** The state of the file, once for all that is asked of it. */
export const theirState = ({ catalogue, file }: { readonly catalogue: Catalogue; readonly file: CompleteLog }): State =>
  foldRecords(catalogue, initialState(catalogue), file.records)

/** What the rows below make their events of. */
interface Merge {
  readonly merging: MergeContext
  readonly merged: MergeResult
  readonly documents: MergedDocuments
  /** In milliseconds since 1970. */
  readonly at: number
  /** The state here after the events of the rows before, and these. */
  readonly now: (more?: readonly SurveyEvent[]) => State
}

/** The events that bring what the file holds of a field; the field whose events bring this one as well; or why it stays away. */
type MergeRow = ((merge: Merge) => readonly SurveyEvent[]) | { readonly with: keyof State } | { readonly not: string }

/** A row for each field of the state. The events come in the order of the rows: each is judged by what precedes it. */
export const mergeRows: { readonly [K in keyof State]: MergeRow } = {
  answers: ({ merging, merged, now }) => {
    const isChosen = (path: string): boolean => merged.conflicts.some(({ key }) => key === path)
    const events = [...merged.events]
    events.push(...mergeListGates(merging, now(events), merged, isChosen))
    events.push(...mergeTakenBack(merged.free))
    return [...events, ...mergeProducts(merging.catalogue, now(events))]
  },
  lookedUp: ({ merging, merged }) => mergeLookups(merging.catalogue, merging.file, merged.events),
  lookUps: { with: 'lookedUp' },
  retrieval: ({ merging: { catalogue, here, file }, merged, at, now }) =>
    mergeRetrieval(catalogue, here, file, now(), merged.ids, at),
  files: ({ documents }) => documents.events,
  filesSent: { with: 'files' },
  confirmed: ({ merging: { catalogue, here, file }, merged, now }) =>
    mergeConfirmations(catalogue, here, file, now(), merged.ids),
  submitted: ({ merging: { catalogue, here, file, base }, now }) => mergeSteps(catalogue, here, file, base, now()),
  begun: { not: 'whoever takes in a file has begun' },
  facts: { not: 'each computer has its own visit' },
  loaded: { not: 'the office tells it to each computer' },
  invitation: { not: 'the office tells it to each computer' },
  office: { not: 'the office tells it to each computer' },
  look: { not: 'the office tells it to each computer' },
  lenders: { not: 'the office tells it to each computer' },
  iwizeIntegration: { not: 'the office tells it to each computer' },
  kept: { not: 'the office tells it to each computer' },
  homes: { not: 'each computer looks it up' },
  sending: { not: 'no file is taken in while anything is sent' },
  attempt: { not: 'no file is taken in while anything is sent' },
  copy: { not: 'it is of the answers there' },
  asked: { not: 'it is of the screen there' },
  screen: { not: 'it is of the screen there' },
  calm: { not: 'it is of the screen there' },
  wanted: { not: 'each computer has its own visit' },
}

/**
 * Lays the file beside what stands here. What went on on one side only is taken from there; what went on on both is as
 * the customer chose, and as it is here while he has not. Pure: asking again with other choices costs nothing.
 */
export const mergeLogs = (joining: MergeInput, picks: Resolutions): MergedLogs => {
  const { catalogue, here, state, at } = joining
  const file = theirState(joining)
  const moments = { here: lastAnsweredAt(here.records), file: lastAnsweredAt(joining.file.records) }
  const base = findMergeBase(catalogue, here, joining.file)
  if (base === 'known') return { events: [], conflicts: [], file, moments, missed: [], where: joining.where }
  const merging: MergeContext = {
    catalogue,
    here: state,
    file,
    base,
    picks,
    isSeen: joining.seen(state, file),
    newest: both => ((moments.file.get(both.file) ?? 0) > (moments.here.get(both.here) ?? 0) ? 'file' : 'here'),
  }
  const merged: MergeResult = { events: [], conflicts: [], left: [], free: [], ids: new Map() }
  for (const [n, group] of catalogue.groups.entries()) {
    const [ours, theirs] = [state.answers[n], file.answers[n]]
    if (group.within !== null || ours === undefined || theirs === undefined) continue
    const was = base?.state.answers[n] ?? null
    mergeGroup(merging, { group, hereIds: [], fileIds: [], here: ours, file: theirs, base: was, whole: false }, merged)
  }
  const documents = mergeDocuments(merging, joining.comes)
  const conflicts = [...merged.conflicts, ...documents.conflicts]
  const events: SurveyEvent[] = []
  const now = (more: readonly SurveyEvent[] = []): State => stateAfter(catalogue, state, at, [...events, ...more])
  for (const row of Object.values(mergeRows))
    if (typeof row === 'function') events.push(...row({ merging, merged, documents, at, now }))
  const { step, path } = joining.where
  const where = { step, path: path === null ? null : ourPath(path, merged.ids) }
  const last = joining.file.records.at(-1)
  const said = workJoined({
    log: joining.file.log,
    seq: last?.seq ?? 0,
    knows: [...mergedUpTo(joining.file.records)].flatMap(([log, { seq }]) => (log === here.log ? [] : [{ log, seq }])),
    left: merged.left.map(({ path, value, from }) => ({ path, value, at: moments.file.get(from) ?? null })),
    leftFiles: documents.left,
    ...where,
  })
  return { events: [said, ...events], conflicts, file, moments, missed: documents.missed, where }
}
