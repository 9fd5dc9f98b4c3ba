import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerAt } from '../../domain/engine/answers'
import { slotPath } from '../../domain/engine/path'
import { stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import { situationOf } from '../../events/state/state'
import { customerLocation } from '../../projections/logHistory/customerLocation'
import { createLogHistory } from '../../projections/logHistory/logHistory'
import { lastVisitMoment } from '../../projections/logHistory/visitMoments'
import { answerTrace } from '../../projections/provenance/answerTrace'
import { visitProgress } from '../../projections/steps/visitProgress'
import { surveyTree } from '../../projections/tree/surveyTree'
import { live, visitArbitrary } from '../arbitraries/visit'
import { fieldsOf } from '../projections/fields'
import { refusedPaths } from '../projections/refusedPaths'
import { checkLaw } from './check'

test('coming back leads to where the last event was', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, records } = live(visit)
    const past = { history: createLogHistory(catalogue, records), seq: records.length }
    const last = lastVisitMoment(past)
    const telling = records.findLast(record => customerLocation(catalogue, record) !== null)
    const isBegun = records.some(record => record.by === 'customer' && customerLocation(catalogue, record) !== null)
    expect(last?.seq).toBe(isBegun ? telling?.seq : undefined)
    const asked = telling?.events.flatMap(event => (event.type === 'AnswerChanged' ? [event.path] : [])) ?? []
    if (last?.path != null && telling?.command === 'ChangeAnswer') expect(asked).toContain(last.path)
  })
  checkLaw('resume leads where the last event was', law)
})

test('what is told of an answer is the answer that stands there, and what stood there was other and not nothing', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, records, last } = live(visit)
    const past = { history: createLogHistory(catalogue, records), seq: records.length }
    for (const { slot, ids } of fieldsOf(surveyTree(situationOf(catalogue, last)))) {
      const trace = answerTrace(past, slotPath(slot, ids))
      if (trace === null) continue
      expect(trace.answer.value).toEqual(answerAt(last.answers, { slot, ids }))
      expect(trace.before?.value).not.toEqual(trace.answer.value)
    }
  })
  checkLaw('a trace is of the answer that stands there', law)
})

test('the past is the same read at once, and record by record, at every moment of the log', () => {
  const law = fc.property(visitArbitrary(20), visit => {
    const { catalogue, records } = live(visit)
    const whole = createLogHistory(catalogue, records)
    const grown = createLogHistory(catalogue, [])
    const paths = new Set(
      records.flatMap(({ events }) => events.flatMap(one => (one.type === 'AnswerChanged' ? [one.path] : []))),
    )
    for (const record of records) {
      grown.add(record)
      const { seq } = record
      for (const path of paths)
        expect(answerTrace({ history: whole, seq }, path)).toEqual(answerTrace({ history: grown, seq }, path))
      expect(lastVisitMoment({ history: whole, seq })).toEqual(lastVisitMoment({ history: grown, seq }))
    }
  })
  checkLaw('the past follows the log', law, 40)
})

test('what is open is what sending would refuse, and what the office refused as it stands', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, last } = live(visit)
    const situation = situationOf(catalogue, last)
    const view = { state: last, tree: surveyTree(situation) }
    const { open, answered } = visitProgress(catalogue, view)
    const paths = [
      ...stepVerdictOf(situation, 'complete').errors.map(([path]) => path),
      ...refusedPaths(situation, view),
    ]
    expect(open).toBe(new Set(paths).size)
    expect(answered).toBeGreaterThanOrEqual(0)
  })
  checkLaw('open questions are the verdict, counted', law)
})
