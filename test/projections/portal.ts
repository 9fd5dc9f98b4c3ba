import * as E from 'fp-ts/Either'
import { listAt } from '../../domain/engine/answers'
import { choosableAt, isVisible, scopeAt, valueAt } from '../../domain/engine/evaluation/evaluateQuestion'
import type { LoadedItem, OfficeScalar } from '../../domain/engine/loadedCustomer'
import { listAddress, slotAddress } from '../../domain/engine/path'
import type { Situation } from '../../domain/engine/situation'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import type { Answer } from '../../domain/language/answer'
import type { Invitation, InvitationType } from '../../domain/language/invitation'
import type { Lenders } from '../../domain/language/lender'
import type { StepKey } from '../../domain/language/stepKey'
import type { Command, Refusal } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { wireRetrievalCodec } from '../../events/effects/wire/retrieval'
import { newestAction } from '../../events/intent/intentReader'
import type { SurveyEvent } from '../../events/record/surveyEvent'
import type { RecordWithIntent, SurveyRecord } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { catalogues, type SurveyName } from '../arbitraries/surveys'

export const invitation = (type: InvitationType, extra: Partial<Invitation> = {}): Invitation => ({
  id: '1',
  type,
  partner_invited: false,
  valid_until: null,
  submitted_at: null,
  aqopi_info: null,
  ...extra,
})

type Values = Readonly<Record<string, OfficeScalar>>

/** An item as the office sends it. */
export const item = (values: Values, lists: Readonly<Record<string, readonly LoadedItem[]>> = {}): LoadedItem => ({
  values: new Map(Object.entries(values)),
  lists: new Map(Object.entries(lists)),
})

interface Start {
  readonly type?: InvitationType
  readonly survey?: SurveyName
  readonly today?: string
  readonly association?: boolean
  readonly discount?: number
  readonly partnerSession?: boolean
  readonly invitation?: Invitation | null
  readonly values?: Values
  readonly lists?: Readonly<Record<string, readonly LoadedItem[]>>
  /** What lenders and products there are; without it the lists did not come. */
  readonly lenders?: Lenders
}

/** A portal for tests that say in words what a customer does and sees. */
export const portal = (start: Start = {}) => {
  const catalogue = catalogues[start.survey ?? 'shipped']
  let state: State = initialState(catalogue)
  const records: RecordWithIntent[] = []
  let moment = Date.parse(`${start.today ?? '2026-11-21'}T12:00:00Z`)

  const situation = (): Situation => situationOf(catalogue, state)

  const decide = (command: Command): E.Either<Refusal, readonly SurveyRecord['events'][number][]> => {
    const given = { command, id: `r${records.length}`, at: moment++ }
    const record = recordOf(catalogue, state, records.length, given, newestAction(records))
    if (E.isLeft(record)) return record
    if (record.right === null) return E.right([])
    records.push(record.right)
    state = foldRecord(catalogue, state, record.right)
    return E.right(record.right.events)
  }

  /** What the command brought about. */
  const does = (command: Command): readonly SurveyRecord['events'][number][] => {
    const events = decide(command)
    if (E.isLeft(events)) throw new Error(`${command.type} was refused: ${JSON.stringify(events.left)}`)
    return events.right
  }
  const refuses = (command: Command): Refusal | null => {
    const events = decide(command)
    return E.isLeft(events) ? events.left : null
  }
  const load = (given: Invitation | null, customer: LoadedItem) =>
    does({
      type: 'LoadCustomer',
      invitation: given,
      partnerSession: start.partnerSession ?? false,
      office: null,
      customer,
    })
  const loads = (values: Values, lists: Start['lists'] = {}) =>
    load(start.invitation === undefined ? invitation(start.type ?? 'full') : start.invitation, item(values, lists))
  /** The office says that the invitation stands otherwise now. */
  const isInvited = (given: Invitation | null) => load(given, item({}))
  const lends = (lists: Lenders) => does({ type: 'LoadLenders', digest: JSON.stringify(lists), lists })
  /** The provider's result as it comes in. */
  const retrieves = (result: unknown) => {
    const read = wireRetrievalCodec.decode(result)
    if (E.isLeft(read)) throw new Error('No result')
    const { retrieved, setAside } = read.right
    return does({ type: 'LoadRetrieval', retrieved, setAside, files: [] })
  }
  const answers = (path: string, value: Answer) => does({ type: 'ChangeAnswer', path, value })
  const ids = (path: string): readonly string[] => {
    const address = listAddress(catalogue, path)
    return address === null ? [] : (listAt(state.answers, address.list, address.ids)?.ids ?? [])
  }

  const at = (path: string) => {
    const address = slotAddress(catalogue, path)
    const place = address === null ? null : scopeAt(situation(), address.slot.group, address.ids)
    if (address === null || place === null) throw new Error(`Nothing at ${path}`)
    return { slot: address.slot, place }
  }
  const value = (path: string): Answer => {
    const { slot, place } = at(path)
    return valueAt(situation(), place, slot)
  }
  const shows = (path: string): boolean => {
    const { slot, place } = at(path)
    return isVisible(situation(), place, slot)
  }
  const options = (path: string): readonly string[] => {
    const { slot, place } = at(path)
    return slot.question.kind === 'choice'
      ? choosableAt(situation(), place, slot.question, value(path)).map(({ label }) => label)
      : []
  }
  const verdict = (step: StepKey) => stepVerdictOf(situation(), step)
  /** What the customer is told at a question when the step is refused; null when it is right or not asked. */
  const message = (path: string, step: StepKey = 'personal_details'): string | null => {
    const rule = verdict(step).errors.find(([refused]) => refused === path)?.[1]
    return at(path).slot.question.rules.find(({ name }) => name === rule)?.message ?? null
  }

  does({
    type: 'OpenPortal',
    host: 'localhost',
    association: start.association ?? false,
    ...(start.discount === undefined ? {} : { discount: start.discount }),
    today: start.today ?? '2026-11-21',
    build: 'test',
    rules: 'test',
  })
  if (start.invitation !== undefined || start.type !== undefined || start.values || start.lists)
    loads(start.values ?? {}, start.lists)
  if (start.lenders !== undefined) lends(start.lenders)

  return {
    catalogue,
    records,
    state: () => state,
    situation,
    does,
    refuses,
    loads,
    isInvited,
    lends,
    retrieves,
    answers,
    at,
    value,
    shows,
    options,
    message,
    verdict,
    ids,
    order: () => orderOf(situation()),
    adds: (list: string): string => {
      does({ type: 'AddItem', list })
      return ids(list).at(-1) ?? ''
    },
    removes: (list: string, id: string) => does({ type: 'RemoveItem', list, id }),
    restores: (list: string, id: string) => does({ type: 'RestoreItem', list, id }),
  }
}

export type Portal = ReturnType<typeof portal>

/** The events of one kind. */
export const only = <T extends SurveyEvent['type']>(events: readonly SurveyRecord['events'][number][], type: T) =>
  events.filter((event): event is Extract<SurveyEvent, { type: T }> => event.type === type)
