import { expect, test } from 'vitest'
import { wholeSentences } from '../../../domain/format/wholeSentences'

test.each([
  ['De inventarisatie is gesloten.', 30, 'De inventarisatie is gesloten.'],
  ['Gesloten. Bel ons op 030-1234567.', 20, 'Gesloten.'],
  ['Wat nu? Bel ons! En dan nog iets', 20, 'Wat nu? Bel ons!'],
  // No sentence fits whole, and a full stop within a number ends none.
  ['Meer dan 1.000 euro is te veel', 16, 'Meer dan 1.000 …'],
  ['Zin. ', 4, 'Zin.'],
  ['', 10, ''],
])('of a text those sentences stay that fit: %j in %i', (text, most, shown) => {
  expect(wholeSentences(text, most)).toBe(shown)
})

test('what nobody can see, and what turns the direction, goes', () => {
  expect(wholeSentences(' bevat\u202E een\u0007\n\u200Bvirus ', 30)).toBe('bevat een virus')
})
