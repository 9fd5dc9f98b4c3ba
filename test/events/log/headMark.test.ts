import { describe, expect, it } from 'vitest'
import { chainLine } from '../../../events/log/hashChain'
import { compareWithMark, openHeadMark } from '../../../events/log/headMark'
import { openKeptLogs } from '../../../events/log/keptLogs'
import type { StoredLine } from '../../../events/log/log'
import { browserStorage } from './browserStorage'

const header: StoredLine = { seq: 0, text: '{"log":"first"}' }
const line = (seq: number, text = `{"seq":${seq}}`): StoredLine => ({ seq, text: chainLine('first', text) })
const hashed = (seq: number, text?: string) => line(seq, text).text.slice(-34, -2)
const whole = [header, line(1), line(2), line(3)]
const head = { log: 'first', seq: 2, hash: hashed(2) }

/** What a start tells of these lines, on a device that marked `head` and, if at all, remembers that it keeps the log. */
const told = (log: string | null, lines: readonly StoredLine[], asideFrom?: number, kept = 'me') => {
  const storage = browserStorage()
  openKeptLogs(storage).remember({ invitation: kept, validUntil: null })
  const mark = openHeadMark(storage, 'me')
  mark.write(head)
  compareWithMark(mark, log, lines, asideFrom)
  // The same for whoever opens it next, until the customer has read it.
  expect(openHeadMark(storage, 'me').missing()).toBe(mark.missing())
  return { missing: mark.missing(), isMarked: mark.head() !== null }
}

describe('a start compares the log with what was marked', () => {
  it.each<readonly [string, Parameters<typeof told>, ReturnType<typeof told>['missing']]>([
    ['all is there', ['first', whole], null],
    ['the end is missing', ['first', whole.slice(0, 2)], 'less'],
    ['all but the header is missing', ['first', whole.slice(0, 1)], 'less'],
    ['the end is missing, of a log that the device does not know of', ['first', [header], undefined, 'other'], 'less'],
    ['another record stands there', ['first', [header, line(1), line(2, '{"seq":2,"other":1}')]], 'other'],
    ['one without a hash stands there', ['first', [header, line(1), { seq: 2, text: '{}' }]], 'other'],
    ['another, before what is set aside', ['first', [header, line(1), line(2, '{"seq":9}'), line(3)], 3], 'other'],
    ['another, which is set aside and told as such', ['first', [header, line(1), line(2, '{"seq":9}')], 2], null],
    ['what was marked was not read now', ['first', [header, line(3)]], null],
    ['all of it is set aside, and told as such', [null, [header], 0], null],
    ['nothing is there', [null, []], 'gone'],
    ['another log is there', ['second', whole], 'gone'],
  ])('%s', (_, given, expected) => {
    const { missing, isMarked } = told(...given)
    expect(missing).toBe(expected)
    expect(isMarked).toBe(true)
  })

  it.each<readonly [string, Parameters<typeof told>]>([
    ['the device knows of no log', [null, [], undefined, 'other']],
    ['the device knows of no log, and another is there', ['second', whole, undefined, 'other']],
    ['a build of before began another', ['second', [header, { seq: 1, text: '{"seq":1}' }]]],
    ['another has begun and holds nothing', ['second', [header]]],
  ])('nothing is claimed where it may have been erased: %s', (_, given) => {
    const { missing, isMarked } = told(...given)
    expect(missing).toBeNull()
    expect(isMarked).toBe(false)
  })
})

describe('the mark', () => {
  it('is of one invitation', () => {
    const storage = browserStorage()
    openHeadMark(storage, 'me').write(head)
    expect(openHeadMark(storage, 'me').head()).toMatchObject(head)
    expect(openHeadMark(storage, 'other').head()).toBeNull()
  })

  it('remembers what is missing until the customer has read it, and goes on from there', () => {
    const storage = browserStorage()
    const mark = openHeadMark(storage, 'me')
    mark.write(head)
    mark.miss('less')
    mark.write({ ...head, seq: 3 })
    const next = openHeadMark(storage, 'me')
    expect(next.missing()).toBe('less')
    next.acknowledge()
    expect(next.missing()).toBeNull()
    expect(openHeadMark(storage, 'me').missing()).toBeNull()
    expect(openHeadMark(storage, 'me').head()).toMatchObject({ ...head, seq: 3 })
  })

  it('is not made by what is missing, nor by having read it', () => {
    const storage = browserStorage()
    const mark = openHeadMark(storage, 'me')
    mark.miss('gone')
    mark.acknowledge()
    expect(storage.kept.size).toBe(0)
  })

  it('of a log that another tab erased is never written again', () => {
    const storage = browserStorage()
    const mark = openHeadMark(storage, 'me')
    mark.write(head)
    mark.end()
    mark.write(head)
    expect(storage.kept.size).toBe(0)
  })
})
