import { describe, expect, test } from 'vitest'
import type { CallFault } from '../../../events/effects/calls/http'
import {
  firstInvalidField,
  formErrors,
  initialForm,
  officeMessages,
  typeInField,
} from '../../../ui/accountForms/formState'

const form = initialForm({ code: '', email: '' })
const verdicts = { code: 'Vul een code in', email: 'Vul een adres in' }
const refusal = (status: number, errors: Readonly<Record<string, unknown>>): CallFault => ({
  tag: 'status',
  status,
  body: { errors },
})

describe('a form of the account', () => {
  test('says what is wrong after a submit only, and finds the first in the order of the screen', () => {
    expect(formErrors(form, verdicts)).toEqual({})
    expect(formErrors({ ...form, submitted: true }, verdicts)).toEqual(verdicts)
    expect(firstInvalidField(form, verdicts)).toBe('code')
    expect(firstInvalidField(form, { ...verdicts, code: null })).toBe('email')
    expect(firstInvalidField(form, { code: null, email: null })).toBeNull()
  })

  test('keeps what the office said of a field until that field changes, and a rule says it first', () => {
    const said = { ...form, officeErrors: { code: 'Onbekende code', email: 'Onbekend adres' } }
    expect(formErrors(said, verdicts)).toEqual(said.officeErrors)
    expect(formErrors({ ...said, submitted: true }, verdicts)).toEqual(verdicts)
    const typed = typeInField(said, 'code', 'AB12CD')
    expect(typed.fields).toEqual({ code: 'AB12CD', email: '' })
    expect(formErrors(typed, verdicts)).toEqual({ email: 'Onbekend adres' })
  })

  test('sorts a refusal into its own fields, the first of the screen, and what has no field here', () => {
    const fault = refusal(422, { email: ['Onbekend adres'], token: ['Verlopen'], code: ['Onbekende code'] })
    expect(officeMessages(fault, form)).toEqual({
      officeErrors: { email: 'Onbekend adres', code: 'Onbekende code' },
      first: 'code',
      general: 'Verlopen',
    })
    expect(officeMessages(refusal(500, { code: ['x'] }), form)).toEqual({
      officeErrors: {},
      first: null,
      general: null,
    })
  })
})
