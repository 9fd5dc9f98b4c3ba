import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { besidePatience } from '../../../../ui/app/missingCode'
import { drawings } from '../../../../ui/survey/pictures/drawings/drawings'
import { latePictures } from '../../../../ui/survey/pictures/latePictures'
import type { Pictures } from '../../../../ui/survey/pictures/pictureCode'
import { words } from '../../../../ui/survey/pictures/words'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const after =
  <A>(ms: number, value: A) =>
  (): Promise<A> =>
    new Promise(resolve => setTimeout(resolve, ms, value))

const never = (): Promise<never> => new Promise(() => undefined)

/** What the screens are told, in order. */
const told = async (code: Parameters<typeof latePictures>[0]): Promise<readonly Pictures[]> => {
  const seen: Pictures[] = []
  latePictures(code).subscribe(one => seen.push(one))
  await vi.advanceTimersByTimeAsync(10 * besidePatience)
  return seen
}

test('what comes too late for the screen that waited is there for the next', async () => {
  const late = { words: after(2 * besidePatience, words), drawings: after(10, drawings) }
  expect(await told(late)).toEqual(['coming', 'missing', { words, drawings }])
})

test('drawings that come after their words are there for the next screen too', async () => {
  const late = { words: after(10, words), drawings: after(2 * besidePatience, drawings) }
  expect(await told(late)).toEqual(['coming', { words, drawings: null }, { words, drawings }])
})

test('words do not wait for drawings that do not come', async () => {
  expect(await told({ words: after(10, words), drawings: never })).toEqual(['coming', { words, drawings: null }])
  expect(await told({ words: never, drawings: after(10, drawings) })).toEqual(['coming', 'missing'])
})
