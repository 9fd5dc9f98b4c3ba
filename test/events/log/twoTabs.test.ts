import 'fake-indexeddb/auto'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Log } from '../../../events/log/log'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { type Device, indexedDbDevice, memoryDevice } from './device'
import { type Fault, faultStore } from './faultStore'
import { right } from './outcome'
import { answered, header } from './samples'

/** A tab as the store is: it offers what waits until it is stored, and decides again on top of what others wrote. */
const write = async (log: Log, name: string, batches: readonly number[]): Promise<readonly string[]> => {
  let opened = await log.open(header(name))()
  for (let tries = 0; E.isLeft(opened) && tries < 20; tries++) opened = await log.open(header(name))()
  if (E.isLeft(opened)) throw new Error('the log never opened')
  let head = opened.right.records.length
  const written: string[] = []
  for (const [b, size] of batches.entries()) {
    let waiting = Array.from({ length: size }, (_, i) => `${name}-${b}-${i}`)
    written.push(...waiting)
    for (let tries = 0; waiting.length > 0; tries++) {
      if (tries > 100) throw new Error('an append never came through')
      const outcome = await log.append(
        head,
        waiting.map((id, i) => answered(head + 1 + i, id, id)),
        [],
      )()
      if (E.isRight(outcome)) {
        head += waiting.length
        waiting = []
      } else if (outcome.left.tag === 'headMoved') {
        const { tail } = outcome.left
        head += tail.length
        waiting = waiting.filter(id => !tail.some(record => record.id === id))
      }
    }
  }
  return written
}

const allOnce = (records: readonly SurveyRecord[], ...tabs: readonly (readonly string[])[]) => {
  const ids = records.map(({ id }) => id)
  expect([...ids].sort()).toEqual(tabs.flat().sort())
  // Each tab's own answers stand in the order in which they were given.
  for (const tab of tabs) expect(ids.filter(id => tab.includes(id))).toEqual(tab)
}

const batches = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 })

describe.each<readonly [string, () => Device]>([
  ['memory', memoryDevice],
  ['IndexedDB', indexedDbDevice],
])('two tabs on one log in %s', (_, newDevice) => {
  it('never lose or overwrite an answer', () =>
    fc.assert(
      fc.asyncProperty(batches, batches, async (a, b) => {
        const device = newDevice()
        const [left, right_] = await Promise.all([write(device.tab(), 'a', a), write(device.tab(), 'b', b)])
        allOnce((await right(device.tab().open(header('c')))).records, left, right_)
      }),
      { numRuns: 60 },
    ))
})

it('two tabs never lose or overwrite an answer in any order of their transactions', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), batches, batches, async (scheduler, a, b) => {
      const device = indexedDbDevice()
      const tab = (name: string) =>
        device.tab({
          wrap: use => async (mode, work) => {
            await scheduler.schedule(Promise.resolve(), name)
            return use(mode, work)
          },
        })
      const [left, right_] = await scheduler.waitFor(Promise.all([write(tab('a'), 'a', a), write(tab('b'), 'b', b)]))
      allOnce((await right(device.tab().open(header('c')))).records, left, right_)
    }),
    { numRuns: 40 },
  ))

it('two tabs on a store that fails in every way never lose or overwrite an answer', () => {
  const fault = fc.constantFrom<Fault | null>(null, null, 'throw', 'abort', 'quota', 'closed', 'unanswered', 'hang')
  return fc.assert(
    fc.asyncProperty(batches, batches, fc.array(fault, { maxLength: 12 }), async (a, b, planted) => {
      const device = indexedDbDevice()
      await right(device.tab().open(header('first')))
      const left = [...planted]
      const tab = () => {
        const store = faultStore()
        let isOpen = false
        return device.tab({
          timeLimit: 40,
          wrap: use => {
            const faulty = store.wrap(use)
            return (mode, work) => {
              const next = isOpen ? left.pop() : null
              isOpen = true
              if (next !== null && next !== undefined) store.next(next)
              return faulty(mode, work)
            }
          },
        })
      }
      const written = await Promise.all([write(tab(), 'a', a), write(tab(), 'b', b)])
      allOnce((await right(device.tab().open(header('c')))).records, ...written)
    }),
    { numRuns: 30 },
  )
})
