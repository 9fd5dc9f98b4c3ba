import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { dutchDateOf, isoDateOf } from '../../../domain/language/date'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { perTarget } from '../rate'
import { type FieldErrors, refuseFields } from '../refusal'
import { type Customer, customerById, setEmail } from '../store/customers'
import { type OpenCode, openEmailCodes, redeemEmailCode } from '../store/emailCodes'

const bodyCodec = t.type({ email: t.string, email_confirmation: t.string, code: t.string, date_of_birth: t.string })

const wrongCode = { code: ['Deze code klopt niet of is verlopen, of hoort niet bij deze geboortedatum.'] }

/** POST reset/email: another e-mail address for the customer of this code and date of birth (checklist OPEN-92). */
export function resetEmailRoute(server: FastifyInstance, office: OfficeContext): void {
  const options = { config: { rateLimit: perTarget('date_of_birth', 10) } }
  server.post('/api/portal/auth/reset/email', options, async request => {
    const { email, email_confirmation, code, date_of_birth } = decode(bodyCodec, request.body)
    const errors = problemsOf(email, email_confirmation)
    if (Object.keys(errors).length > 0) throw refuseFields(errors)
    const found = await customerOf(office, await openEmailCodes(office, code), date_of_birth)
    if (found === undefined || !(await redeemEmailCode(office, found.code))) throw refuseFields(wrongCode)
    await setEmail(office, found.customer, email.trim())
    return { success: true }
  })
}

const problemsOf = (email: string, confirmation: string): FieldErrors => ({
  ...(/^[^\s@]+@[^\s@]+$/.test(email.trim()) ? {} : { email: ['Vul een geldig e-mailadres in'] }),
  ...(email.trim().toLowerCase() === confirmation.trim().toLowerCase()
    ? {}
    : { email_confirmation: ['E-mailadressen komen niet overeen'] }),
})

/** The records have dates in both notations. */
const bornOn = (value: unknown): string | null => {
  if (typeof value !== 'string') return null
  return isoDateOf(value) ?? isoDateOf(dutchDateOf(value) ?? '')
}

async function customerOf(
  office: OfficeContext,
  codes: readonly OpenCode[],
  dateOfBirth: string,
): Promise<{ readonly code: OpenCode; readonly customer: Customer } | undefined> {
  for (const code of codes) {
    const customer = await customerById(office, code.customer_id)
    if (customer !== undefined && bornOn(customer.record.fields.date_of_birth) === dateOfBirth)
      return { code, customer }
  }
  return undefined
}
