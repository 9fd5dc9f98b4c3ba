import type { OfficeContext } from './officeContext'
import { refuseFields } from './refusal'
import { type Account, accountOfCustomer } from './store/accounts'
import { type InvitationRow, invitationOfToken } from './store/invitations'
import { stateOf } from './validity'

/**
 * The account that an invitation's token logs in to: only of a customer who registered, while the invitation is open,
 * and never past a second factor. Throws a 401 with the reason at the token.
 */
export async function accountOfInvitationToken(
  office: OfficeContext,
  token: string,
): Promise<{ readonly account: Account; readonly invitation: InvitationRow }> {
  const invitation = await invitationOfToken(office, token)
  if (invitation === undefined) throw refuseToken('Uitnodiging niet geldig')
  const state = stateOf(invitation, office.now())
  if (state === 'submitted') throw refuseToken('Uitnodiging al gebruikt')
  if (state === 'expired') throw refuseToken('Uitnodiging niet geldig')
  const account = await accountOfCustomer(office, invitation.customer_id)
  if (account === undefined) throw refuseToken('U bent nog niet geregistreerd.')
  if (account.twoFactor) throw refuseToken('Log in met uw gebruikersnaam, uw wachtwoord en een code.')
  return { account, invitation }
}

const refuseToken = (text: string) => refuseFields({ token: [text] }, 401)
