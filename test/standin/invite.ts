import type { InvitationType } from '../../domain/language/invitation'
import type { TenantName } from './data/tenants'
import type { OfficeContext } from './officeContext'
import { newToken } from './secret'
import { addCustomer, type Customer, customerById, type NewCustomer } from './store/customers'
import { emailCodeDays, makeEmailCode } from './store/emailCodes'
import { addInvitation, invitationById } from './store/invitations'
import { sendMail } from './store/mails'

export type Invited = {
  readonly id: string
  readonly token: string
  readonly register_url: string
  readonly login_url: string
}

export type Terms = {
  readonly type: InvitationType
  readonly validUntil: string | null
  /** Null: the customer's answer does not say. */
  readonly partnerInvited: boolean | null
}

/** Takes a customer in and sends the invitation; undefined when a customer with the same seed key is there already. */
export async function inviteNew(
  office: OfficeContext,
  customer: NewCustomer,
  terms: Terms,
): Promise<Invited | undefined> {
  const id = await addCustomer(office, customer)
  return id === undefined ? undefined : sendInvitation(office, { ...customer, id }, terms)
}

/** Sends a customer whom the office knows one more invitation; undefined for an unknown customer. */
export async function inviteAgain(
  office: OfficeContext,
  customerId: string,
  terms: Terms,
): Promise<Invited | undefined> {
  const customer = await customerById(office, customerId)
  return customer === undefined ? undefined : sendInvitation(office, customer, terms)
}

async function sendInvitation(office: OfficeContext, customer: Customer, terms: Terms): Promise<Invited> {
  const token = newToken()
  const id = await addInvitation(office, { ...terms, customerId: customer.id, token })
  const portal = portalOf(office, customer.tenant)
  const links = { register_url: `${portal}/register?token=${token}`, login_url: `${portal}/login?token=${token}` }
  await sendMail(office, {
    invitationId: id,
    kind: 'invitation',
    to: customer.email,
    subject: 'Uitnodiging: geef uw gegevens door',
    text: letter(customer, links, terms.validUntil),
    details: links,
  })
  return { id, token, ...links }
}

/** The portal under the tenant's own host: the association's is a name below the same machine. */
export function portalOf({ portalUrl }: OfficeContext, tenant: TenantName): string {
  if (tenant === 'localhost') return portalUrl
  const url = new URL(portalUrl)
  url.hostname = `${tenant}.localhost`
  return url.origin
}

function letter(
  { record }: Customer,
  links: { readonly register_url: string; readonly login_url: string },
  validUntil: string | null,
): string {
  const { first_name } = record.fields
  return [
    `Beste ${typeof first_name === 'string' && first_name !== '' ? first_name : 'klant'},`,
    '',
    'Uw adviseur nodigt u uit om uw gegevens door te geven. Maak eerst een account aan:',
    links.register_url,
    '',
    'Heeft u al een account? Log dan in:',
    links.login_url,
    ...(validUntil === null ? [] : ['', `Deze uitnodiging is geldig tot en met ${inDutch(validUntil)}.`]),
    '',
    'Met vriendelijke groet,',
    'uw adviseur',
  ].join('\n')
}

const longDate = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', dateStyle: 'long' })
const longMoment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'long',
  timeStyle: 'short',
})

const inDutch = (moment: string): string => (moment.length > 10 ? longMoment : longDate).format(new Date(moment))

/** Mails an invitation's customer a code, with which another e-mail address can be set; false for an unknown invitation. */
export async function sendEmailCode(office: OfficeContext, invitationId: string): Promise<boolean> {
  const invitation = await invitationById(office, invitationId)
  const customer = invitation === undefined ? undefined : await customerById(office, invitation.customer_id)
  if (customer === undefined) return false
  const code = await makeEmailCode(office, customer.id)
  const text = [
    'Beste klant,',
    '',
    `Met de code ${code} en uw geboortedatum stelt u een ander e-mailadres in:`,
    `${portalOf(office, customer.tenant)}/reset_email`,
    '',
    `De code werkt één keer, ${emailCodeDays} dagen lang.`,
  ].join('\n')
  const subject = 'Uw code voor een ander e-mailadres'
  await sendMail(office, {
    invitationId: null,
    kind: 'email_code',
    to: customer.email,
    subject,
    text,
    details: { code },
  })
  return true
}
