/**
 * Writes a report as Dutch text for a terminal: totals, most refusals and corrections, step durations and last steps;
 * and says why logs could not be read.
 */
import { isReason, reasonWords } from '../words/importReasonWords'
import { terminalText } from '../words/terminalText'
import type { ReportSummary } from './reportSummary'
import { histogramErrorWords, logsWords, shareWords, shortDurationWords } from './reportWords'

export const reportText = (summary: ReportSummary): string => {
  const { logs, sent, diverged, unread, refusals, corrections, steps } = summary
  const parts: readonly Lines[] = [
    [
      `${logsWords(logs)}, verstuurd: ${shareWords(sent, logs)}`,
      ...(diverged === 0 ? [] : [`Oordelen die nu anders uitkomen: in ${diverged} logs`]),
      ...unread.map(one => `Niet (helemaal) te lezen: ${one.logs} (${terminalText(unreadReasonWords(one.why))})`),
    ],
    listLines(
      'Waar klanten het meest worden afgekeurd (logs, keren: stap, vraag, regel)',
      refusals,
      row => `${row.logs}, ${row.times}: ${row.stepTitle}, ${row.title} (${row.question}), ${row.rule}: ${row.message}`,
    ),
    listLines(
      'Welke vraag het meest wordt verbeterd (logs, keren: vraag)',
      corrections,
      row => `${row.logs}, ${row.times}: ${row.title} (${row.question})`,
    ),
    listLines(
      'Hoe lang een stap duurt (mediaan, negen van de tien: stap)',
      steps.filter(({ passed }) => passed > 0),
      row =>
        `${shortDurationWords(row.median)}, ${shortDurationWords(row.p90)}: ${row.title} (${logsWords(row.passed)})`,
    ),
    listLines(
      'Waar klanten stoppen zonder te versturen (logs: laatste stap)',
      [...steps].filter(({ stopped }) => stopped > 0).sort((a, b) => b.stopped - a.stopped),
      row => `${row.stopped}: ${row.title} (van ${row.logs} die er kwamen)`,
    ),
    [histogramErrorWords],
  ]
  return `${parts.map(lines => lines.join('\n')).join('\n\n')}\n`
}

/** A list shows at most this many rows; `--json` has them all. */
export const maxRows = 20

type Lines = readonly string[]

export const unreadReasonWords = (why: string): string =>
  isReason(why)
    ? reasonWords[why]
    : why === 'died'
      ? 'het proces dat dit las, is gestopt'
      : 'het bestand is niet te openen'

const moreLine = (all: readonly unknown[]): Lines =>
  all.length > maxRows ? [`  en nog ${all.length - maxRows}, met --json`] : []

const listLines = <A>(title: string, rows: readonly A[], line: (row: A) => string): Lines => [
  title,
  ...(rows.length === 0 ? ['  Nergens.'] : rows.slice(0, maxRows).map(row => `  ${terminalText(line(row))}`)),
  ...moreLine(rows),
]
