import { survey } from '../../../domain/catalogue/survey'
import { profiles } from '../../../domain/invitation/profiles'
import { type InvitationType, invitationTypes } from '../../../domain/language/invitation'
import type { StepKey } from '../../../domain/language/stepKey'
import { isPartnerType } from '../data/partnerTypes'
import { type Html, html } from './html'

const titles: ReadonlyMap<StepKey, string> = new Map(survey.steps.map(({ key, title }) => [key, title]))

/** What to do at the desk, in order, for someone who sees it for the first time. */
export const firstSteps: Html = html`<section class="card guide" aria-labelledby="guide">
<h2 id="guide">Zo probeert u het portaal</h2>
<ol>
<li>Kies hieronder een uitnodiging en klik op <strong>Registreren</strong>. Voor elke soort staat er een klaar.</li>
<li>Kies in het portaal een gebruikersnaam en een wachtwoord, en log in. Een code per e-mail leest u bij
<a href="/mails">Verstuurde mails</a>.</li>
<li>Vul de stappen in. Sluit gerust het tabblad: inloggen brengt u terug waar u was.</li>
<li>Wat u verstuurt, vindt u hier bij <a href="/inventories">Inventarisaties</a> en <a href="/files">Bestanden</a>.</li>
</ol>
<details><summary>Wat geeft welke soort uitnodiging?</summary>
<div class="scroll"><table>
<thead><tr><th scope="col">Soort</th><th scope="col">Voor</th><th scope="col">Stappen</th><th scope="col">Documenten</th></tr></thead>
<tbody>${invitationTypes.map(typeRow)}</tbody>
</table></div></details>
</section>`

function typeRow(type: InvitationType): Html {
  const { label, steps, sendsFiles } = profiles[type]
  const named = steps.flatMap(step => titles.get(step) ?? [])
  return html`<tr><td><span class="who">${label}</span><span class="minor">${type}</span></td>
<td>${isPartnerType(type) ? 'de partner' : 'de klant'}</td>
<td>${named.length}<span class="minor">${named.join(', ')}</span></td>
<td>${sendsFiles ? 'ja' : 'nee'}</td></tr>`
}
