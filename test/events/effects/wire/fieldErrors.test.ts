import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../../../../events/effects/wire/fieldErrors'

const errors = { 'customer.email': ['Vul een e-mailadres in', 'en meer'], name: 'fout' }
const read = [
  ['customer.email', 'Vul een e-mailadres in'],
  ['name', 'fout'],
]

describe('what the office says of single fields', () => {
  test.each([[{ errors }], [{ error: { errors } }], [{ data: { errors } }], [{ error: 'nee', data: { errors } }]])(
    'is read from %j',
    body => {
      expect(fieldErrors(body)).toEqual(read)
    },
  )

  test('is read within objects, by the path', () => {
    const nested = { customer: { first_name: ['kort'], employers: { 0: { name: 'lang' } } } }
    expect(fieldErrors({ errors: nested })).toEqual([
      ['customer.first_name', 'kort'],
      ['customer.employers.0.name', 'lang'],
    ])
  })

  test('stands at the top where it stands in several places', () => {
    expect(fieldErrors({ errors: { a: 'boven' }, error: { errors: { a: 'binnen' } } })).toEqual([['a', 'boven']])
  })

  test.each([null, undefined, 'nee', 422, [], {}, { errors: 'x' }, { errors: [] }, { error: null, data: [] }])(
    'is nothing in %j',
    body => {
      expect(fieldErrors(body)).toEqual([])
    },
  )

  test('is left out where it is no text', () => {
    const body = { errors: { a: [''], b: '', c: [], d: [7, 'later'], e: null, f: { x: 1 }, g: ['goed'] } }
    expect(fieldErrors(body)).toEqual([['g', 'goed']])
  })
})
