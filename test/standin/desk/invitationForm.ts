import { profiles } from '../../../domain/invitation/profiles'
import { invitationTypes } from '../../../domain/language/invitation'
import { type FieldErrors, Refusal } from '../refusal'
import { type Html, html } from './html'

/** What was filled in, by field name, to show again beside what is wrong with it. */
export type Filled = Readonly<Record<string, string>>

const choices = [
  ['prefill', 'Met voorbeeldgegevens', 'vult de klant met de gegevens van dit type'],
  ['has_partner', 'Heeft een partner', undefined],
  ['is_partner', 'Deze uitnodiging is voor de partner', undefined],
  ['two_factor', 'Inloggen met een code per e-mail', undefined],
] as const

/** What the customer's answer says of the partner's own invitation. */
const tellings = { no: false, yes: true, untold: null } as const
const tellingLabels: Readonly<Record<keyof typeof tellings, string>> = {
  no: 'Nee',
  yes: 'Ja',
  untold: 'Het kantoor zegt er niets over',
}

const isTelling = (value: string): value is keyof typeof tellings => Object.hasOwn(tellings, value)

/** The form that makes an invitation. */
export const invitationForm = (filled: Filled = {}, errors: FieldErrors = {}): Html => html`
<form class="card form" method="post" action="/invitations">
<h2>Uitnodiging maken</h2>
<div class="field"><label for="type">Soort uitnodiging</label>
<select id="type" name="type">${invitationTypes.map(type => option(type, profiles[type].label, filled.type ?? 'financial_advice'))}</select></div>
<div class="field"><label for="email">E-mailadres</label>
<input id="email" name="email" type="email" required value="${filled.email ?? 'nieuwe.klant@voorbeeld.example'}">${errorAt(errors, 'email')}</div>
<div class="pair">
<div class="field"><label for="first_name">Voornaam</label><input id="first_name" name="first_name" type="text" value="${filled.first_name ?? ''}"></div>
<div class="field"><label for="last_name">Achternaam</label><input id="last_name" name="last_name" type="text" value="${filled.last_name ?? ''}"></div>
</div>
<div class="field"><label for="valid_until">Geldig tot en met</label>
<input id="valid_until" name="valid_until" type="date" value="${filled.valid_until ?? ''}">${errorAt(errors, 'valid_until')}
<p class="hint">Leeg betekent: altijd geldig.</p></div>
<div class="field"><label for="tenant">Portaal van</label><select id="tenant" name="tenant">
${option('localhost', 'Kantoor De Linde', filled.tenant)}${option('vereniging', 'Vereniging Ons Huis', filled.tenant)}</select></div>
<div class="field"><label for="partner_invited">Eigen uitnodiging voor de partner</label>
<select id="partner_invited" name="partner_invited">${Object.entries(tellingLabels).map(([value, label]) =>
  option(value, label, filled.partner_invited),
)}</select></div>
<fieldset class="choices"><legend>Bijzonderheden</legend>${choices.map(
  ([name, label, hint]) => html`<label><input type="checkbox" name="${name}" value="on"${checkedAt(filled, name)}>
<span>${label}${hint === undefined ? undefined : html`<span class="minor">${hint}</span>`}</span></label>`,
)}</fieldset>
<button type="submit">Uitnodiging versturen</button>
</form>`

const option = (value: string, label: string, chosen: string | undefined): Html =>
  value === chosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`

const checkedAt = (filled: Filled, name: string): Html | undefined =>
  filled[name] === 'on' ? html` checked` : undefined

const errorAt = (errors: FieldErrors, field: string): Html | undefined =>
  errors[field] === undefined ? undefined : html`<p class="error">${errors[field].join(' ')}</p>`

const flags: ReadonlySet<string> = new Set(choices.map(([name]) => name))

const claimOf = (key: string, value: string): unknown => {
  if (key === 'partner_invited' && isTelling(value)) return tellings[value]
  return flags.has(key) ? value === 'on' : value
}

/** The form as the JSON call takes it: boxes as claims, what is empty left out. */
export function inputOf(form: URLSearchParams): Readonly<Record<string, unknown>> {
  const entries = [...form].filter(([, value]) => value !== '')
  return Object.fromEntries(entries.map(([key, value]) => [key, claimOf(key, value)]))
}

/** The texts per field of a refusal; nothing for any other error. */
export function fieldErrorsOf(error: unknown): FieldErrors | undefined {
  if (!(error instanceof Refusal) || error.status !== 422) return undefined
  const { errors } = error.body
  // A refusal of status 422 is made by refuseFields, which puts its texts here.
  return typeof errors === 'object' && errors !== null ? (errors as FieldErrors) : undefined
}
