import type { Colours } from '../../../domain/portal/tenant'
import { retrievedOverviewTexts as texts } from '../../../domain/texts/retrievedOverviewTexts'
import type { DocumentTable, RetrievedDocument } from '../../../projections/retrievedDocument'
import { themeTokens } from '../../theme/themeTokens'
import { missingMark } from './letters'
import { columnWidth, type Fonts, type Ink, openSheet, type Part, paper, type Role, type Sheet } from './sheet'

/** What the letters are drawn with; every colour reads on white and on the tint, whatever the office chose. */
const inksOf = (colours: Colours) => {
  const tokens = themeTokens(colours)
  const colour = (name: string): string => tokens[name] ?? '#000000'
  return {
    h1: { weight: 'strong', size: 22, colour: colour('--primary-text') },
    h2: { weight: 'strong', size: 14, colour: colour('--primary-text') },
    h3: { weight: 'strong', size: 11, colour: colour('--text') },
    head: { weight: 'strong', size: 9.5, colour: colour('--text') },
    label: { weight: 'text', size: 10, colour: colour('--text-soft') },
    value: { weight: 'text', size: 10, colour: colour('--text') },
    foot: { weight: 'text', size: 8.5, colour: colour('--text-soft') },
    tint: colour('--primary-tint'),
    line: '#d9dee5',
    rule: colour('--primary-border'),
  } as const satisfies Readonly<Record<string, Ink | string>>
}
type Inks = ReturnType<typeof inksOf>

const cellPadding = { x: 6, y: 3.5 } as const
const labelShare = 0.34

/** A document that flows down its pages. */
interface Flow {
  readonly sheet: Sheet
  readonly inks: Inks
  /** How far down the page is written. */
  y: number
}

const lowest = paper.height - paper.bottom

/** Begins another page where so much does not fit on this one; answers whether it did. */
const makeRoom = (flow: Flow, height: number): boolean => {
  if (flow.y + height <= lowest) return false
  flow.sheet.newPage()
  flow.y = paper.top
  return true
}

const writeBlock = (flow: Flow, role: Role, text: string, ink: Ink, before: number, after: number): void => {
  const { sheet } = flow
  const laid = sheet.lay(text, ink, columnWidth)
  // At the top of a page nothing is to be kept away from.
  if (flow.y > paper.top && !makeRoom(flow, before + laid.height)) flow.y += before
  sheet.write(sheet.part(sheet.root, role), laid, paper.side, flow.y)
  flow.y += laid.height + after
}

const widthsOf = ({ columns }: DocumentTable): readonly number[] => {
  const others = columns.length - 1
  const first = columnWidth * labelShare
  return columns.map((_, i) => (i === 0 ? first : (columnWidth - first) / others))
}

interface Row {
  readonly cells: readonly { readonly laid: ReturnType<Sheet['lay']>; readonly x: number }[]
  readonly height: number
}

const layRow = (
  { sheet }: Flow,
  texts: readonly string[],
  widths: readonly number[],
  ink: (at: number) => Ink,
): Row => {
  let x = paper.side
  const cells = texts.map((text, i) => {
    const width = widths[i] ?? 0
    const cell = { laid: sheet.lay(text, ink(i), width - 2 * cellPadding.x), x: x + cellPadding.x }
    x += width
    return cell
  })
  return { cells, height: Math.max(...cells.map(({ laid }) => laid.height)) + 2 * cellPadding.y }
}

const adornRow = ({ sheet, inks, y }: Flow, { height }: Row, isHead: boolean): void =>
  sheet.adorn(doc => {
    if (isHead) doc.rect(paper.side, y, columnWidth, height).fill(inks.tint)
    doc
      .moveTo(paper.side, y + height)
      .lineTo(paper.side + columnWidth, y + height)
      .lineWidth(0.5)
      .stroke(isHead ? inks.rule : inks.line)
  })

/** The first cell of a row says what the row is; the head says what the columns are. */
const writeRow = (flow: Flow, table: Part, row: Row, isHead: boolean): void => {
  const { sheet } = flow
  adornRow(flow, row, isHead)
  const part = sheet.part(table, 'TR')
  for (const [i, { laid, x }] of row.cells.entries()) {
    const cell = isHead
      ? sheet.part(part, 'TH', 'Column')
      : i === 0
        ? sheet.part(part, 'TH', 'Row')
        : sheet.part(part, 'TD')
    sheet.write(cell, laid, x, flow.y + cellPadding.y)
  }
  part.end()
  flow.y += row.height
}

/** On another page the head is there again to be seen; it was said before. */
const repeatHead = (flow: Flow, head: Row): void => {
  adornRow(flow, head, true)
  for (const { laid, x } of head.cells) flow.sheet.adornText(laid, x, flow.y + cellPadding.y)
  flow.y += head.height
}

const writeTable = (flow: Flow, { title, columns, rows }: DocumentTable): void => {
  const { sheet, inks } = flow
  const widths = widthsOf({ title, columns, rows })
  const head = layRow(flow, columns, widths, () => inks.head)
  const body = rows.map(row => layRow(flow, row, widths, at => (at === 0 ? inks.label : inks.value)))
  // A heading never stands alone at the foot of a page.
  makeRoom(flow, 40 + head.height + (body[0]?.height ?? 0))
  writeBlock(flow, 'H3', title, inks.h3, 10, 5)
  const table = sheet.part(sheet.root, 'Table')
  writeRow(flow, table, head, true)
  for (const row of body) {
    if (makeRoom(flow, row.height)) repeatHead(flow, head)
    writeRow(flow, table, row, false)
  }
  table.end()
  flow.y += 8
}

const writeFoot = ({ sheet, inks }: Flow, title: string): void =>
  sheet.onEachPage((at, of) => {
    const y = paper.height - 40
    const page = sheet.lay(texts.page(at, of), inks.foot, columnWidth)
    sheet.adorn(doc => doc.rect(0, 0, paper.width, 8).fill(inks.rule))
    sheet.adornText(sheet.lay(title, inks.foot, columnWidth - 120), paper.side, y)
    sheet.adornText(page, paper.width - paper.side - page.width, y)
  })

/**
 * The document of what was retrieved as a PDF in the office's colours, tagged for who listens to it. What the fonts lack
 * is marked in its place, and counted in a note at the end.
 */
export const retrievedPdf = (
  { title, lines, sections, notes }: RetrievedDocument,
  { colours, fonts, made }: { readonly colours: Colours; readonly fonts: Fonts; readonly made: number },
): Promise<Uint8Array<ArrayBuffer>> => {
  const inks = inksOf(colours)
  const sheet = openSheet(fonts, title, made)
  const flow: Flow = { sheet, inks, y: paper.top }
  writeBlock(flow, 'H1', title, inks.h1, 0, 6)
  for (const line of lines) writeBlock(flow, 'P', line, inks.label, 0, 0)
  for (const section of sections) {
    makeRoom(flow, 120)
    writeBlock(flow, 'H2', section.title, inks.h2, 22, 2)
    for (const table of section.tables) writeTable(flow, table)
  }
  const missing = sheet.missing()
  for (const note of [...notes, ...(missing > 0 ? [texts.marked(missing, missingMark)] : [])])
    writeBlock(flow, 'P', note, inks.value, 12, 0)
  writeFoot(flow, title)
  return sheet.bytes()
}
