import * as E from 'fp-ts/Either'
import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import { brokenRule, scopeAt } from '../../domain/engine/evaluation/evaluateQuestion'
import { slotAddress } from '../../domain/engine/path'
import type { QuestionRefusal } from '../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../domain/language/stepKey'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import type { stepSubmitted } from '../../events/definitions/stepSubmitted'
import { newestAction } from '../../events/intent/intentReader'
import type { RecordWithIntent, SurveyRecord } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { chosenByPath } from './byPath'
import { rightAnswers } from './rightAnswer'
import { catalogues } from './surveys'
import type { WalkPlan } from './walkPlan'
import { commandsOfWhim } from './whims'

/** A walk from the start to an inventory that is on its way. */
export interface Walked {
  readonly records: readonly RecordWithIntent[]
  readonly last: State
  /** The steps that were accepted, in order; one may come again. */
  readonly steps: readonly StepKey[]
}

/** More than any order has steps, all of them wrong once. */
const mostSteps = 120
/** More than any step refuses, each answer asking for more. */
const mostTries = 40

/** Milliseconds since 1970 at noon of an ISO date. */
const noon = (today: string): number => Date.parse(`${today}T12:00:00Z`)

/** Does what a plan says, and throws where the customer could not go on. `lived` holds what was done until then. */
export const walker = (plan: WalkPlan, catalogue: Catalogue = catalogues.shipped) => {
  const records: RecordWithIntent[] = []
  const steps: StepKey[] = []
  let state = initialState(catalogue)
  let turn = 0

  const choose = <A>(slot: Slot, from: readonly A[]): A | undefined => {
    const { choices } = plan
    if (choices === 'byPath') return chosenByPath(slot, from)
    const choice = choices[turn++ % choices.length] ?? 0
    return from[choice % Math.max(from.length, 1)]
  }

  const tried = (command: Command): SurveyRecord | 'refused' | null => {
    const given = { command, id: `r${records.length}`, at: noon(plan.today) + records.length }
    const record = recordOf(catalogue, state, records.length, given, newestAction(records))
    if (E.isLeft(record)) return 'refused'
    if (record.right === null) return null
    records.push(record.right)
    state = foldRecord(catalogue, state, record.right)
    return record.right
  }

  const does = (command: Command): SurveyRecord | null => {
    const record = tried(command)
    if (record === 'refused') throw new Error(`${JSON.stringify(command)} is refused after ${steps.join(', ')}`)
    return record
  }

  const load = (): void => {
    const { type, partnerSession, customer } = plan
    const invitation = {
      id: '1',
      type,
      partner_invited: !partnerSession,
      valid_until: null,
      submitted_at: null,
      aqopi_info: null,
    }
    does({ type: 'LoadCustomer', invitation, partnerSession, office: null, customer })
  }

  /** Answers what a refusal names, as far as it is still wrong: one answer may mend another. */
  const mend = (refused: readonly QuestionRefusal[]): void => {
    for (const [path, rule] of refused) {
      const situation = situationOf(catalogue, state)
      const address = slotAddress(catalogue, path)
      const place = address === null ? null : scopeAt(situation, address.slot.group, address.ids)
      if (address === null) throw new Error(`${path} is refused and is no question`)
      if (place === null || brokenRule(situation, place, address.slot) === null) continue
      const value = choose(address.slot, rightAnswers(situation, address.slot, address.ids))
      if (value === undefined) throw new Error(`Nothing is right at ${path} (${rule})`)
      does({ type: 'ChangeAnswer', path, value })
    }
  }

  const submit = (step: StepKey) => {
    const isOurs = (event: SurveyRecord['events'][number]): event is ReturnType<typeof stepSubmitted> =>
      event.type === 'StepSubmitted' && event.step === step
    const verdict = does({ type: 'SubmitStep', step })?.events.findLast(isOurs)
    if (verdict === undefined) throw new Error(`${step} is not judged`)
    return verdict
  }

  /** Answers what is asked until nothing is wrong any more; says which step follows. */
  const settle = (step: StepKey): StepKey | null => {
    for (let tries = 0; tries < mostTries; tries++) {
      const { errors, next } = submit(step)
      if (errors.length === 0) return next
      mend(errors)
    }
    throw new Error(`${step} stays refused: ${JSON.stringify(submit(step).errors)}`)
  }

  /** @returns the step that the customer goes to by a whim, if any. */
  const indulge = (step: StepKey, visit: number): StepKey => {
    let at = step
    for (const whim of plan.whims[visit] ?? []) {
      if (whim.does === 'reload') load()
      const { commands, to } = commandsOfWhim(situationOf(catalogue, state), at, whim)
      for (const command of commands) tried(command)
      at = to ?? at
    }
    return at
  }

  const walk = (): Walked => {
    const { today, association, discount, lenders } = plan
    does({ type: 'OpenPortal', host: 'localhost', association, discount, today, build: 'walk', rules: 'walk' })
    load()
    does({ type: 'LoadLenders', digest: 'lists', lists: lenders })
    let at: StepKey = 'intro'
    for (let visit = 0; visit < mostSteps; visit++) {
      if (at === 'complete') {
        const { errors, next } = submit(at)
        if (next === null) throw new Error('nothing follows')
        if (errors.length === 0) {
          does({ type: 'StartSending', body: 'b1' })
          return { records, last: state, steps: [...steps, at] }
        }
        at = next
      }
      // A whim comes to who has filled in the page: a search needs its questions answered.
      if (at !== 'intro' && at !== 'aqopi') {
        settle(at)
        at = indulge(at, visit)
      }
      const next = settle(at)
      if (next === null) throw new Error(`${at} is a dead end`)
      steps.push(at)
      at = next
    }
    throw new Error(`No end after ${steps.join(', ')}`)
  }

  return { walk, lived: (): readonly RecordWithIntent[] => records }
}
