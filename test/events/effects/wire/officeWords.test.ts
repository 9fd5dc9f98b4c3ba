import { expect, test } from 'vitest'
import { fieldErrors } from '../../../../events/effects/wire/fieldErrors'
import { officeWords } from '../../../../events/effects/wire/officeWords'

const closed = 'De inventarisatie is gesloten.'

test.each([
  { message: closed },
  { message: [closed, 'Nog iets'] },
  { error: { message: closed } },
  { data: { message: closed } },
  { errors: closed },
  { errors: [closed] },
  { error: { errors: [closed] }, message: 'Unprocessable' },
  { errors: { file: [closed] }, message: 'Unprocessable' },
  { errors: {}, message: closed },
  { errors: { file: ['<b>'] }, message: closed },
])('what the office said of the whole is read from %j', body => {
  expect(officeWords(body)).toBe(closed)
})

test.each([
  null,
  '<html>Unprocessable</html>',
  closed,
  422,
  [closed],
  {},
  { message: '' },
  { message: '\u202E\u200B ' },
  { message: 7 },
  { message: { nl: closed } },
  { message: '<!doctype html><title>413</title>' },
  { message: 'Fout</p>' },
  { detail: closed },
  { error: closed },
])('nothing is read from %j', body => {
  expect(officeWords(body)).toBeNull()
})

test('a text is shown on one line, without what cannot be seen, and of a long one the whole sentences', () => {
  expect(officeWords({ message: ' bevat een\u0000\u202Evirus\n' })).toBe('bevat eenvirus')
  const long = `${'Zin. '.repeat(59)}Nog een zin die niet meer past.`
  expect(officeWords({ message: long })).toBe('Zin. '.repeat(59).trim())
  expect(officeWords({ message: 'x'.repeat(5000) })).toHaveLength(300)
  expect(fieldErrors({ errors: { 'customer.email': [`${'x'.repeat(5000)}`] } })[0]?.[1]).toHaveLength(300)
  expect(officeWords({ message: 'Bedrag < 1000 euro' })).toBe('Bedrag < 1000 euro')
})
