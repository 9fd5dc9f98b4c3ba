import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { invitationTypes } from '../../domain/language/invitation'
import type { Command } from '../../events/decisions/command'
import { withIntents } from '../../events/intent/intentReader'
import { decodeIntent } from '../../events/record/intent'
import { surveyVersion } from '../../events/record/surveyRecord'
import { createLogHistory } from '../../projections/logHistory/logHistory'
import { pseudonymise } from '../../projections/pseudonym/pseudonymise'
import type { UndoDirection } from '../../projections/undo/nextUndo'
import { olderRecord } from '../arbitraries/olderRecord'
import { catalogues } from '../arbitraries/surveys'
import { liveTwo, twoComputers } from '../arbitraries/twoComputers'
import { keysAfter } from '../arbitraries/undoKeys'
import { live, type Visit, visitArbitrary } from '../arbitraries/visit'
import { walker } from '../arbitraries/walk'
import { planArbitrary } from '../arbitraries/walkPlan'
import { evenMoves, walks } from '../arbitraries/walks'
import { finished, seeded } from '../projections/pseudonym/seeded'
import { checkLaw } from './check'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const
const ways = fc.array(fc.constantFrom<UndoDirection>('undo', 'undo', 'redo'), { maxLength: 5 })
/** Which records a build of before wrote, in turns. */
const older = fc.array(fc.boolean(), { minLength: 1, maxLength: 7 })

// The keys of a table that is total are the types of all commands.
const types = Object.keys(walks) as Command['type'][]

/** Visits in which some command is given often. */
const evenVisits = fc
  .constantFrom(...types)
  .chain(type => evenMoves(catalogues.shipped, [type]))
  .map((moves): Visit => ({ survey: 'shipped', moves }))

test('what was meant is guessed, of a record that does not say it, as it was recorded: so is all that follows from it', () => {
  const tags = new Set<string>()
  const law = fc.property(fc.oneof(visitArbitrary(60), evenVisits), ways, older, (visit, pressed, isOlder) => {
    const keys = keysAfter(visit)
    for (const way of pressed) keys.press(way)
    const { catalogue, records } = keys
    for (const { intent } of records) tags.add(intent.tag)
    const mixed = records.map((one, n) => (isOlder[n % isOlder.length] === true ? olderRecord(one) : one))
    expect(withIntents(catalogue, records.map(olderRecord))).toEqual(records)
    expect(withIntents(catalogue, mixed)).toEqual(records)
    const [was, is] = [records, mixed].map(all => createLogHistory(catalogue, all))
    expect(is?.undoStates).toEqual(was?.undoStates)
    expect(is?.visitMoments).toEqual(was?.visitMoments)
    expect(is?.provenance).toEqual(was?.provenance)
  })
  checkLaw('what was meant is guessed as it was recorded', law, 150)
  expect(tags.size).toBeGreaterThan(12)
})

test.each(invitationTypes)('the same of a whole inventory of type %s', type => {
  const law = fc.property(planArbitrary(type), plan => {
    const { records } = walker(plan).walk()
    expect(withIntents(catalogues.shipped, records.map(olderRecord))).toEqual(records)
  })
  checkLaw(`what was meant in ${type} is guessed as it was recorded`, law, 2)
})

test('what was meant is stored and read back', () => {
  const law = fc.property(visitArbitrary(60), visit => {
    for (const { intent } of live(visit).records)
      expect(decodeIntent(JSON.parse(JSON.stringify(intent)))).toEqual(intent)
  })
  checkLaw('intents are read back', law)
})

test('a pseudonymised log means the same: its intents name what its events name', () => {
  let told = 0
  const law = fc.property(visitArbitrary(), fc.nat(2 ** 31), (visit: Visit, seed) => {
    const { catalogue, records } = live(visit)
    const result = finished(pseudonymise(catalogue, { header, records }, seeded(seed)))
    if (E.isLeft(result)) return
    const { records: replaced } = result.right
    expect(replaced.map(({ intent }) => intent?.tag)).toEqual(records.map(({ intent }) => intent.tag))
    expect(withIntents(catalogue, replaced.map(olderRecord))).toEqual(replaced)
    told += 1
  })
  checkLaw('pseudonymised logs mean the same', law, 25)
  expect(told).toBeGreaterThan(0)
})

test('the same of two computers, whose work comes in', () => {
  let merged = 0
  const law = fc.property(twoComputers, plan => {
    for (const { records } of liveTwo(plan, () => undefined)) {
      expect(withIntents(catalogues.shipped, records.map(olderRecord))).toEqual(records)
      merged += records.filter(({ intent }) => intent?.tag === 'merge').length
    }
  })
  checkLaw('what was meant on two computers is guessed as it was recorded', law, 20)
  expect(merged).toBeGreaterThan(0)
})
