import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callFailed } from '../../../events/definitions/callFailed'
import { isPathShaped } from '../../../events/definitions/nameShapes'
import { foreignPathIn, isNestedDeeper } from '../../../events/log/logExport/importLimits'
import { olderEvents } from '../../../events/log/logExport/olderEvents'
import type { Intent } from '../../../events/record/intent'
import type { SurveyEvent } from '../../../events/record/surveyEvent'
import { knownEventArbitrary } from '../../arbitraries/record'
import { answered } from './samples'

const ours = 'customer.first_name'
const elsewhere = 'window.location'
const isOurs = (path: string): boolean => path === ours || path === 'customer.employers'

/** Any retrieval, which says something of these paths, and whose parts are these items. */
const retrieved = (told: readonly string[], placed: readonly string[]): SurveyEvent => {
  const [event] = fc.sample(
    knownEventArbitrary.filter(({ type }) => type === 'DataRetrieved'),
    { numRuns: 1, seed: 1 },
  )
  if (event?.type !== 'DataRetrieved') throw new Error('no retrieval could be made')
  return {
    ...event,
    told: told.map(path => ({ path, value: 'x', source: null, manner: 'read' })),
    placed: placed.map(path => ({ at: 'children.0', path })),
  }
}

const item = (type: 'ItemAdded' | 'ItemRemoved' | 'ItemRestored', list: string, id: string): SurveyEvent => ({
  type,
  v: 1,
  list,
  id,
})
const itemTypes = ['ItemAdded', 'ItemRemoved', 'ItemRestored'] as const
const submitted = (...paths: readonly string[]): SurveyEvent => ({
  type: 'StepSubmitted',
  v: 2,
  step: 'personal_details',
  errors: paths.map(path => [path, 'filled']),
  words: null,
  next: null,
})
const failed = (...paths: readonly string[]): SurveyEvent => ({
  type: 'SendingFailed',
  v: 1,
  failure: 'invalid',
  fields: paths.map(path => [path, 'Vul dit in']),
  file: null,
})
const screen = (path: string): SurveyEvent => ({ type: 'ScreenShown', v: 1, screen: path })
const strangeIn = (...events: readonly SurveyEvent[]) => foreignPathIn({ ...answered(1), events }, isOurs)

const callOf = (at: string | null): SurveyEvent =>
  callFailed({ call: 'homeAtAddress', at, file: null, how: 'offline', status: null, nth: 1 })

describe('a path that no portal would have written is named, in whatever event it stands', () => {
  it.each<readonly [SurveyEvent, string]>([
    [{ type: 'AnswerChanged', v: 1, path: elsewhere, value: 'x' }, elsewhere],
    [{ type: 'TypedOtherwise', v: 1, path: elsewhere, typed: '10,3' }, elsewhere],
    [retrieved([ours, elsewhere], []), elsewhere],
    [retrieved([ours], [elsewhere]), elsewhere],
    [{ type: 'RetrievedLeft', v: 1, path: elsewhere }, elsewhere],
    [{ type: 'DoubtConfirmed', v: 1, path: elsewhere, doubt: 'high', rested: [] }, elsewhere],
    [{ type: 'DoubtConfirmed', v: 1, path: ours, doubt: 'high', rested: [{ path: elsewhere, value: 1 }] }, elsewhere],
    [{ type: 'ItemConfirmed', v: 1, path: elsewhere, rested: [] }, elsewhere],
    [{ type: 'ItemConfirmed', v: 1, path: ours, rested: [{ path: elsewhere, value: 1 }] }, elsewhere],
    [{ type: 'AddressLookedUp', v: 2, at: elsewhere, outcome: 'absent' }, elsewhere],
    [callOf(elsewhere), elsewhere],
    ...itemTypes.flatMap((type): readonly (readonly [SurveyEvent, string])[] => [
      [item(type, elsewhere, 'a'), elsewhere],
      [item(type, 'customer.employers', 'constructor'), 'customer.employers.constructor'],
    ]),
    [submitted(ours, elsewhere), elsewhere],
    [failed('mortgages.0.name', 'mortgages[__proto__].name'), 'mortgages[__proto__].name'],
    [failed('constructor'), 'constructor'],
    [screen('/een/twee/drie/vier/vijf'), '/een/twee/drie/vier/vijf'],
    [screen('/inventarisatie?x=1'), '/inventarisatie?x=1'],
    [screen('https://elders/inventarisatie'), 'https://elders/inventarisatie'],
    [screen(`/${'a'.repeat(65)}`), `/${'a'.repeat(65)}`],
  ])('%j', (event, path) => {
    expect(strangeIn(event)).toBe(path)
    // Also behind events that are ours.
    expect(strangeIn({ type: 'AnswerChanged', v: 1, path: ours, value: 'x' }, submitted(ours), event)).toBe(path)
  })

  it('and a record that names only paths of ours has none', () => {
    const fine = [
      { type: 'AnswerChanged', v: 1, path: ours, value: 'x' },
      retrieved([ours], [ours]),
      retrieved([], []),
      { type: 'RetrievedLeft', v: 1, path: ours },
      { type: 'DoubtConfirmed', v: 1, path: ours, doubt: 'high', rested: [{ path: ours, value: 'Noa' }] },
      { type: 'ItemConfirmed', v: 1, path: ours, rested: [{ path: ours, value: 'Noa' }] },
      { type: 'AddressLookedUp', v: 2, at: ours, outcome: 'found' },
      callOf(ours),
      callOf(null),
      ...itemTypes.map(type => item(type, 'customer.employers', 'a-1_B')),
      submitted(ours),
      submitted(),
      failed('mortgages[0].customer', 'geheel anders'),
      screen('/'),
      screen('/inventarisatie'),
      screen(`/${'a'.repeat(64)}/twee/drie/vier`),
    ] satisfies readonly SurveyEvent[]
    for (const event of fine) expect(strangeIn(event)).toBeNull()
    expect(strangeIn(...fine)).toBeNull()
  })
})

