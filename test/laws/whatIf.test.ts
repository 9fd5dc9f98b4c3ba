import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { surveyVersion } from '../../events/record/surveyRecord'
import { recordedCommand } from '../../projections/replay/recordedCommand'
import { openReplay } from '../../projections/replay/replay'
import { createScenario, type ScenarioChange, scenarioOnDay } from '../../projections/replay/scenario/scenario'
import { catalogues } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { checkLaw } from './check'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const isOtherwise = (command: ReturnType<typeof recordedCommand>): command is ScenarioChange =>
  command !== null && ['ChangeAnswer', 'RemoveItem', 'RestoreItem', 'SubmitStep'].includes(command.type)

test('what the customer did, done in a copy, comes to what it came to', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { records, states } = live(visit)
    const catalogue = catalogues[visit.survey]
    const replay = openReplay(catalogue, header, records)
    for (const [from, record] of records.entries()) {
      const command = recordedCommand(catalogue, record)
      // An item that comes along has another id there.
      if (!isOtherwise(command) || record.events.some(({ type }) => type === 'ItemAdded')) continue
      const copy = createScenario(replay, from, command)
      if (E.isLeft(copy) || copy.right === null) throw new Error(`record ${record.seq} is not done again`)
      const { replay: other, at } = copy.right
      expect(other.stateAt(at).answers).toEqual(states[from + 1]?.answers)
      expect(other.stateAt(at).submitted).toEqual(states[from + 1]?.submitted)
    }
  })
  checkLaw('what if is what was', law, 30)
})

test('where nothing of weight is otherwise, all that follows comes along and comes to the same', () => {
  const law = fc.property(visitArbitrary(), fc.nat(60), (visit, far) => {
    const { records, last } = live(visit)
    const replay = openReplay(catalogues[visit.survey], header, records)
    const from = far % (records.length + 1)
    const copy = createScenario(replay, from, { type: 'SubmitStep', step: 'personal_details' }, { carryOn: true })
    // Once it was sent, or is on its way, nothing can be done otherwise.
    if (E.isLeft(copy) || copy.right === null) return
    const { replay: other, leftOut, at } = copy.right
    expect(leftOut).toEqual([])
    expect(other.stateAt(other.length).answers).toEqual(last.answers)
    expect(other.length).toBe(records.length + 2)
    expect(at).toBe(from + 2)
    expect(other.records.map(({ seq }) => seq)).toEqual(other.records.map((_, n) => n + 1))
    expect(other.records.filter(({ scenario }) => scenario === true)).toEqual(other.records.slice(from))
  })
  checkLaw('what follows comes along', law, 60)
})

test('another day changes nothing but the day, and what is judged by it', () => {
  const law = fc.property(
    visitArbitrary(),
    fc.nat(60),
    fc.constantFrom('2026-12-21', '2040-02-29'),
    (visit, far, day) => {
      const { records, states } = live(visit)
      const replay = openReplay(catalogues[visit.survey], header, records)
      const from = far % (records.length + 1)
      const other = scenarioOnDay(replay, from, day)
      expect(other.stateAt(other.length)).toEqual({
        ...states[from],
        facts: { ...states[from]?.facts, today: day },
      })
    },
  )
  checkLaw('another day', law, 60)
})
