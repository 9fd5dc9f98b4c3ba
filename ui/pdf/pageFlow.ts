/**
 * Writes a PDF down its pages: text styles in the office's colours, room left, new pages, text blocks, lines of rows,
 * and each page's head and foot.
 */
import type { Colours } from '../../domain/portal/tenant'
import { themeTokens } from '../theme/themeTokens'
import { columnWidth, type LaidOutText, type PdfRole, type PdfSheet, paper, type TextStyle } from './pdfSheet'

/** What the letters are drawn with; every colour reads on white and on the tint, whatever the office chose. */
export const textStylesOf = (colours: Colours) => {
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
  } as const satisfies Readonly<Record<string, TextStyle | string>>
}
type TextStyles = ReturnType<typeof textStylesOf>

/** Around what stands in a cell, in points. */
export const cellPadding = { x: 6, y: 3.5 } as const

/** A document that flows down its pages. */
export interface PageFlow {
  readonly sheet: PdfSheet
  readonly inks: TextStyles
  /** How far down the page is written. */
  y: number
}

const lowest = paper.height - paper.bottom

/** How much still fits on this page, in points. */
export const roomLeft = ({ y }: PageFlow): number => lowest - y

export const isAtPageTop = ({ y }: PageFlow): boolean => y <= paper.top

export const startNewPage = (flow: PageFlow): void => {
  flow.sheet.newPage()
  flow.y = paper.top
}

/** Begins another page where so much does not fit on this one; answers whether it did. */
export const ensureRoom = (flow: PageFlow, height: number): boolean => {
  if (height <= roomLeft(flow)) return false
  startNewPage(flow)
  return true
}

/** Writes a text over the whole width. */
export const writeBlock = (
  flow: PageFlow,
  role: PdfRole,
  text: string,
  ink: TextStyle,
  [before, after]: readonly [before: number, after: number],
): void => {
  const { sheet } = flow
  const laid = sheet.lay(text, ink, columnWidth)
  // At the top of a page nothing is to be kept away from.
  if (!isAtPageTop(flow) && !ensureRoom(flow, before + laid.height)) flow.y += before
  sheet.write(sheet.part(sheet.root, role), laid, paper.side, flow.y)
  flow.y += laid.height + after
}

/** A line under what is so high, and a tint behind it where it is a head. */
export const drawRowLines = ({ sheet, inks, y }: PageFlow, height: number, isHead: boolean): void =>
  sheet.adorn(doc => {
    if (isHead) doc.rect(paper.side, y, columnWidth, height).fill(inks.tint)
    doc
      .moveTo(paper.side, y + height)
      .lineTo(paper.side + columnWidth, y + height)
      .lineWidth(0.5)
      .stroke(isHead ? inks.rule : inks.line)
  })

/** On every page the office's colour at its top, and at its foot what it is of and which page it is. */
export const writePageFooter = (
  { sheet, inks }: PageFlow,
  title: string,
  page: (at: number, of: number) => string,
): void =>
  sheet.onEachPage((at, of) => {
    const y = paper.height - 40
    const number: LaidOutText = sheet.lay(page(at, of), inks.foot, columnWidth)
    sheet.adorn(doc => doc.rect(0, 0, paper.width, 8).fill(inks.rule))
    sheet.adornText(sheet.lay(title, inks.foot, columnWidth - 120), paper.side, y)
    sheet.adornText(number, paper.width - paper.side - number.width, y)
  })
