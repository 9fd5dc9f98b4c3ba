import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { slotAddress } from '../../domain/engine/path'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { foldRecord } from '../../events/state/fold'
import { type State, situationOf } from '../../events/state/state'
import type { StoreChange } from '../../events/store/store'
import { type DoubtPrompt, doubtInput, doubtPromptAt } from '../../projections/doubts/doubtPrompt'
import { followDoubts } from '../../projections/doubts/doubtStream'
import { createLive } from '../../projections/live'
import { inventory } from '../../projections/sending/inventory'
import { findField } from '../../projections/tree/findNode'
import { surveyTree } from '../../projections/tree/surveyTree'
import { askedIn, confirming, doubted, doubtful, shippedDoubts } from '../arbitraries/doubtful'
import { catalogues } from '../arbitraries/surveys'
import { checkLaw } from './check'

const catalogue = catalogues.shipped

const after = (state: State, command: Command): State => {
  const record = recordOf(catalogue, state, 1000, { command, id: 'confirmed', at: 0 })
  if (E.isLeft(record) || record.right === null) throw new Error(`${command.type} brought nothing about`)
  return foldRecord(catalogue, state, record.right)
}

const bodyOf = (state: State): unknown => inventory(catalogue, state, surveyTree(situationOf(catalogue, state)))

test('a doubt changes no verdict, no order of steps and nothing of what is sent, confirmed or not', () => {
  let met = 0
  const law = fc.property(doubtful, visit => {
    const { last } = doubted(visit)
    for (const asking of askedIn(last)) {
      met += 1
      const confirmed = after(last, confirming(asking))
      expect({ ...confirmed, confirmed: last.confirmed }).toEqual({ ...last, begun: true })
      const [before, now] = [last, confirmed].map(state => situationOf(catalogue, state))
      if (before === undefined || now === undefined) throw new Error('two situations')
      expect(orderOf(now)).toEqual(orderOf(before))
      expect(stepVerdictOf(now, 'complete')).toEqual(stepVerdictOf(before, 'complete'))
      expect(bodyOf(confirmed)).toEqual(bodyOf(last))
    }
  })
  checkLaw('a doubt changes nothing', law, 60)
  expect(met).toBeGreaterThan(20)
})

/** Another answer to each that a doubt rests on. */
const changesOf = (state: State, { rested }: DoubtPrompt): readonly Command[] =>
  rested.map(({ path, value }) => {
    const question = findField(catalogue, surveyTree(situationOf(catalogue, state)), path)?.slot.question
    if (question === undefined) throw new Error(`nothing at ${path}`)
    const given: readonly Answer[] =
      question.kind === 'choice' ? question.options.map(one => one.value) : ['02-02-1991', '03-03-1992', 70_000, 80_000]
    const [other] = given.filter(
      one => one !== value && (question.kind !== 'number' || typeof one === 'number') && isText(question.kind, one),
    )
    return { type: 'ChangeAnswer', path, value: other ?? '' }
  })

const isText = (kind: string, value: Answer): boolean =>
  (kind !== 'date' && kind !== 'text') || typeof value === 'string'

test('what was confirmed is not asked again until an answer that it rests on is another, and then it may be', () => {
  let met = 0
  const law = fc.property(doubtful, visit => {
    const { last } = doubted(visit)
    for (const asking of askedIn(last)) {
      const confirmed = after(last, confirming(asking))
      const isSame = (one: DoubtPrompt): boolean => one.path === asking.path && one.doubt === asking.doubt
      expect(askedIn(confirmed).some(isSame)).toBe(false)
      // It is confirmed already: nothing happens.
      expect(recordOf(catalogue, confirmed, 1, { command: confirming(asking), id: 'x', at: 0 })).toEqual(E.right(null))
      for (const change of changesOf(last, asking)) {
        const [then, never] = [after(confirmed, change), after(last, change)]
        met += 1
        expect(askedIn(then).filter(isSame)).toEqual(askedIn(never).filter(isSame))
      }
    }
  })
  checkLaw('confirmed until it changes', law, 60)
  expect(met).toBeGreaterThan(20)
})

test('a doubt is said of, and rests on, nothing that is hidden, open or refused', () => {
  const law = fc.property(doubtful, visit => {
    const { last } = doubted(visit)
    const tree = surveyTree(situationOf(catalogue, last))
    for (const { path, rested } of askedIn(last)) {
      expect(rested[0]?.path).toBe(path)
      for (const { path: read, value } of rested) {
        const field = findField(catalogue, tree, read)
        expect([field?.visible, field?.error]).toEqual([true, null])
        expect(field !== null && sameAnswer(field.value, value)).toBe(true)
      }
    }
  })
  checkLaw('doubts read nothing hidden', law)
})

test('what is followed answer by answer is what a fresh start asks', () => {
  const law = fc.property(doubtful, visit => {
    const { first, steps } = doubted(visit)
    const change$ = new Subject<StoreChange>()
    const live = createLive(catalogue, first, change$)
    const streams = followDoubts(catalogue, shippedDoubts, live)
    const heard = new Map<string, DoubtPrompt | null>()
    const watch = (path: string): void => {
      if (!heard.has(path)) streams.at$(path).subscribe(asking => heard.set(path, asking))
    }
    let listed: readonly DoubtPrompt[] = []
    streams.all$.subscribe(all => {
      listed = all
    })
    for (const [slot] of shippedDoubts) if (slot.group.within === null) watch(slot.path)
    for (const { record, state } of steps) {
      change$.next({ record, state })
      for (const { path } of askedIn(state)) watch(path)
      for (const [path, asking] of heard) {
        const address = slotAddress(catalogue, path)
        expect(asking).toEqual(address && doubtPromptAt(shippedDoubts, doubtInput(catalogue, state), address))
      }
      expect(listed).toEqual(askedIn(state))
      for (const { path } of listed) expect(streams.at$(path).value).toEqual(heard.get(path))
    }
  })
  checkLaw('doubts that follow equal doubts from scratch', law, 60)
})
