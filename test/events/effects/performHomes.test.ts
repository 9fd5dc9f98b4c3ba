import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Property } from '../../../domain/homes/property'
import type { CallFault } from '../../../events/effects/calls/http'
import { pictureEveryMs } from '../../../events/effects/performHomes'
import { home } from '../../domain/homes/homes'
import { performing, toldOf, trouble, ways } from './performing'
import { at, note, scripted, search, wanted } from './scriptedHomes'
import { json, startOffice } from './startOffice'

const office = startOffice()
const bare = (id: string): Property => home(id, { image: '' })
const offline: E.Either<CallFault, never> = E.left({ tag: 'offline' })
const gone: E.Either<CallFault, never> = E.left({ tag: 'status', status: 404, body: {} })

const alive = (): AbortSignal => new AbortController().signal
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('one home', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is told as it is found by its id', async () => {
    const { seekHome, told, asked } = scripted({ byId: () => E.right(home('x')) })
    await seekHome(wanted(), alive())
    expect([told, asked]).toEqual([[note(home('x'), true)], ['byId 1234AB-10']])
  })

  test.each([
    ['is not there', E.right(null)],
    ['is gone', gone],
    ['cannot be asked for', offline],
  ])('that %s by its id is looked up by its address, split or not', async (_, byId) => {
    const { seekHome, told, asked } = scripted({ byId: () => byId, byAddress: () => E.right(home('x')) })
    await seekHome(wanted(), alive())
    expect([told, asked]).toEqual([[note(home('x'), true)], ['byId 1234AB-10', 'byAddress 10']])
  })

  test('of the customer is looked up by address alone', async () => {
    const { seekHome, asked } = scripted({})
    await seekHome({ ...wanted(), what: 'current' }, alive())
    expect(asked).toEqual(['byAddress 10'])
  })

  test('that was chosen has no address to look up by', async () => {
    const { seekHome, told, asked } = scripted({})
    await seekHome({ tag: 'seekHome', at, what: 'search', sought: { key: 'h7', address: null } }, alive())
    expect(asked).toEqual(['byId h7'])
    expect(told).toMatchObject([{ sought: 'h7', home: null, settled: true }])
  })

  test('without a picture is told at once, and again when its picture is there', async () => {
    const { seekHome, told, asked } = scripted({
      byId: n => E.right(n === 0 ? bare('x') : home('x')),
      status: n => E.right(n < 2 ? 'pending' : 'ready'),
    })
    void seekHome(wanted(), alive())
    await later(0)
    expect(told).toEqual([note(bare('x'), false)])
    await later(pictureEveryMs - 1)
    expect(asked).toEqual(['byId 1234AB-10'])
    await later(1)
    expect(asked.slice(1)).toEqual(['status x'])
    await later(2 * pictureEveryMs)
    expect(asked.slice(1)).toEqual(['status x', 'status x', 'status x', 'byId x'])
    expect(told.slice(1)).toEqual([note(home('x'), true)])
  })

  test.each([
    ['never comes', E.right('pending' as const), 5],
    ['cannot be asked for', offline, 5],
    ['is of no home', gone, 1],
  ])('whose picture %s is told without it, after five times at most', async (_, status, times) => {
    const { seekHome, told, asked } = scripted({ byId: () => E.right(bare('x')), status: () => status })
    void seekHome(wanted(), alive())
    await later(60_000)
    expect(asked.filter(line => line.startsWith('status')).length).toBe(times)
    expect(told).toEqual([note(bare('x'), false), note(bare('x'), true)])
  })

  test('stays found when the second look at it fails', async () => {
    const { seekHome, told } = scripted({
      byId: n => (n === 0 ? E.right(bare('x')) : offline),
      status: () => E.right('ready'),
    })
    void seekHome(wanted(), alive())
    await later(60_000)
    expect(told.at(-1)).toEqual(note(bare('x'), true))
  })

  test('that nobody wants any more is not told, and its picture not waited for', async () => {
    const { seekHome, told, asked } = scripted({ byId: () => E.right(bare('x')), status: () => E.right('ready') })
    const typed = new AbortController()
    const ended = seekHome(wanted(), typed.signal)
    await later(pictureEveryMs / 2)
    typed.abort()
    await ended
    await later(60_000)
    expect([told, asked]).toEqual([[note(bare('x'), false)], ['byId 1234AB-10']])
  })
})

describe('against an office', () => {
  const started = async () => {
    const portal = await performing(office)
    const answer = (key: string, value: string | number) =>
      portal.did({ type: 'ChangeAnswer', path: `moving.sections.section_31.questions.${key}.value`, value })
    await answer('i_expect_to_move', 1)
    await answer('home_type', 'hoekwoning')
    await answer('search_postal_code', '1234AB')
    await answer('search_radius', 5)
    await portal.did({ type: 'SearchHomes', at })
    return portal
  }
  const last = (events: readonly { readonly type: string }[]) => events.at(-1)

  test('a search brings its homes', async () => {
    const { perform, events } = await started()
    office.replies(json(200, { data: [{ id: 7, value_high: 1 }], center: { latitude: 52, longitude: 5 } }))
    await perform(search(5))
    expect(last(events())).toMatchObject({
      type: 'HomesFound',
      homes: [{ id: '7' }],
      center: { latitude: 52, longitude: 5 },
    })
  })

  test.each(ways)('a search that fails (%s) has found nothing', async way => {
    const { perform, events, failures, lost } = await started()
    const reply = trouble[way]
    if (reply !== undefined) office.replies(reply)
    await perform(search(5))
    const outcome = way === '404' ? 'absent' : 'failed'
    expect(last(events())).toMatchObject({ type: 'HomesFound', homes: [], center: null, outcome })
    expect(failures()).toEqual(way === '404' ? [] : [`homesNear ${toldOf(way)}`])
    expect(lost).toEqual([])
  })

  test('a search that is wanted no more brings nothing', async () => {
    const { raw, events } = await started()
    const before = events().length
    await raw(search(5), AbortSignal.abort())
    expect(events().length).toBe(before)
  })

  test.each(ways)('a home that cannot be looked up (%s) is missing', async way => {
    const { perform, did, events, failures } = await performing(office)
    const living = 'current_living_condition.sections'
    await did({ type: 'ChangeAnswer', path: `${living}.section_1.questions.i_want_a_new_house.value`, value: 0 })
    const answers = { new_house: 1, postal_code: '1234AB', number: '10' }
    for (const [key, value] of Object.entries(answers))
      await did({ type: 'ChangeAnswer', path: `${living}.section_2.questions.${key}.value`, value })
    const reply = trouble[way]
    if (reply !== undefined) office.replies(reply)
    await perform({ ...wanted(), at: `${living}.section_2.questions.wanted_home` })
    const outcome = way === '404' ? 'absent' : 'failed'
    expect(last(events())).toMatchObject({
      type: 'HomeFound',
      sought: '1234AB-10',
      home: null,
      settled: true,
      outcome,
    })
    const told = toldOf(way)
    expect(failures()).toEqual(way === '404' ? [] : [`home ${told}`, `homeAtAddress ${told}`])
    expect(office.received.length).toBe(2)
  })
})
