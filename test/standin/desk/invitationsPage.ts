import { profiles } from '../../../domain/invitation/profiles'
import type { FieldErrors } from '../refusal'
import type { InvitationOverview } from '../store/overview'
import { firstSteps } from './guide'
import { type Html, html } from './html'
import { type Filled, invitationForm } from './invitationForm'
import { layout, time } from './layout'

export type InvitationsView = {
  readonly invitations: readonly InvitationOverview[]
  /** The id of the one that was just made. */
  readonly made?: string | undefined
  readonly filled?: Filled
  readonly errors?: FieldErrors
}

/** The desk's first page: make an invitation, and all there are. */
export function invitationsPage({ invitations, made, filled, errors }: InvitationsView): Html {
  const fresh = invitations.find(({ id }) => id === made)
  return layout(
    '/',
    'Uitnodigingen',
    html`${fresh === undefined ? undefined : madeNotice(fresh)}
${firstSteps}
<div class="columns">
${invitationForm(filled, errors)}
<div class="card scroll"><table>
<thead><tr><th scope="col">Klant</th><th scope="col">Soort</th><th scope="col">Stand</th><th scope="col">Openen</th></tr></thead>
<tbody>${invitations.map(row)}</tbody>
</table></div>
</div>`,
  )
}

const madeNotice = (invitation: InvitationOverview): Html => html`<div class="notice" role="status">
<p>De uitnodiging voor ${invitation.name || invitation.email} is verstuurd.</p>
<div class="links">${linksOf(invitation)}<a href="/mails">Mail lezen</a></div></div>`

const row = (invitation: InvitationOverview): Html => html`<tr>
<td><span class="who">${invitation.name || 'Naam onbekend'}</span><span class="minor">${breakable(invitation.email)}</span></td>
<td>${profiles[invitation.type].label}<span class="minor">${invitation.isPartner ? 'partner' : 'hoofdklant'}${
  invitation.tenant === 'localhost' ? undefined : ', Ons Huis'
}</span></td>
<td><span class="tag ${invitation.state}">${stateLabels[invitation.state]}</span>${
  invitation.username === null ? undefined : html`<span class="minor">als ${invitation.username}</span>`
}${
  invitation.validUntil === null
    ? undefined
    : html`<span class="minor">geldig tot en met ${time(invitation.validUntil)}</span>`
}</td>
<td><div class="links">${linksOf(invitation)}${emailCodeForm(invitation)}</div></td>
</tr>`

/** A long address breaks at its '@' rather than in a word. */
const breakable = (email: string): Html => {
  const [name, ...host] = email.split('@')
  return html`${name}@<wbr>${host.join('@')}`
}

const stateLabels: Readonly<Record<InvitationOverview['state'], string>> = {
  open: 'Nieuw',
  registered: 'Geregistreerd',
  submitted: 'Verzonden',
  expired: 'Verlopen',
}

/** The links that make sense in this state. */
function linksOf(invitation: InvitationOverview): readonly Html[] {
  const { state, registerUrl, loginUrl, inventoryId } = invitation
  if (state === 'open' && registerUrl !== null) return [html`<a href="${registerUrl}">Registreren</a>`]
  if (state === 'registered' && loginUrl !== null) return [html`<a href="${loginUrl}">Inloggen</a>`]
  const inventory = inventoryId === null ? [] : [html`<a href="/inventories/${inventoryId}">Bekijken</a>`]
  return [...inventory, againForm(invitation)]
}

const againForm = ({
  customerId,
  type,
  email,
}: InvitationOverview): Html => html`<form method="post" action="/invitations">
<input type="hidden" name="customer_id" value="${customerId}"><input type="hidden" name="type" value="${type}">
<input type="hidden" name="email" value="${email}"><button class="quiet" type="submit">Opnieuw uitnodigen</button></form>`

/** The code is of use only with a date of birth that the office knows. */
const emailCodeForm = ({ id, hasBirthDate }: InvitationOverview): Html | undefined =>
  hasBirthDate
    ? html`<form method="post" action="/email_codes">
<input type="hidden" name="invitation_id" value="${id}"><button class="quiet" type="submit">Code voor ander e-mailadres</button></form>`
    : undefined
