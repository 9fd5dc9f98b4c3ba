import { describe, expect, it } from 'vitest'
import type { SurveyRecord } from '../../../../../events/record/surveyRecord'
import { hasAccountLink } from '../../../../../ui/support/screen/customerScreen/hasAccountLink'
import { screenHistoryIn } from '../../../../../ui/support/screen/session/screenHistory'

const records = (...moments: readonly (readonly [at: number, event: SurveyRecord['events'][number]])[]) =>
  moments.map(
    ([at, event], i): SurveyRecord => ({ seq: i + 1, id: `${i}`, at, by: 'system', command: 'x', events: [event] }),
  )

const screen = (path: string) => ({ type: 'ScreenShown', v: 1, screen: path }) as const
const notice = (text: string) => ({ type: 'NoticeShown', v: 1, kind: 'danger', text }) as const
const day = { type: 'DayBegan', v: 1, today: '2026-11-21' } as const
const opened = (host: string) =>
  ({
    type: 'PortalOpened',
    v: 3,
    host,
    association: false,
    discount: 100,
    today: 'd',
    build: 'b',
    rules: 'r',
    tab: null,
    took: 'notTold',
    since: null,
  }) as const
const logo = (digest: string) => ({ type: 'OfficeLogoLoaded', v: 1, digest }) as const

describe('the alert', () => {
  it('is in sight for three seconds', () => {
    const seen = screenHistoryIn(
      records([0, screen('/intro')], [10_000, notice('Let op')], [12_999, day], [13_000, day]),
    )
    expect([1, 2, 3, 4].map(seen.noticeAt)).toEqual([
      null,
      { kind: 'danger', text: 'Let op' },
      { kind: 'danger', text: 'Let op' },
      null,
    ])
  })

  it('goes when another screen comes, but for one that was said for that screen', () => {
    const gone = screenHistoryIn(records([0, screen('/intro')], [1000, notice('Oud')], [2000, screen('/pension')]))
    expect(gone.noticeAt(3)).toBe(null)
    const carried = screenHistoryIn(records([0, screen('/intro')], [1000, notice('Nieuw')], [1020, screen('/pension')]))
    expect(carried.noticeAt(3)).toEqual({ kind: 'danger', text: 'Nieuw' })
  })
})

it('knows the screens around a position, and each coming of one', () => {
  const seen = screenHistoryIn(records([0, screen('/a')], [1, day], [2, screen('/b')], [3, day], [4, screen('/a')]))
  expect([0, 1, 2, 3, 4, 5].map(seen.screenSince)).toEqual([0, 1, 1, 3, 3, 5])
  expect([0, 1, 2, 3, 5].map(seen.screenAfter)).toEqual([1, 3, 3, 5, null])
  expect([0, 1, 2, 3, 5].map(seen.screenBefore)).toEqual([null, null, 1, 1, 3])
})

it('knows the logo of the office from when it came', () => {
  const seen = screenHistoryIn(records([0, day], [1, logo('a')], [2, logo('b')]))
  expect([0, 1, 2, 3].map(seen.officeLogoAt)).toEqual([null, null, 'a', 'b'])
})

it('finds nothing in an empty log', () => {
  const seen = screenHistoryIn([])
  expect([seen.noticeAt(0), seen.officeLogoAt(0), seen.screenSince(0), seen.screenAfter(0)]).toEqual([
    null,
    null,
    0,
    null,
  ])
})

it("knows on which host the portal was opened, and whether 'Mijn account' stands above its screens", () => {
  const seen = screenHistoryIn(records([0, day], [1, opened('localhost')], [2, day], [3, opened('kantoor.example')]))
  expect([0, 1, 2, 3, 4].map(seen.hostAt)).toEqual([null, null, 'localhost', 'localhost', 'kantoor.example'])
  expect([null, 'localhost', 'kantoor.example'].map(hasAccountLink)).toEqual([false, true, false])
})

it('a visit that goes on without a word of its screen goes on where it was, once the customer does something', () => {
  const gone = { type: 'RetrievalSeen', v: 1 } as const
  const all = records([0, screen('/pension')], [1, opened('h')], [2, day], [3, gone], [4, screen('/intro')])
  const seen = screenHistoryIn(all.map(record => (record.seq === 4 ? { ...record, by: 'customer' } : record)))
  expect([0, 1, 2, 3, 4, 5].map(seen.screenAt)).toEqual([null, '/pension', null, null, '/pension', '/intro'])
})
