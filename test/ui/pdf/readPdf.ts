import { inflateSync } from 'node:zlib'

/** A value of a PDF: a dictionary, a list, a number, a name ('/P'), a text, a reference to an object, or null. */
export type PdfValue = number | string | null | Reference | readonly PdfValue[] | { readonly [key: string]: PdfValue }
export class Reference {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
}

const token = /\s*(<<|>>|\[|\]|\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|\/[^\s/<>[\]()]*|[^\s/<>[\]()]+)/y

const unescaped = (text: string): string => {
  const bytes = text.replace(/\\([nrtbf()\\])/g, (_, sign: string) => ({ n: '\n', r: '\r', t: '\t' })[sign] ?? sign)
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}

/** Reads one value; the position is where the next begins. */
const reader = (source: string, from: number) => {
  token.lastIndex = from
  const next = (): string => {
    const found = token.exec(source)
    if (found === null) throw new Error(`No value at ${token.lastIndex}`)
    return found[1] ?? ''
  }
  const value = (first: string): PdfValue => {
    if (first === '<<') {
      const entries: [string, PdfValue][] = []
      for (let key = next(); key !== '>>'; key = next()) entries.push([key.slice(1), value(next())])
      return Object.fromEntries(entries)
    }
    if (first === '[') {
      const list: PdfValue[] = []
      for (let one = next(); one !== ']'; one = next()) list.push(value(one))
      return list
    }
    if (first.startsWith('(')) return unescaped(first.slice(1, -1))
    if (first.startsWith('<')) return first
    if (first.startsWith('/')) return first
    if (first === 'null') return null
    if (/^[-+.\d]/.test(first)) return numberOrReference(first)
    return first
  }
  const numberOrReference = (first: string): PdfValue => {
    const here = token.lastIndex
    const isReference = /^\s*0 R\b/.exec(source.slice(here, here + 10))
    if (isReference === null) return Number(first)
    token.lastIndex = here + isReference[0].length
    return new Reference(Number(first))
  }
  const read = value(next())
  return { read, end: token.lastIndex }
}

export interface PdfObject {
  readonly value: PdfValue
  /** What stands in it, unpacked; '' where it is no stream. */
  readonly stream: string
}

/** Every object of a document by its number. */
export const objectsOf = (bytes: Uint8Array): ReadonlyMap<number, PdfObject> => {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const found of source.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const { read, end } = reader(source, found.index + found[0].length)
    const start = /^\s*stream\n/.exec(source.slice(end, end + 20))
    const from = end + (start?.[0].length ?? 0)
    const raw = start === null ? '' : source.slice(from, source.indexOf('\nendstream', from))
    const isPacked = typeof read === 'object' && read !== null && 'Filter' in read
    const stream = isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    objects.set(Number(found[1]), { value: read, stream })
  }
  return objects
}
