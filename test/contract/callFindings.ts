import { invitationState } from '../../domain/invitation/invitationState'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import { invitationTypes } from '../../domain/language/invitation'
import { tokenValidationCodec } from '../../events/effects/wire/account'
import { decodeOr } from '../../events/effects/wire/codecFrom'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { homeAtAddressCodec, pictureStatusCodec } from '../../events/effects/wire/homeCodecs'
import { ownValue, unwrapped } from '../../events/effects/wire/wireRecord'
import { tokenLifetimeMs } from '../../events/session/session'
import type { OfficeCall } from './calls'
import { colourFindings } from './colourFindings'
import { type Finding, finding, inBody, shownValue } from './finding'

/** An answer that came, when. */
export interface Came {
  readonly status: number
  readonly body: unknown
  /** Milliseconds since 1970. */
  readonly now: number
}

type Judge = (came: Came) => readonly Finding[]

const invitationOf = (body: unknown) => decodeOr(wireCustomerCodec, body, null)?.invitation ?? null

const wantedInvitation = `an invitation with an id, a type of ${invitationTypes.join(', ')}, and not has_valid_invitation: false`

const customerFindings: Judge = ({ body, now }) => {
  const invitation = invitationOf(body)
  const said = ownValue(unwrapped(body), 'invitation')
  switch (invitationState(invitation, now, dateInAmsterdam(now))) {
    case 'none':
      return [finding('stops', inBody(body, 'invitation'), shownValue(said), wantedInvitation)]
    case 'used':
      return [
        finding(
          'remark',
          inBody(body, 'invitation'),
          'sent already: this customer can only read that',
          'one that is open',
        ),
      ]
    case 'over':
      return [
        finding(
          'remark',
          inBody(body, 'invitation'),
          'past valid_until: this customer can only read that',
          'one that is open',
        ),
      ]
    case 'open':
      return []
  }
}

const inventoryFindings: Judge = ({ status, body }) => {
  const found = status === 200 ? [] : [finding('stops', 'status', String(status), '200: only that is received')]
  const invitation = unwrapped(ownValue(unwrapped(body), 'invitation'))
  const submittedAt = ownValue(invitation, 'submitted_at')
  return invitationOf(body)?.submitted_at
    ? found
    : [
        ...found,
        finding(
          'stops',
          inBody(body, 'invitation.submitted_at'),
          shownValue(submittedAt),
          'when the inventory was received',
        ),
      ]
}

/** A session ends an hour after the login, whatever the office says. */
const loginFindings: Judge = ({ body }) => {
  const said = ownValue(unwrapped(body), 'expires_in')
  const seconds = tokenLifetimeMs / 1000
  return said === undefined || said === null || Number(said) === seconds
    ? []
    : [
        finding(
          'remark',
          inBody(body, 'expires_in'),
          shownValue(said),
          `${seconds}: the portal ends a session after an hour`,
        ),
      ]
}

const validationFindings: Judge = ({ body }) => {
  const read = decodeOr(tokenValidationCodec, body, null)
  switch (read?.tag) {
    case undefined:
      return []
    case 'invalid':
      return [
        finding(
          'stops',
          inBody(body, 'success'),
          'an invitation that is not valid',
          'true for the token that was lent',
        ),
      ]
    case 'used':
      return [
        finding('remark', inBody(body, 'success'), 'an invitation that was used', 'true for the token that was lent'),
      ]
    case 'valid':
      return (read.username ?? '') === ''
        ? [
            finding(
              'remark',
              inBody(body, 'customer.username'),
              'nothing',
              'a name to propose; without one the customer thinks of one',
            ),
          ]
        : []
  }
}

const homeFindings: Judge = ({ body }) =>
  decodeOr(homeAtAddressCodec, body, null)?.found === null
    ? [finding('differs', 'data', 'no home', 'the home at the address that was lent, with its street')]
    : []

const pictureFindings: Judge = ({ body }) => {
  const status = ownValue(unwrapped(body), 'status')
  return status === undefined || decodeOr(pictureStatusCodec, body, null) === 'ready'
    ? []
    : [finding('remark', inBody(body, 'status'), shownValue(status), '"ready", once the picture is there')]
}

const judges: Readonly<Partial<Record<OfficeCall['name'], Judge>>> = {
  customer: customerFindings,
  inventory: inventoryFindings,
  login: loginFindings,
  validateToken: validationFindings,
  tenantStyle: ({ body }) => colourFindings(body),
  homeAtAddress: homeFindings,
  homePicture: pictureFindings,
}

/** Keys that no reader takes and that are judged here all the same. */
const lookedAt: Readonly<Partial<Record<OfficeCall['name'], readonly string[]>>> = { login: ['expires_in'] }

/** Whether what stands there is judged, though no shape names it. */
export const isLookedAt = (name: string, at: string): boolean =>
  lookedAt[name]?.includes(at.replace(/^(data\.)+/, '')) ?? false

/** What is said of the answer to this one call, as what it is for. */
export const callFindings = (name: string, came: Came): readonly Finding[] => judges[name]?.(came) ?? []
