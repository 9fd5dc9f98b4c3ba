import { profiles } from '../../../domain/invitation/profiles'
import type { Inventory } from '../store/inventories'
import { answersView } from './answersView'
import { type Html, html } from './html'
import { emptyNote, layout, time } from './layout'

/** The inventories that came in, newest first. */
export const inventoriesPage = (inventories: readonly Inventory[]): Html =>
  layout(
    '/inventories',
    'Inventarisaties',
    inventories.length === 0
      ? emptyNote('Er is nog geen inventarisatie verzonden.')
      : html`<div class="card scroll"><table>
<thead><tr><th scope="col">Klant</th><th scope="col">Soort</th><th scope="col">Ontvangen</th><th scope="col">Openen</th></tr></thead>
<tbody>${inventories.map(
          inventory => html`<tr><td class="who">${inventory.email}</td><td>${profiles[inventory.type].label}</td>
<td>${time(inventory.received_at)}</td><td><div class="links">
<a href="/inventories/${inventory.id}">Bekijken</a><a href="/inventories/${inventory.id}/json">Downloaden</a></div></td></tr>`,
        )}</tbody></table></div>`,
  )

/** One inventory, to read. */
export const inventoryPage = (inventory: Inventory): Html =>
  layout(
    '/inventories',
    `Inventarisatie van ${inventory.email}`,
    html`<article class="card">
<p class="meta">${profiles[inventory.type].label}, ontvangen ${time(inventory.received_at)}, uitnodiging ${inventory.invitation_id}.
<a href="/inventories/${inventory.id}/json">Downloaden als JSON</a></p>
${answersView(inventory.body)}
<details><summary>De hele tekst</summary><pre>${JSON.stringify(inventory.body, null, 2)}</pre></details>
</article>`,
  )
