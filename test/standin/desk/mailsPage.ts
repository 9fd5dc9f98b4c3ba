import type { Mail } from '../store/mails'
import { type Html, html } from './html'
import { emptyNote, layout, time } from './layout'

/** The mails that were 'sent', newest first, with links that work. */
export const mailsPage = (mails: readonly Mail[]): Html =>
  layout(
    '/mails',
    'Verstuurde mails',
    mails.length === 0 ? emptyNote('Er zijn nog geen mails verstuurd.') : mails.map(letter),
  )

const letter = (mail: Mail): Html => html`<article class="card">
<div class="head"><h2>${mail.subject}</h2>${time(mail.sent_at)}</div>
<p class="meta">Aan ${mail.to}</p>
${mail.code === undefined ? undefined : html`<p class="code">${mail.code}</p>`}
<p class="letter">${withLinks(mail.text)}</p>
</article>`

const withLinks = (text: string): readonly (Html | string)[] =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
