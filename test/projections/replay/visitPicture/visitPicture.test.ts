import { expect, test } from 'vitest'
import { pausesDuring, visitPicture } from '../../../../projections/replay/visitPicture/visitPicture'
import { portal } from '../../portal'

const minute = 60_000

/** A visit with its moments set: minutes since the first record, one for each. */
const timed = (at: ReturnType<typeof portal>, minutes: readonly number[]) =>
  at.records.map((record, n) => ({ ...record, at: (minutes[n] ?? 0) * minute }))

const lived = () => {
  const at = portal({ type: 'full' })
  const screen = (name: string) => at.does({ type: 'ShowScreen', screen: `/${name}` })
  screen('intro')
  screen('personal_details')
  at.answers('customer.first_name', 'Jan')
  at.answers('customer.first_name', 'Jaap')
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  screen('sustainability')
  screen('personal_details')
  at.answers('customer.email', 'jaap@voorbeeld.example')
  at.does({
    type: 'OpenPortal',
    host: 'localhost',
    association: false,
    today: '2026-11-22',
    build: 'test',
    rules: 'test',
  })
  screen('sustainability')
  return { at, records: timed(at, [0, 0, 1, 2, 3, 5, 6, 7, 8, 18, 1440, 1441]) }
}

test('the steps over time, with how long each took, and where the customer went back', () => {
  const { at, records } = lived()
  const { segments, from, to } = visitPicture(at.catalogue, records)
  expect([from, to]).toEqual([0, 1441 * minute])
  expect(
    segments.map(({ step, from: begin, to: end, isBack }) => [step, begin / minute, end / minute, isBack]),
  ).toEqual([
    ['intro', 1, 2, false],
    ['personal_details', 2, 7, false],
    ['sustainability', 7, 8, false],
    ['personal_details', 8, 18, true],
    ['sustainability', 1441, 1441, false],
  ])
  expect(segments.map(({ answers, corrected }) => [answers, corrected])).toEqual([
    [0, 0],
    [2, 1],
    [0, 0],
    [1, 0],
    [0, 0],
  ])
})

test('pauses from so long on, sessions, days, submits and what was refused most', () => {
  const { at, records } = lived()
  const picture = visitPicture(at.catalogue, records)
  expect(picture.pauses.map(({ afterSeq, from, to }) => [afterSeq, (to - from) / minute])).toEqual([
    [5, 2],
    [9, 10],
    [10, 1422],
  ])
  // What follows on a new screen is a pause of that one alone.
  const during = picture.segments.map(stay => pausesDuring(picture, stay).map(({ afterSeq }) => afterSeq))
  expect(during).toEqual([[], [5], [], [9, 10], []])
  expect(visitPicture(at.catalogue, records, 5 * minute).pauses.length).toBe(2)
  expect(picture.sessions.map(({ fromSeq, toSeq }) => [fromSeq, toSeq])).toEqual([
    [1, 10],
    [11, 12],
  ])
  expect(picture.days.map(({ today, seq }) => [today, seq])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-22', 11],
  ])
  expect(picture.submits).toMatchObject([{ seq: 7, step: 'personal_details' }])
  expect(picture.errorsByStep).toMatchObject([{ step: 'personal_details', submits: 1, refused: 1 }])
  expect(picture.errorsByStep[0]?.questions).toContainEqual(['customer.gender', 1])
})

test('a log of nothing is a picture of nothing', () => {
  expect(visitPicture(portal().catalogue, [])).toEqual({
    from: 0,
    to: 0,
    sessions: [],
    days: [],
    segments: [],
    pauses: [],
    submits: [],
    errorsByStep: [],
  })
})
