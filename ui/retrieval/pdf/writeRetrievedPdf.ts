/** Writes the overview of the retrieved data as a tagged PDF in the office's colours, and returns its bytes. */
import type { Colours } from '../../../domain/portal/tenant'
import { retrievedOverviewTexts as texts } from '../../../domain/texts/retrievedOverviewTexts'
import type { DocumentTable, RetrievedDocument } from '../../../projections/retrieval/retrievalOverview'
import {
  cellPadding,
  drawRowLines,
  ensureRoom,
  type PageFlow,
  textStylesOf,
  writeBlock,
  writePageFooter,
} from '../../pdf/pageFlow'
import {
  columnWidth,
  type Fonts,
  openPdfSheet,
  type PdfElement,
  type PdfSheet,
  paper,
  type TextStyle,
} from '../../pdf/pdfSheet'
import { missingGlyphMark } from '../../pdf/splitByFont'

const labelShare = 0.34

const widthsOf = ({ columns }: DocumentTable): readonly number[] => {
  const others = columns.length - 1
  const first = columnWidth * labelShare
  return columns.map((_, i) => (i === 0 ? first : (columnWidth - first) / others))
}

interface Row {
  readonly cells: readonly { readonly laid: ReturnType<PdfSheet['lay']>; readonly x: number }[]
  readonly height: number
}

const layRow = (
  { sheet }: PageFlow,
  texts: readonly string[],
  widths: readonly number[],
  ink: (at: number) => TextStyle,
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

/** The first cell of a row says what the row is; the head says what the columns are. */
const writeRow = (flow: PageFlow, table: PdfElement, row: Row, isHead: boolean): void => {
  const { sheet } = flow
  drawRowLines(flow, row.height, isHead)
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
const repeatHead = (flow: PageFlow, head: Row): void => {
  drawRowLines(flow, head.height, true)
  for (const { laid, x } of head.cells) flow.sheet.adornText(laid, x, flow.y + cellPadding.y)
  flow.y += head.height
}

const writeTable = (flow: PageFlow, { title, columns, rows }: DocumentTable): void => {
  const { sheet, inks } = flow
  const widths = widthsOf({ title, columns, rows })
  const head = layRow(flow, columns, widths, () => inks.head)
  const body = rows.map(row => layRow(flow, row, widths, at => (at === 0 ? inks.label : inks.value)))
  // A heading never stands alone at the foot of a page.
  ensureRoom(flow, 40 + head.height + (body[0]?.height ?? 0))
  writeBlock(flow, 'H3', title, inks.h3, [10, 5])
  const table = sheet.part(sheet.root, 'Table')
  writeRow(flow, table, head, true)
  for (const row of body) {
    if (ensureRoom(flow, row.height)) repeatHead(flow, head)
    writeRow(flow, table, row, false)
  }
  table.end()
  flow.y += 8
}

/**
 * The document of what was retrieved as a PDF in the office's colours, tagged for who listens to it. What the fonts lack
 * is marked in its place, and counted in a note at the end.
 */
export const writeRetrievedPdf = (
  { title, lines, sections, notes }: RetrievedDocument,
  { colours, fonts, made }: { readonly colours: Colours; readonly fonts: Fonts; readonly made: number },
): Promise<Uint8Array<ArrayBuffer>> => {
  const inks = textStylesOf(colours)
  const sheet = openPdfSheet(fonts, title, made)
  const flow: PageFlow = { sheet, inks, y: paper.top }
  writeBlock(flow, 'H1', title, inks.h1, [0, 6])
  for (const line of lines) writeBlock(flow, 'P', line, inks.label, [0, 0])
  for (const section of sections) {
    ensureRoom(flow, 120)
    writeBlock(flow, 'H2', section.title, inks.h2, [22, 2])
    for (const table of section.tables) writeTable(flow, table)
  }
  const missing = sheet.missing()
  for (const note of [...notes, ...(missing > 0 ? [texts.marked(missing, missingGlyphMark)] : [])])
    writeBlock(flow, 'P', note, inks.value, [12, 0])
  writePageFooter(flow, title, texts.page)
  return sheet.bytes()
}
