import { describe, expect, test } from 'vitest'
import type { CallFault } from '../../../events/effects/http'
import { errorsOf, firstWrong, openForm, saidBy, typedInto } from '../../../ui/account/form'

const form = openForm({ code: '', email: '' })
const verdicts = { code: 'Vul een code in', email: 'Vul een adres in' }
const refusal = (status: number, errors: Readonly<Record<string, unknown>>): CallFault => ({
  tag: 'status',
  status,
  body: { errors },
})

describe('a form of the account', () => {
  test('says what is wrong after a submit only, and finds the first in the order of the screen', () => {
    expect(errorsOf(form, verdicts)).toEqual({})
    expect(errorsOf({ ...form, submitted: true }, verdicts)).toEqual(verdicts)
    expect(firstWrong(form, verdicts)).toBe('code')
    expect(firstWrong(form, { ...verdicts, code: null })).toBe('email')
    expect(firstWrong(form, { code: null, email: null })).toBeNull()
  })

  test('keeps what the office said of a field until that field changes, and a rule says it first', () => {
    const said = { ...form, said: { code: 'Onbekende code', email: 'Onbekend adres' } }
    expect(errorsOf(said, verdicts)).toEqual(said.said)
    expect(errorsOf({ ...said, submitted: true }, verdicts)).toEqual(verdicts)
    const typed = typedInto(said, 'code', 'AB12CD')
    expect(typed.fields).toEqual({ code: 'AB12CD', email: '' })
    expect(errorsOf(typed, verdicts)).toEqual({ email: 'Onbekend adres' })
  })

  test('sorts a refusal into its own fields, the first of the screen, and what has no field here', () => {
    const fault = refusal(422, { email: ['Onbekend adres'], token: ['Verlopen'], code: ['Onbekende code'] })
    expect(saidBy(fault, form)).toEqual({
      said: { email: 'Onbekend adres', code: 'Onbekende code' },
      first: 'code',
      loose: 'Verlopen',
    })
    expect(saidBy(refusal(500, { code: ['x'] }), form)).toEqual({ said: {}, first: null, loose: null })
  })
})
