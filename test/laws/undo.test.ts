import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerAt, type GroupAnswers } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import { advancesByItself } from '../../events/intent/countsAsSubmitted'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { foldRecords } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { createLogHistory } from '../../projections/logHistory/logHistory'
import { surveyTree } from '../../projections/tree/surveyTree'
import { isContinuedTyping, nextUndo, type UndoDirection, undoStateAt } from '../../projections/undo/nextUndo'
import { undoOfferWords, undoResultWords } from '../../projections/undo/undoWords'
import type { Move } from '../arbitraries/commands'
import { type Keys, keysAfter, pressAll } from '../arbitraries/undoKeys'
import { live, type Visit, visitArbitrary } from '../arbitraries/visit'
import { fieldsOf } from '../projections/fields'
import { checkLaw } from './check'

/** What went away and what is to be undone no more is not looked at. */
const there = ({ values, touched, lists }: GroupAnswers): unknown => ({
  values,
  touched,
  lists: lists.map(({ ids, items }) => ({ ids, items: items.map(there) })),
})

/** All that 'undo' is about. A step that goes on by itself was submitted by nobody. */
const stood = ({ catalogue, state: of }: Keys) => {
  const { facts, answers, submitted, lookedUp, retrieval, files, filesSent } = of()
  return {
    answers: answers.map(there),
    submitted: [...submitted.keys()].filter(step => !advancesByItself({ catalogue, facts }, step)).toSorted(),
    lookedUp: [...lookedUp].toSorted(),
    offered: [...(retrieval?.told ?? [])].flatMap(([path, { open }]) => (open ? [path] : [])),
    files,
    filesSent,
  }
}

/** Whether others said something after all steps were judged: doing that again judges what is a visit of other steps by now. */
const isOtherVisit = ({ records }: Keys): boolean => {
  const judged = records.findIndex(({ events }) => JSON.stringify(events).includes('"step":"complete"'))
  return judged !== -1 && records.slice(judged).some(({ by }) => by !== 'customer')
}

test('undo then redo is the state before, as often as both are pressed', () => {
  const law = fc.property(visitArbitrary(), fc.nat(6), (visit, times) => {
    const keys = keysAfter(visit)
    fc.pre(!isOtherVisit(keys))
    const states = [stood(keys)]
    for (let n = 0; n < times && keys.press('undo') !== null; n++) states.push(stood(keys))
    for (const before of states.slice(0, -1).toReversed()) {
      keys.press('redo')
      expect(stood(keys)).toEqual(before)
    }
  })
  checkLaw('undo then redo is the state before', law, 150)
})

/** What the customer does, and what is looked up for it; the office and the day say nothing more once it has begun. */
const isOwn = (move: Move): boolean =>
  move.move !== 'other' || move.command.type === 'SubmitStep' || move.command.type === 'FillAddress'

const ownVisit = visitArbitrary().map((visit): Visit => {
  const [open, ...rest] = visit.moves
  const [load, ...after] = rest
  const isLoad = load?.move === 'other' && load.command.type === 'LoadCustomer'
  const begun = [...(open === undefined ? [] : [open]), ...(isLoad && load !== undefined ? [load] : [])]
  return { survey: visit.survey, moves: [...begun, ...(isLoad ? after : rest).filter(isOwn)] }
})

/** Whether something was looked up that the customer had not answered: what was loaded, or nothing at all. */
const hasStrayLookUp = ({ history, records }: Keys): boolean => {
  const belongs = new Set<number>()
  const line = undoStateAt({ history: history, seq: records.length })
  for (let pile = line?.done ?? null; pile !== null; pile = pile.below)
    for (const seq of pile.entry.last.seqs) belongs.add(seq)
  return records.some(({ seq, command }) => (command === 'FillAddress' || command === 'NoteHome') && !belongs.has(seq))
}

test('taking everything back one by one reaches the state as it was loaded, and all of it can be done again', () => {
  const law = fc.property(ownVisit, visit => {
    const keys = keysAfter(visit)
    fc.pre(!hasStrayLookUp(keys))
    const last = stood(keys)
    const first = keys.records.findIndex(({ by }) => by === 'customer')
    const loaded = foldRecords(keys.catalogue, initialState(keys.catalogue), keys.records.slice(0, Math.max(first, 0)))
    const isAny = first !== -1
    pressAll(keys, 'undo')
    if (isAny) expect(stood(keys)).toEqual(stood({ ...keys, state: () => loaded }))
    expect(undoStateAt({ history: keys.history, seq: keys.records.length })?.done ?? null).toBeNull()
    pressAll(keys, 'redo')
    expect(stood(keys)).toEqual(last)
  })
  checkLaw('all taken back is the state as loaded', law, 150)
})

