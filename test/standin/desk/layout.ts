import { type Html, html, type Part } from './html'

const pages = [
  ['/', 'Uitnodigingen'],
  ['/mails', 'Verstuurde mails'],
  ['/inventories', 'Inventarisaties'],
  ['/files', 'Bestanden'],
] as const

/** A whole page of the desk; `path` is the page in the menu that it belongs to. */
export function layout(path: (typeof pages)[number][0], title: string, content: Part): Html {
  return html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Balie</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/desk.css">
</head>
<body>
<a class="skip" href="#content">Naar de inhoud</a>
<header class="bar">
<div class="wide">
<a class="brand" href="/"><img src="/logo.svg" alt="Kantoor De Linde" height="36"></a>
<p class="place">Balie van het proefkantoor</p>
<nav aria-label="Balie">${pages.map(([href, label]) => menuItem(href, label, href === path))}</nav>
</div>
</header>
<main id="content" class="wide">
<h1>${title}</h1>
${content}
</main>
<footer class="wide">Dit kantoor draait alleen op deze computer. Er gaat geen echte mail uit.</footer>
</body>
</html>`
}

const menuItem = (href: string, label: string, isHere: boolean): Html =>
  isHere ? html`<a href="${href}" aria-current="page">${label}</a>` : html`<a href="${href}">${label}</a>`

/** What a list says while there is nothing in it. */
export const emptyNote = (text: string): Html => html`<p class="empty">${text}</p>`

const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'medium',
  timeStyle: 'short',
})
const day = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', dateStyle: 'medium' })

/** An ISO moment or date in Dutch, for people, with the exact one for machines. */
export const time = (iso: string): Html =>
  html`<time datetime="${iso}">${(iso.length > 10 ? moment : day).format(new Date(iso))}</time>`
