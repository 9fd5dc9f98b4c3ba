import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { sameAnswer } from '../../domain/language/answer'
import { recordOf } from '../../events/decisions/recordOf'
import { newestAction } from '../../events/intent/intentReader'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { createLogHistory } from '../../projections/logHistory/logHistory'
import type { SourcedAnswer } from '../../projections/logHistory/provenanceTracker'
import { answerTrace } from '../../projections/provenance/answerTrace'
import { nextUndo, type UndoDirection } from '../../projections/undo/nextUndo'
import { live, momentOf, visitArbitrary } from '../arbitraries/visit'
import { checkLaw } from './check'

/** What a record says last of each question. */
const changedIn = ({ events }: SurveyRecord) =>
  new Map(events.flatMap(event => (event.type === 'AnswerChanged' ? [[event.path, event.value] as const] : [])))

test('what is told of an answer that is back is what was told of it before it went, and of no other value', () => {
  let times = 0
  const ways = fc.array(fc.constantFrom<UndoDirection>('undo', 'undo', 'redo'), { minLength: 1, maxLength: 6 })
  const law = fc.property(visitArbitrary(), ways, (visit, pressed) => {
    const lived = live(visit)
    const { catalogue } = lived
    const records = [...lived.records]
    const history = createLogHistory(catalogue, records)
    let state = lived.last
    const told = (path: string, seq: number): SourcedAnswer | null =>
      answerTrace({ history: history, seq }, path)?.answer ?? null
    for (const [n, way] of pressed.entries()) {
      const { ready } = nextUndo({ history: history, seq: records.length }, state, way)
      if (ready === null) continue
      const given = { command: ready.command, id: `u${n}`, at: momentOf(1000 + n) }
      const record = recordOf(catalogue, state, records.length, given, newestAction(records))
      if (E.isLeft(record) || record.right === null) throw new Error(`${way} was offered and is not done`)
      state = foldRecord(catalogue, state, record.right)
      records.push(record.right)
      history.add(record.right)
      const { seq } = record.right
      for (const [path, value] of changedIn(record.right)) {
        const of = records.filter(one => ready.command.of.includes(one.seq) && changedIn(one).has(path))
        const before = told(path, (of[0]?.seq ?? seq) - 1)
        expect(told(path, seq)).toEqual(before !== null && sameAnswer(before.value, value) ? before : null)
        times++
      }
    }
    const whole = createLogHistory(catalogue, records)
    for (const path of history.provenance.keys())
      for (const { seq } of records)
        expect(answerTrace({ history: whole, seq }, path)).toEqual(answerTrace({ history: history, seq }, path))
  })
  checkLaw('what is back is told of as before', law, 60)
  expect(times).toBeGreaterThan(0)
})