const answersOf = (catalogue: Catalogue, state: State): ReadonlyMap<string, unknown> =>
  new Map(
    fieldsOf(surveyTree(situationOf(catalogue, state))).map(({ slot, ids }) => [
      slotPath(slot, ids),
      answerAt(state.answers, { slot, ids }),
    ]),
  )

test('an undo changes nothing that it does not name, and a replay of its log is what was shown', () => {
  const law = fc.property(
    visitArbitrary(),
    fc.array(fc.constantFrom<UndoDirection>('undo', 'redo'), { maxLength: 6 }),
    (visit, ways) => {
      const keys = keysAfter(visit)
      const { catalogue } = keys
      for (const way of ways) {
        const before = keys.state()
        const command = keys.press(way)
        if (command === null) continue
        const after = keys.state()
        const record = keys.records.at(-1)
        const changed = new Set(record?.events.flatMap(one => (one.type === 'AnswerChanged' ? [one.path] : [])))
        const isMoved = (path: string): boolean =>
          command.items.some(({ list, id }) => path.startsWith(`${list}.${id}.`))
        const now = answersOf(catalogue, after)
        for (const [path, value] of answersOf(catalogue, before))
          if (!changed.has(path) && !isMoved(path)) expect(now.get(path), path).toEqual(value)
        for (const path of changed) {
          const named = command.answers.find(one => one.path === path)
          if (named !== undefined && !isMoved(path)) expect(now.get(path)).toEqual(named.to)
        }
        expect(after.files).toEqual(before.files)
        expect(after.facts).toEqual(before.facts)
        expect(after.sending.tag).toBe(before.sending.tag)
      }
      expect(foldRecords(catalogue, initialState(catalogue), keys.records)).toEqual(keys.state())
    },
  )
  checkLaw('an undo is of what it names', law, 100)
})

test('what can be taken back is the same read at once, and record by record', () => {
  const law = fc.property(
    visitArbitrary(20),
    fc.array(fc.constantFrom<UndoDirection>('undo', 'redo'), { maxLength: 5 }),
    (visit, ways) => {
      const keys = keysAfter(visit)
      for (const way of ways) keys.press(way)
      const whole = createLogHistory(keys.catalogue, keys.records)
      expect(whole.undoStates).toEqual(keys.history.undoStates)
    },
  )
  checkLaw('the line follows the log', law, 60)
})

/** A build that does not know the event keeps it, and passes it over. */
const older = (record: SurveyRecord): SurveyRecord => ({
  ...record,
  events: record.events.map(event => (event.type === 'ActionUndone' ? { type: 'Unknown', raw: { ...event } } : event)),
})

test('a build that does not know the event has the same answers and items', () => {
  const law = fc.property(visitArbitrary(), fc.nat(5), (visit, times) => {
    const keys = keysAfter(visit)
    for (let n = 0; n < times; n++) keys.press('undo')
    const { catalogue, records } = keys
    const there = foldRecords(catalogue, initialState(catalogue), records.map(older))
    expect(answersOf(catalogue, there)).toEqual(answersOf(catalogue, keys.state()))
  })
  checkLaw('older builds have the same answers', law, 60)
})

/** The customer types on at what he answered: letter by letter. */
const typing = fc.tuple(visitArbitrary(20), fc.array(fc.nat(2), { minLength: 20 })).map(
  ([visit, letters]): Visit => ({
    ...visit,
    moves: visit.moves.flatMap((move, n) => {
      if (move.move !== 'answer' || typeof move.value !== 'string') return [move]
      const { value } = move
      const typed = Array.from({ length: letters[n] ?? 0 }, (_, more) => `${value}${'a'.repeat(more + 1)}`)
      return [move, ...typed.map(one => ({ ...move, value: one }))]
    }),
  }),
)

test('while the customer types on, what the undo line says stays as it was said before', () => {
  let times = 0
  const law = fc.property(typing, visit => {
    const { catalogue, records, states } = live(visit)
    const history = createLogHistory(catalogue, records)
    const said = states.map((state, seq) => {
      const past = { history, seq }
      const view = { state, tree: surveyTree(situationOf(catalogue, state)) }
      const will = (way: UndoDirection) => {
        const { ready } = nextUndo(past, state, way)
        return ready && undoOfferWords(catalogue, view, ready.entry, way)
      }
      return { past, words: [will('undo'), will('redo'), undoResultWords(catalogue, view, undoStateAt(past))] }
    })
    // Not every moment is read: what comes quickly is read once.
    for (const [n, before] of said.entries())
      for (const after of said.slice(n + 1, n + 4)) {
        if (!isContinuedTyping(before.past, after.past)) continue
        times++
        expect(after.words).toEqual(before.words)
      }
  })
  checkLaw('typing on is taken back as before', law, 100)
  expect(times).toBeGreaterThan(0)
})