const strangeIntent = (intent: Intent) => foreignPathIn({ ...answered(1), intent, events: [] }, isOurs)

describe('a path that no portal would have written is named, in whatever intent it stands', () => {
  it.each<readonly [Intent, string]>([
    [{ tag: 'answer', path: elsewhere, continues: false }, elsewhere],
    [{ tag: 'takeRetrieved', path: elsewhere, continues: false }, elsewhere],
    [{ tag: 'confirm', path: elsewhere }, elsewhere],
    [{ tag: 'addItem', list: elsewhere, id: 'a' }, `${elsewhere}.a`],
    [{ tag: 'removeItem', list: 'customer.employers', id: 'constructor' }, 'customer.employers.constructor'],
    [{ tag: 'chooseHome', at: elsewhere }, elsewhere],
    [{ tag: 'lookup', at: 'customer.__proto__', of: 'address' }, 'customer.__proto__'],
  ])('%j', (intent, path) => expect(strangeIntent(intent)).toBe(path))

  it('and one that names only paths of ours has none', () => {
    const fine: readonly Intent[] = [
      { tag: 'answer', path: ours, continues: true },
      { tag: 'addItem', list: 'customer.employers', id: 'a-1_B' },
      { tag: 'chooseHome', at: 'divorce.sections.section_81.questions.home' },
      { tag: 'undo' },
    ]
    for (const intent of fine) expect(strangeIntent(intent)).toBeNull()
  })
})

it('a path has at most twelve parts, each of them with a name', () => {
  expect(isPathShaped(['customer', ...'abcdefghijk'].join('.'))).toBe(true)
  expect(isPathShaped(['customer', ...'abcdefghijkl'].join('.'))).toBe(false)
  for (const path of ['', 'customer.', 'customer..a', '.customer', `customer.${'a'.repeat(65)}`])
    expect(isPathShaped(path)).toBe(false)
  expect(isPathShaped(`customer.${'a'.repeat(64)}`)).toBe(true)
})

describe('how deep a text nests', () => {
  const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`

  it.each([2, 8, 24])('is told to the level: %d', depth => {
    expect(isNestedDeeper(nested(depth), depth)).toBe(false)
    expect(isNestedDeeper(nested(depth), depth - 1)).toBe(true)
  })

  it('counts what stands within each other, not what stands beside each other', () => {
    expect(isNestedDeeper(`[${Array.from({ length: 50 }, () => '{"a":[1]}').join(',')}]`, 3)).toBe(false)
    expect(isNestedDeeper(`[${Array.from({ length: 50 }, () => '{"a":[1]}').join(',')}]`, 2)).toBe(true)
  })

  it('does not look within texts, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', '\\', '{', '[', ']', '}', 'a') }), text => {
        expect(isNestedDeeper(JSON.stringify([text]), 1)).toBe(false)
        expect(isNestedDeeper(JSON.stringify([text, [text]]), 1)).toBe(true)
      }),
    )
  })
})

describe('the upcasters that a line of an export needs', () => {
  it('are all steps from its version to this build', () => {
    const lines: readonly (readonly [type: string, v: number, needed: readonly string[]])[] = [
      ['SendingStarted', 2, []],
      ['SendingStarted', 1, ['SendingStarted v1']],
      ['SendingStarted', 0, ['SendingStarted v0', 'SendingStarted v1']],
      ['SendingStarted', -3, ['SendingStarted v0', 'SendingStarted v1']],
      ['SendingStarted', 9, []],
      ['Hologram', 0, []],
    ]
    for (const [type, v, needed] of lines) expect(olderEvents({ events: [{ type, v }] })).toEqual(needed)
    expect(olderEvents({ events: lines.map(([type, v]) => ({ type, v })) })).toEqual(lines.flatMap(([, , all]) => all))
  })

  it('are none where a line is nothing of ours', () => {
    const odd = [null, 'text', 1, [], {}, { type: 'DayBegan' }, { v: 0 }, { type: 'DayBegan', v: '0' }]
    const strange = [...odd, { type: 1, v: 0 }, { type: 'DayBegan', v: 0.5 }, { type: ['DayBegan'], v: 0 }]
    for (const value of [undefined, null, 'events', 5, {}, { events: null }, { events: 'DayBegan' }])
      expect(olderEvents(value)).toEqual([])
    for (const event of strange) expect(olderEvents({ events: [event] })).toEqual([])
  })
})
