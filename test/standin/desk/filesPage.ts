import type { KeptFile } from '../store/files'
import { type Html, html } from './html'
import { emptyNote, layout, time } from './layout'

const kilobytes = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** The files that came in, newest first. */
export const filesPage = (files: readonly KeptFile[]): Html =>
  layout(
    '/files',
    'Bestanden',
    files.length === 0
      ? emptyNote('Er zijn nog geen bestanden ontvangen.')
      : html`<div class="card scroll"><table>
<thead><tr><th scope="col">Bestand</th><th scope="col">Uitnodiging</th><th scope="col">Grootte</th><th scope="col">Ontvangen</th></tr></thead>
<tbody>${files.map(
          file => html`<tr><td><a href="/files/${file.id}">${file.filename}</a><span class="minor">${file.content_type}</span></td>
<td>${file.invitation_id}</td><td>${kilobytes.format(file.size / 1024)} kB</td><td>${time(file.received_at)}</td></tr>`,
        )}</tbody></table></div>`,
  )
