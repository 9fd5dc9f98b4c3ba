import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { answerAt } from '../../domain/engine/answers'
import { slotAddress, slotPath } from '../../domain/engine/path'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { customerAnswersWithin } from '../../events/merge/customerAnswers'
import { type MergedLogs, mergeLogs } from '../../events/merge/mergeLogs'
import { decodeRecord, encodeRecord } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { type State, situationOf } from '../../events/state/state'
import { treeAfter } from '../../projections/live'
import { surveyTree } from '../../projections/tree/surveyTree'
import type { Move } from '../arbitraries/commands'
import { catalogues } from '../arbitraries/surveys'
import {
  type Computer,
  does,
  joiningOf,
  liveTwo,
  type Opened,
  presses,
  twoComputers,
  way,
} from '../arbitraries/twoComputers'
import { checkLaw } from './check'

const catalogue = catalogues.shipped

const each = (name: string, holds: (opened: Opened) => void, runs = 40): void =>
  checkLaw(
    name,
    fc.property(twoComputers, plan => {
      liveTwo(plan, holds)
    }),
    runs,
  )

const ownIn = (state: State) =>
  catalogue.groups.flatMap((group, n) => {
    const held = state.answers[n]
    return group.within !== null || held === undefined ? [] : customerAnswersWithin(state, group, [], held)
  })

const valueAt = (state: State, path: string) => {
  const address = slotAddress(catalogue, path)
  return address === null ? undefined : answerAt(state.answers, address)
}

test('a file of this very log changes nothing, and neither does the same file again', () => {
  each('what is known is not entered', ({ here, file }) => {
    expect(mergeLogs(joiningOf(here, here), new Map()).events).toEqual([])
    const earlier = { ...here, records: here.records.slice(0, -1) }
    expect(mergeLogs(joiningOf(here, earlier), new Map()).events).toEqual([])
    const again = mergeLogs(joiningOf(here, file), new Map())
    expect([again.events, again.conflicts]).toEqual([[], []])
  })
})

test('a file comes in as one record, and its replay is what was lived', () => {
  each('joined, then replayed, is lived', ({ before, here, came, record }) => {
    if (came.events.length === 0) return
    if (record === null) throw new Error('nothing was done')
    const read = decodeRecord(JSON.parse(JSON.stringify(encodeRecord(record))))
    if (E.isLeft(read)) throw new Error(read.left.detail)
    expect(foldRecord(catalogue, before, read.right)).toEqual(here.state)
    const tree = surveyTree(situationOf(catalogue, before))
    const scratch = surveyTree(situationOf(catalogue, here.state))
    expect(treeAfter(catalogue, tree, here.state, record).tree).toEqual(scratch)
  })
})

test('what went on on both sides is as it was chosen', () => {
  each('the state is the chosen one', ({ before, here, asked, picks, came }) => {
    for (const conflict of asked.conflicts) {
      if (conflict.kind === 'document') {
        const chosen = picks.get(conflict.key) === 'file' ? conflict.file : conflict.here
        const stands = here.state.files.find(({ name }) => name === conflict.name)
        if (!came.missed.some(({ name }) => name === conflict.name)) expect(stands).toEqual(chosen ?? undefined)
        continue
      }
      if (conflict.kind === 'item') continue
      const isFile = picks.get(conflict.key) === 'file'
      for (const both of conflict.paths) {
        const question = slotAddress(catalogue, both.here)?.slot.question
        // A product is right only with its lender, and what was chosen of that decides.
        if (question?.kind === 'choice' && question.supply?.from === 'products') continue
        const chosen = isFile ? valueAt(came.file, both.file) : valueAt(before, both.here)
        expect(valueAt(here.state, both.here), both.here).toEqual(chosen)
      }
    }
  })
})

/** The last part of a path: items may have other ids on the other computer. */
const keyOf = (path: string): string => path.split('.').at(-1) ?? ''

test('no answer of either side is lost: it stands there, or the log tells it', () => {
  each('no answer is lost', ({ before, here, came }) => {
    const told = new Set(
      here.records.flatMap(({ events }) =>
        events.flatMap(event => {
          const answers = event.type === 'AnswerChanged' ? [event] : event.type === 'WorkJoined' ? event.left : []
          return answers.map(({ path, value }) => `${keyOf(path)} ${JSON.stringify(value)}`)
        }),
      ),
    )
    const standing = new Set(ownIn(here.state).map(({ path, value }) => `${keyOf(path)} ${JSON.stringify(value)}`))
    for (const { path, value } of [...ownIn(before), ...ownIn(came.file)]) {
      const one = `${keyOf(path)} ${JSON.stringify(value)}`
      expect(told.has(one) || standing.has(one), `${path}: ${String(value)}`).toBe(true)
    }
  })
})

test('what only one side answered since the other knew it stands, and what was not asked stays as it was', () => {
  each('nobody is asked about what one side did', ({ before, here, asked, came }) => {
    const conflicting = new Set(asked.conflicts.map(({ key }) => key))
    const changed = new Set(came.events.flatMap(event => (event.type === 'AnswerChanged' ? [event.path] : [])))
    for (const { path, value } of ownIn(before)) {
      if (changed.has(path) || conflicting.has(path)) continue
      const now = valueAt(here.state, path)
      // Its item may have been removed on the other computer, untouched here since.
      if (now !== undefined) expect(now, path).toEqual(value)
    }
  })
})

// The day, the office and its lists may differ from one computer to the other, and what is asked with them; the details of a
// home are looked up on each.
const isAlike = (move: Move): boolean =>
  move.move === 'other' ? move.command.type === 'SubmitStep' : move.move !== 'home' && move.move !== 'standing'

const alike = twoComputers.map(plan => ({
  ...plan,
  turns: plan.turns.map(turn => (turn.turn === 'does' ? { ...turn, moves: turn.moves.filter(isAlike) } : turn)),
}))

const take = (here: Computer, file: Computer): MergedLogs => {
  const came = mergeLogs(joiningOf(here, file), new Map())
  does(here, { type: 'JoinWork', on: here.state, events: came.events })
  return came
}

const seen = ({ state }: Computer) =>
  surveyTree(situationOf(catalogue, state)).flatMap(({ fields }) =>
    fields.flatMap(({ slot, ids, value, visible }) => (visible ? [[slotPath(slot, ids), value]] : [])),
  )

test('two computers that take in each other hold the same in the end', () => {
  const law = fc.property(alike, plan => {
    const [one, other] = liveTwo(plan, () => undefined)
    take(one, other)
    expect(take(other, one).conflicts).toEqual([])
    expect(seen(other)).toEqual(seen(one))
  })
  checkLaw('both hold the same', law, 40)
})

test('what is taken back on one of two computers that hold the same is taken back on both, and nobody is asked', () => {
  const law = fc.property(alike, fc.array(way, { minLength: 1, maxLength: 5 }), (plan, ways) => {
    const [one, other] = liveTwo(plan, () => undefined)
    take(one, other)
    take(other, one)
    for (const press of ways) presses(other, press)
    expect(take(one, other).conflicts).toEqual([])
    expect(seen(one)).toEqual(seen(other))
    for (const step of orderOf(situationOf(catalogue, other.state)))
      expect(one.state.submitted.has(step), step).toBe(other.state.submitted.has(step))
  })
  checkLaw('both take back the same', law, 40)
})
