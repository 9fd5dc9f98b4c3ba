/** Writes a question and its answer side by side in the PDF of the copy; a long answer continues on the next page. */
import type { CopyAnswer } from '../../projections/copy/copyDocument'
import {
  cellPadding,
  drawRowLines,
  ensureRoom,
  isAtPageTop,
  type PageFlow,
  roomLeft,
  startNewPage,
} from '../pdf/pageFlow'
import { columnWidth, type LaidOutText, type PdfElement, paper, splitLaidOutText } from '../pdf/pdfSheet'

/** A question takes so much of the width, its answer the rest. */
const questionWidth = columnWidth * 0.42

/** What is higher than this, in points, may stand on more than one page: a page is not left half empty for it. */
const tall = 160

const heightOf = (texts: readonly LaidOutText[]): number => texts.reduce((sum, { height }) => sum + height, 0)

interface Row {
  readonly question: LaidOutText
  /** The answer as it was typed, line by line, and what is to be said of it. */
  readonly said: readonly LaidOutText[]
}

const layRow = ({ sheet, inks }: PageFlow, { title, answer, remark }: CopyAnswer): Row => {
  const width = columnWidth - questionWidth - 2 * cellPadding.x
  const lines = answer.split('\n').filter(line => line.trim() !== '')
  return {
    question: sheet.lay(title, inks.label, questionWidth - cellPadding.x),
    said: [
      ...lines.map(line => sheet.lay(line, inks.value, width)),
      ...(remark === '' ? [] : [sheet.lay(remark, inks.label, width)]),
    ],
  }
}

const rowHeight = ({ question, said }: Row): number => Math.max(question.height, heightOf(said)) + 2 * cellPadding.y

/** Of texts under each other, what fits, and the rest. */
const cutTexts = (
  texts: readonly LaidOutText[],
  room: number,
): readonly [readonly LaidOutText[], readonly LaidOutText[]] => {
  const now: LaidOutText[] = []
  const later: LaidOutText[] = []
  let left = room
  for (const text of texts) {
    const [fits, rest] = later.length > 0 ? [null, text] : splitLaidOutText(text, left)
    if (fits !== null && fits.lines.length > 0) now.push(fits)
    if (rest.lines.length > 0) later.push(rest)
    left -= fits?.height ?? 0
  }
  return [now, later]
}

/** Writes texts under each other as what a cell says: by itself where it is one, else each as a paragraph. */
const writeTexts = ({ sheet, y }: PageFlow, cell: PdfElement, texts: readonly LaidOutText[], isOne: boolean): void => {
  const x = paper.side + questionWidth + cellPadding.x
  let at = y + cellPadding.y
  for (const text of texts) {
    sheet.write(isOne ? cell : sheet.part(cell, 'P'), text, x, at)
    at += text.height
  }
}

export const writeAnswer = (flow: PageFlow, table: PdfElement, answer: CopyAnswer): void => {
  const { sheet } = flow
  const row = layRow(flow, answer)
  const height = rowHeight(row)
  const isWhole = height <= roomLeft(flow) || (height <= tall && !isAtPageTop(flow))
  if (isWhole) ensureRoom(flow, height)
  else ensureRoom(flow, row.question.height + 2 * cellPadding.y)
  const part = sheet.part(table, 'TR')
  sheet.write(sheet.part(part, 'TH', 'Row'), row.question, paper.side, flow.y + cellPadding.y)
  const cell = sheet.part(part, 'TD')
  const isOne = isWhole && row.said.length === 1
  let left = row.said
  let first = true
  while (first || left.length > 0) {
    if (!first) startNewPage(flow)
    const [now, later] = isWhole ? [left, []] : cutTexts(left, roomLeft(flow) - 2 * cellPadding.y)
    const high = Math.max(first ? row.question.height : 0, heightOf(now)) + 2 * cellPadding.y
    drawRowLines(flow, high, false)
    writeTexts(flow, cell, now, isOne)
    flow.y += high
    left = later
    first = false
  }
  if (!isOne) cell.end()
  part.end()
}
