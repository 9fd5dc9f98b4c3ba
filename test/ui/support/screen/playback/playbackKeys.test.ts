import { expect, it } from 'vitest'
import { playbackKeyWords, playbackMoveOf } from '../../../../../ui/support/screen/playback/playbackKeys'

const press = (key: string, more: object = {}) =>
  playbackMoveOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more })

it.each([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['Home', 'first'],
  ['End', 'last'],
  [' ', 'play'],
  ['a', 'nextRefused'],
  ['?', 'keys'],
  ['x', null],
  ['Tab', null],
  ['Enter', null],
])('%s: %s', (key, move) => expect(press(key)).toBe(move))

it('with Shift a screen, or the refusal before', () => {
  const shiftKey = true
  expect(['ArrowLeft', 'ArrowRight', 'A'].map(key => press(key, { shiftKey }))).toEqual([
    'previousScreen',
    'nextScreen',
    'previousRefused',
  ])
})

it("leaves the browser's own keys alone", () => {
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) expect(press('a', more)).toBe(null)
})

it('explains each key once', () => {
  expect(new Set(playbackKeyWords.map(([keys]) => keys)).size).toBe(playbackKeyWords.length)
})
