/**
 * `writeCopyPdf`: a generator that writes the customer's own copy as a tagged PDF in the office's colours, yields the
 * progress (0 to 1) and returns the PDF sheet.
 */
import type { Colours } from '../../domain/portal/tenant'
import { copyTexts as texts } from '../../domain/texts/copyTexts'
import type { CopyBlock, CopyDocument } from '../../projections/copy/copyDocument'
import { ensureRoom, type PageFlow, textStylesOf, writeBlock, writePageFooter } from '../pdf/pageFlow'
import { type Fonts, openPdfSheet, type PdfSheet, paper } from '../pdf/pdfSheet'
import { missingGlyphMark } from '../pdf/splitByFont'
import { writeAnswer } from './writeAnswer'

/** A heading never stands alone at the foot of a page: what keeps it company, in points. */
const company = { 2: 110, 3: 80, 4: 60, 5: 60, 6: 60 } as const

const writeHeading = (flow: PageFlow, { level, title }: Extract<CopyBlock, { kind: 'heading' }>): void => {
  const { sheet, inks } = flow
  ensureRoom(flow, company[level])
  if (level === 2) sheet.bookmark(title)
  const ink = level === 2 ? inks.h2 : level === 3 ? inks.h3 : inks.head
  writeBlock(flow, `H${level}`, title, ink, level === 2 ? [24, 4] : [12, 3])
  if (level !== 2) return
  const { y } = flow
  sheet.adorn(doc =>
    doc
      .moveTo(paper.side, y)
      .lineTo(paper.width - paper.side, y)
      .lineWidth(1)
      .stroke(inks.rule),
  )
  flow.y += 2
}

/**
 * The customer's own copy as a PDF in the office's colours, tagged for who listens to it. What the fonts lack is marked in
 * its place, and counted in a note at the end. It is written piece by piece, and yields how far it is, 0 to 1.
 * @param made milliseconds since 1970
 */
export function* writeCopyPdf(
  { title, lines, blocks }: CopyDocument,
  { colours, fonts, made }: { readonly colours: Colours; readonly fonts: Fonts; readonly made: number },
): Generator<number, PdfSheet> {
  const inks = textStylesOf(colours)
  const sheet = openPdfSheet(fonts, title, made)
  const flow: PageFlow = { sheet, inks, y: paper.top }
  writeBlock(flow, 'H1', title, inks.h1, [0, 6])
  for (const line of lines) writeBlock(flow, 'P', line, inks.label, [0, 0])
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') writeHeading(flow, block)
    else if (block.kind === 'line') writeBlock(flow, 'P', block.text, inks.label, [6, 4])
    else {
      const table = sheet.part(sheet.root, 'Table')
      for (const answer of block.answers) {
        writeAnswer(flow, table, answer)
        yield at / blocks.length
      }
      table.end()
    }
    yield at / blocks.length
  }
  const missing = sheet.missing()
  if (missing > 0) writeBlock(flow, 'P', texts.marked(missing, missingGlyphMark), inks.value, [14, 0])
  writePageFooter(flow, title, texts.page)
  return sheet
}
