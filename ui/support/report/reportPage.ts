import type { ReportSummary } from './reportSummary'
import { maxRows, unreadReasonWords } from './reportText'
import { histogramErrorWords, logsWords, shareWords, shortDurationWords } from './reportWords'

/**
 * Returns the report on where customers get stuck, over many logs, as one HTML page with its style sheet, charts and tables
 * (refusals, corrections, step durations, last steps), without script or external requests.
 * @param styleHash of `reportStyle`, 'sha256-...': no other style is taken
 */
export const reportPage = (summary: ReportSummary, styleHash: string): string => {
  const { logs, sent, diverged, unread } = summary
  const policy = `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`
  const broken = unread.map(({ why, logs: count }) => `${count}: ${unreadReasonWords(why)}`).join('; ')
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Waar klanten vastlopen</title><style>${reportStyle}</style></head>
<body><main><h1>Waar klanten vastlopen</h1>
<p>Over alle logs samen. Wat klanten hebben ingevuld, staat hier niet in.</p>
<dl class="figures">${figure('Logs', String(logs))}${figure('Verstuurd', shareWords(sent, logs))}${figure('Oordelen die nu anders uitkomen', logsWords(diverged))}</dl>
${broken === '' ? '' : `<p>Niet of niet helemaal te lezen: ${text(broken)}.</p>`}
${ranking(refusals, summary.refusals)}${ranking(corrections, summary.corrections)}${stepsSection(summary)}${stopsSection(summary)}
</main></body></html>
`
}

/** Text as HTML may hold it. */
const text = (value: string | number): string => String(value).replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/** The style sheet of the page, inline; it loads nothing. */
export const reportStyle = `
:root{color-scheme:light}
body{font:1rem/1.5 system-ui,sans-serif;color:#1c2733;background:#fff;margin:0 auto;padding:24px 16px;max-width:960px;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 8px}
h2{font-size:1.25rem;line-height:1.3;margin:40px 0 4px}
p{margin:0 0 16px;max-width:70ch}
.figures{display:flex;flex-wrap:wrap;gap:16px 40px;margin:24px 0 0;padding:0}
.figures div{margin:0}
.figures dt{color:#4a5866;font-size:.875rem}
.figures dd{margin:0;font-size:1.75rem;line-height:1.25}
figure{margin:0 0 16px}
svg{display:block;width:100%;height:auto;max-width:720px}
svg text{font:13px system-ui,sans-serif;fill:#1c2733}
.bar{fill:#2f6690}
.part{fill:#b8453a}
.line{stroke:#2f6690;stroke-width:2}
.axis{stroke:#c6ced6;stroke-width:1}
.wide{overflow-x:auto}
.wide:focus-visible{outline:3px solid #2f6690;outline-offset:2px}
table{overflow-wrap:normal;border-collapse:collapse;width:100%;font-size:.9375rem}
caption{text-align:left;color:#4a5866;font-size:.875rem;padding:0 0 4px}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid #dde3e8}
th{font-weight:600}
td.number,th.number{text-align:right;white-space:nowrap}
.path{color:#4a5866;font-size:.8125rem;overflow-wrap:anywhere}
@media print{body{padding:0;max-width:none}h2{break-after:avoid}figure,tr{break-inside:avoid}.wide{overflow:visible}}
`

interface Bar {
  readonly label: string
  readonly value: number
  readonly words: string
}

const rowHeight = 28
const labelWidth = 250
const barWidth = 330

const clipped = (label: string): string => (label.length > 31 ? `${label.slice(0, 29)}...` : label)

const widthOf = (value: number, most: number): string => ((value / most) * barWidth).toFixed(1)

/** Bars with their figures beside them; the table below says the same. */
const bars = (id: string, title: string, all: readonly Bar[], describes: string): string => {
  const most = Math.max(1, ...all.map(({ value }) => value))
  const rows = all.map(({ label, value, words }, i) => {
    const y = i * rowHeight
    return `<text x="0" y="${y + 18}">${text(clipped(label))}</text><rect class="bar" x="${labelWidth}" y="${y + 5}" width="${widthOf(value, most)}" height="18"/><text x="${labelWidth + 8 + Number(widthOf(value, most))}" y="${y + 18}">${text(words)}</text>`
  })
  return picture(id, title, describes, all.length * rowHeight, rows.join(''))
}

const picture = (id: string, title: string, describes: string, height: number, inner: string): string =>
  `<figure><svg viewBox="0 0 720 ${height}" role="img" aria-labelledby="${id}-t ${id}-d"><title id="${id}-t">${text(title)}</title><desc id="${id}-d">${text(describes)}</desc><line class="axis" x1="${labelWidth}" y1="0" x2="${labelWidth}" y2="${height}"/>${inner}</svg></figure>`

/** From the median to nine out of ten, on a scale of time. */
const spans = (rows: readonly ReportSummary['steps'][number][]): string => {
  const most = Math.max(1, ...rows.map(({ p90 }) => p90 ?? 0))
  const inner = rows.map(({ title, median, p90 }, i) => {
    const y = i * rowHeight + 14
    const [from, to] = [median ?? 0, p90 ?? 0].map(ms => labelWidth + Number(widthOf(ms, most)))
    return `<text x="0" y="${y + 4}">${text(clipped(title))}</text><line class="line" x1="${from}" y1="${y}" x2="${to}" y2="${y}"/><circle class="bar" cx="${from}" cy="${y}" r="5"/><rect class="part" x="${(to ?? 0) - 2}" y="${y - 6}" width="4" height="12"/><text x="${(to ?? 0) + 8}" y="${y + 4}">${text(`${shortDurationWords(median)} / ${shortDurationWords(p90)}`)}</text>`
  })
  const describes = rows
    .map(row => `${row.title}: ${shortDurationWords(row.median)}, ${shortDurationWords(row.p90)}`)
    .join('; ')
  return picture('duration', 'Hoe lang een stap duurt', describes, rows.length * rowHeight, inner.join(''))
}

interface Column<A> {
  readonly head: string
  readonly isNumber?: true
  /** HTML. */
  readonly cell: (row: A) => string
}

const table = <A>(caption: string, columns: readonly Column<A>[], rows: readonly A[]): string => {
  const cls = ({ isNumber }: Column<A>) => (isNumber === true ? ' class="number"' : '')
  const head = columns.map(column => `<th scope="col"${cls(column)}>${text(column.head)}</th>`).join('')
  const body = rows
    .map(row => `<tr>${columns.map(column => `<td${cls(column)}>${column.cell(row)}</td>`).join('')}</tr>`)
    .join('')
  // What is wider than a small window scrolls within it, by keyboard too.
  return `<div class="wide" role="region" tabindex="0" aria-label="${text(caption)}"><table><caption>${text(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

const question = ({ title, question: path }: { readonly title: string; readonly question: string }): string =>
  `${text(title === '' ? 'onbekende vraag' : title)}<div class="path">${text(path)}</div>`

const section = (title: string, about: string, isEmpty: boolean, content: string): string =>
  `<section><h2>${text(title)}</h2><p>${text(about)}</p>${isEmpty ? '<p>Nergens.</p>' : content}</section>`

const logsColumn = { head: 'Logs', isNumber: true, cell: ({ logs }: { readonly logs: number }) => text(logs) } as const
const timesColumn = {
  head: 'Keren',
  isNumber: true,
  cell: ({ times }: { readonly times: number }) => text(times),
} as const

const listTitle = (shown: number, all: number, what: string): string =>
  shown === all ? what : `${what}: de ${shown} eerste van ${all}`

interface Ranking<A> {
  readonly id: string
  readonly title: string
  readonly about: string
  /** What its rows are called. */
  readonly rows: string
  readonly barOf: (row: A) => Bar
  readonly columns: readonly Column<A>[]
}

/** The most of something: the first ten as bars, more of them in a table. */
const ranking = <A>({ id, title, about, rows, barOf, columns }: Ranking<A>, all: readonly A[]): string => {
  const shown = all.slice(0, maxRows)
  const first = shown.slice(0, 10).map(barOf)
  const describes = first.map(({ label, words }) => `${label}: ${words}`).join('; ')
  const content = bars(id, rows, first, describes) + table(listTitle(shown.length, all.length, rows), columns, shown)
  return section(title, about, shown.length === 0, content)
}

const refusals: Ranking<ReportSummary['refusals'][number]> = {
  id: 'refusals',
  title: 'Waar klanten het meest worden afgekeurd',
  about: 'Bij Volgende stap. Een log telt een keer per vraag en regel.',
  rows: 'Afgekeurde vragen',
  barOf: row => ({ label: row.title, value: row.logs, words: logsWords(row.logs) }),
  columns: [
    logsColumn,
    timesColumn,
    { head: 'Stap', cell: row => text(row.stepTitle) },
    { head: 'Vraag', cell: question },
    { head: 'Regel', cell: row => `${text(row.message)}<div class="path">${text(row.rule)}</div>` },
  ],
}

const corrections: Ranking<ReportSummary['corrections'][number]> = {
  id: 'corrections',
  title: 'Welke vraag het meest wordt verbeterd',
  about: 'Een antwoord waar de klant op terugkomt na iets anders.',
  rows: 'Verbeterde vragen',
  barOf: row => ({ label: row.title, value: row.times, words: `${row.times} keer` }),
  columns: [logsColumn, timesColumn, { head: 'Vraag', cell: question }],
}

const stepsSection = ({ steps }: ReportSummary): string => {
  const timed = steps.filter(({ passed }) => passed > 0)
  return section(
    'Hoe lang een stap duurt',
    `Van het scherm tot de stap is goedgekeurd: de helft is sneller dan de stip, negen van de tien sneller dan de streep. ${histogramErrorWords}`,
    timed.length === 0,
    spans(timed) +
      table(
        'Duur van stappen',
        [
          { head: 'Stap', cell: row => text(row.title) },
          { head: 'Logs', isNumber: true, cell: row => text(row.passed) },
          { head: 'Mediaan', isNumber: true, cell: row => text(shortDurationWords(row.median)) },
          { head: 'Negen van de tien', isNumber: true, cell: row => text(shortDurationWords(row.p90)) },
          { head: 'Afgekeurd', isNumber: true, cell: row => text(shareWords(row.refused, row.submits)) },
        ],
        timed,
      ),
  )
}

const stopsSection = ({ steps }: ReportSummary): string => {
  const stops = steps.filter(({ stopped }) => stopped > 0).sort((a, b) => b.stopped - a.stopped)
  const all = stops.map(row => ({ label: row.title, value: row.stopped, words: logsWords(row.stopped) }))
  return section(
    'Waar klanten stoppen',
    'De laatste stap die zij zagen, van logs die niet zijn verstuurd.',
    stops.length === 0,
    bars('stops', 'Laatste stap', all, all.map(({ label, words }) => `${label}: ${words}`).join('; ')) +
      table(
        'Laatste stap van wat niet is verstuurd',
        [
          { head: 'Stap', cell: row => text(row.title) },
          { head: 'Gestopt', isNumber: true, cell: row => text(shareWords(row.stopped, row.logs)) },
        ],
        stops,
      ),
  )
}

const figure = (name: string, value: string): string => `<div><dt>${text(name)}</dt><dd>${text(value)}</dd></div>`
