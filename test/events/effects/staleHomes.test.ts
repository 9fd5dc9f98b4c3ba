import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pictureEveryMs } from '../../../events/effects/performHomes'
import { createEffectRunner } from '../../../events/effects/runner'
import { home } from '../../domain/homes/homes'
import { note, type Script, scripted, search, wanted } from './scriptedHomes'

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const bare = home('x', { image: '' })

describe('with the runner, typing on', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const running = (script: Script) => {
    const { seekHome, searchHomes, told, asked } = scripted(script)
    const runner = createEffectRunner(
      async (effect, signal) => {
        if (effect.tag === 'seekHome') await seekHome(effect, signal)
        if (effect.tag === 'searchHomes') await searchHomes(effect, signal)
      },
      { now: Date.now, sinceKey: () => 0 },
    )
    return { ...runner, told, asked }
  }
  const slow = <A>(ms: number, answer: A): Promise<A> => new Promise(resolve => setTimeout(() => resolve(answer), ms))

  test('waits 800 ms from the last key for a wanted home (PROP-12), and not at all for another', async () => {
    const { follow, asked } = running({})
    follow([wanted('1')])
    await later(799)
    follow([wanted('12')])
    await later(799)
    expect(asked).toEqual([])
    await later(1)
    expect(asked).toEqual(['byId 1234AB-12', 'byAddress 12'])
    follow([{ ...wanted('12'), at: 'elsewhere', what: 'current' }])
    await later(0)
    expect(asked.at(-1)).toBe('byAddress 12')
    expect(asked.length).toBe(3)
  })

  test('an older home that comes later than a newer one is not told', async () => {
    const { follow, told } = running({ byId: n => slow(n === 0 ? 5000 : 10, E.right(home(`n${n}`))) })
    follow([wanted('1')])
    await later(1000)
    follow([wanted('12')])
    await later(10_000)
    expect(told).toEqual([note(home('n1'), true, '12')])
  })

  test('an older search that comes later than a newer one is not told', async () => {
    const found = (n: number) => E.right({ homes: [home(`n${n}`)], center: null })
    const { follow, told } = running({ near: n => slow(n === 0 ? 5000 : 10, found(n)) })
    follow([search(5)])
    await later(1)
    follow([search(10)])
    await later(10_000)
    expect(told).toMatchObject([{ criteria: { radius: 10 }, homes: [{ id: 'n1' }] }])
  })

  test('a home that is told without its picture goes on waiting for it', async () => {
    const { follow, told } = running({
      byId: n => E.right(n === 0 ? bare : home('x')),
      status: () => E.right('ready'),
    })
    follow([wanted()])
    await later(800)
    follow([wanted()])
    await later(pictureEveryMs)
    expect(told.map(({ type }) => type)).toEqual(['NoteHome', 'NoteHome'])
  })
})
