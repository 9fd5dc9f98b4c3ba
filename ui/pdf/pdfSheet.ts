/**
 * An A4 PDF that is being written, tagged for screen readers: lays out, splits and writes texts, draws, adds parts,
 * pages and bookmarks, and gives its bytes.
 */
import { create } from 'fontkit'
import PDFDocument from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import { breakLines, type PdfLine } from './breakLines'
import { type FontCoverage, type FontRun, splitByFont } from './splitByFont'

type FontWeight = 'text' | 'strong'
const weights: readonly FontWeight[] = ['text', 'strong']

/** The bytes of the fonts by weight; of each weight, the first that has a sign is used. */
export type Fonts = Readonly<Record<FontWeight, readonly Uint8Array[]>>

export interface TextStyle {
  readonly weight: FontWeight
  /** In points. */
  readonly size: number
  /** '#rrggbb'. */
  readonly colour: string
}

/** A text laid out for a width; lengths in points, from the left and the top of the page. */
export interface LaidOutText {
  readonly lines: readonly PdfLine[]
  readonly ink: TextStyle
  readonly width: number
  readonly height: number
}

const leading = 1.35

/** A text that was laid out, in two: as many of its lines as are so high together, and the rest. */
export const splitLaidOutText = (laid: LaidOutText, height: number): readonly [LaidOutText, LaidOutText] => {
  const { lines, ink } = laid
  const count = Math.max(0, Math.floor(height / (ink.size * leading)))
  const some = (of: readonly PdfLine[]): LaidOutText => ({ ...laid, lines: of, height: of.length * ink.size * leading })
  return [some(lines.slice(0, count)), some(lines.slice(count))]
}

/** What a part is to who listens to the document, as PDF names it. */
export type PdfRole = 'Document' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'
export type PdfElement = ReturnType<PDFKit.PDFDocument['struct']>

export const paper = { width: 595.28, height: 841.89, side: 56, top: 56, bottom: 64 } as const
export const columnWidth = paper.width - 2 * paper.side

/**
 * A PDF document that is being written, tagged for screen readers: pages, texts, and the role of each part. All that is
 * drawn is a part of the structure, or said to be an artifact.
 */
export interface PdfSheet {
  readonly root: PdfElement
  readonly lay: (text: string, ink: TextStyle, width: number) => LaidOutText
  /** How many signs no font had, of all that was laid out until now. */
  readonly missing: () => number
  readonly part: (within: PdfElement, role: PdfRole, scope?: 'Column' | 'Row') => PdfElement
  /** Writes a text as what a part says. */
  readonly write: (within: PdfElement, laid: LaidOutText, x: number, y: number) => void
  /** Draws what is only to be seen. */
  readonly adorn: (draw: (doc: PDFKit.PDFDocument) => void) => void
  /** Writes what is only to be seen: it was said before, or says where one is. */
  readonly adornText: (laid: LaidOutText, x: number, y: number) => void
  readonly newPage: () => void
  /** Names this page in the list that readers show beside the pages. */
  readonly bookmark: (title: string) => void
  /** Does something on every page once all are written, with its number and how many there are. */
  readonly onEachPage: (does: (at: number, of: number) => void) => void
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>
}

/** The standard of accessible documents; the package's types do not know it yet. */
const conformance: object = { subset: 'PDF/UA' }

const lettersOf = (bytes: readonly Uint8Array[]): FontCoverage =>
  bytes.map(one => create(one)).map(font => codePoint => font.hasGlyphForCodePoint(codePoint))

/** Opens an empty PDF document. @param made milliseconds since 1970; the same texts and moment make the same bytes */
export const openPdfSheet = (fonts: Fonts, title: string, made: number): PdfSheet => {
  const options = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'nl-NL',
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: { Title: title, CreationDate: new Date(made) },
  } as const
  const doc = new PDFDocument({ ...options, ...conformance })
  const bytes = toBytes(doc)
  const letters: Readonly<Record<FontWeight, FontCoverage>> = {
    text: lettersOf(fonts.text),
    strong: lettersOf(fonts.strong),
  }
  for (const weight of weights)
    for (const [i, font] of fonts[weight].entries()) doc.registerFont(`${weight}${i}`, new Uint8Array(font))
  let missing = 0
  const root = doc.struct('Document')
  doc.addStructure(root)

  const inked = ({ weight, size }: TextStyle, font: number) => doc.font(`${weight}${font}`).fontSize(size)
  const widths = new Map<string, number>()
  /** The words of a document come again and again. */
  const widthOf = (ink: TextStyle, { font, text }: FontRun): number => {
    const key = `${ink.weight} ${ink.size} ${font} ${text}`
    const width = widths.get(key) ?? inked(ink, font).widthOfString(text)
    widths.set(key, width)
    return width
  }
  const draw = ({ lines, ink }: LaidOutText, x: number, y: number): void => {
    for (const [i, line] of lines.entries()) {
      let at = x
      for (const run of line) {
        const height = y + i * ink.size * leading
        inked(ink, run.font).fillColor(ink.colour).text(run.text, at, height, { lineBreak: false })
        at += widthOf(ink, run)
      }
    }
  }
  const adorn: PdfSheet['adorn'] = does => {
    doc.markContent('Artifact', { type: 'Layout' })
    does(doc)
    doc.endMarkedContent()
  }
  return {
    root,
    missing: () => missing,
    lay: (text, ink, width) => {
      const { runs, missing: more } = splitByFont(text, letters[ink.weight])
      missing += more
      const measure = (line: PdfLine) => line.reduce((sum, run) => sum + widthOf(ink, run), 0)
      const lines = breakLines(runs, width, measure)
      return { lines, ink, width: Math.max(0, ...lines.map(measure)), height: lines.length * ink.size * leading }
    },
    part: (within, role, scope) => {
      const how: { readonly title?: string; readonly scope?: string } = scope === undefined ? {} : { scope }
      const part = doc.struct(role, how)
      within.add(part)
      return part
    },
    write: (within, laid, x, y) => {
      within.add(() => draw(laid, x, y))
      within.end()
    },
    adorn,
    adornText: (laid, x, y) => adorn(() => draw(laid, x, y)),
    newPage: () => {
      doc.addPage()
    },
    bookmark: name => {
      doc.outline.addItem(name)
    },
    onEachPage: does => {
      const { start, count } = doc.bufferedPageRange()
      for (let i = 0; i < count; i++) {
        doc.switchToPage(start + i)
        does(i + 1, count)
      }
    },
    bytes: () => {
      root.end()
      doc.end()
      return bytes
    },
  }
}
