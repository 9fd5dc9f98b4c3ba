import { objectsOf, type PdfObject, type PdfValue, Reference } from './readPdf'

/** A part of a document as who listens to it meets it: what it is, what it says, and what is in it. */
export interface Heard {
  readonly role: string
  readonly scope: string | null
  readonly text: string
  readonly parts: readonly Heard[]
}

type Dictionary = Readonly<Record<string, PdfValue>>
const dictionary = (value: PdfValue | undefined): Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Reference)
    ? // Neither list nor reference: what is left is a dictionary.
      (value as Dictionary)
    : {}
const list = (value: PdfValue | undefined): readonly PdfValue[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value as PdfValue]

const signsOf = (toUnicode: string): ReadonlyMap<number, string> => {
  const signs = new Map<number, string>()
  const utf16 = (hex: string): string => Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le')
  for (const [, from = '', , values = ''] of toUnicode.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
    for (const [i, [, hex = '']] of [...values.matchAll(/<([0-9a-f\s]*)>/gi)].entries())
      signs.set(Number.parseInt(from, 16) + i, utf16(hex))
  return signs
}

/** A document as it is read out, in the order of its structure; texts come from what is drawn. */
export const readStructure = (bytes: Uint8Array) => {
  const objects = objectsOf(bytes)
  const at = (value: PdfValue | undefined): PdfObject =>
    (value instanceof Reference ? objects.get(value.id) : undefined) ?? { value: value ?? null, stream: '' }
  const inner = (value: PdfValue | undefined): Dictionary => dictionary(at(value).value)
  const catalog =
    [...objects.values()].map(({ value }) => dictionary(value)).find(({ Type }) => Type === '/Catalog') ?? {}

  /** The text of each marked piece of a page, and of what is only to be seen. */
  const pieces = (page: Reference): ReadonlyMap<number, string> => {
    const { Contents, Resources } = inner(page)
    const fonts = inner(inner(Resources).Font)
    const said = new Map<number, string>()
    let signs: ReadonlyMap<number, string> = new Map()
    let piece: number | null = null
    const commands = /\/(\w+) [\d.]+ Tf|<<[^>]*\/MCID (\d+)[^>]*>> BDC|(EMC)|\[([^\]]*)\] TJ/g
    for (const [, font, mcid, ends, shown] of at(Contents).stream.matchAll(commands)) {
      if (font !== undefined) signs = signsOf(at(inner(fonts[font]).ToUnicode).stream)
      if (mcid !== undefined) piece = Number(mcid)
      if (ends !== undefined) piece = null
      if (shown === undefined || piece === null) continue
      const hex = [...shown.matchAll(/<([0-9a-f]+)>/gi)].map(([, one = '']) => one).join('')
      const text = (hex.match(/.{4}/g) ?? []).map(code => signs.get(Number.parseInt(code, 16)) ?? '').join('')
      said.set(piece, (said.get(piece) ?? '') + text)
    }
    return said
  }
  const read = new Map<number, ReadonlyMap<number, string>>()
  const textIn = (page: PdfValue | undefined, mcid: number): string => {
    if (!(page instanceof Reference)) return ''
    const found = read.get(page.id) ?? pieces(page)
    read.set(page.id, found)
    return found.get(mcid) ?? ''
  }
  const heard = (value: PdfValue): Heard => {
    const { S, K, Pg, A } = inner(value)
    const children = list(K)
    return {
      role: String(S).slice(1),
      scope: typeof inner(A).Scope === 'string' ? String(inner(A).Scope).slice(1) : null,
      text: children.map(child => (typeof child === 'number' ? textIn(Pg, child) : '')).join(''),
      parts: children.filter(child => child instanceof Reference).map(heard),
    }
  }
  const info = [...objects.values()]
    .map(({ value }) => dictionary(value))
    .find(({ Producer }) => Producer !== undefined)
  const pages = [...objects.values()].filter(({ value }) => dictionary(value).Type === '/Page').length
  return {
    isMarked: inner(catalog.MarkInfo).Marked === 'true',
    lang: catalog.Lang,
    showsTitle: inner(catalog.ViewerPreferences).DisplayDocTitle === 'true',
    title: at(info?.Title).value ?? info?.Title,
    metadata: at(catalog.Metadata).stream,
    pages,
    parts: list(inner(catalog.StructTreeRoot).K).map(heard),
  }
}

/** All parts in the order in which they are heard. */
export const inOrder = (parts: readonly Heard[]): readonly Heard[] =>
  parts.flatMap(part => [part, ...inOrder(part.parts)])
