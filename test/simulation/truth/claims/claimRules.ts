// The rule that each text says by a row what it claims: the texts of a file by key, and what is wrong with the tables.
import type { ClaimTable, Fact, TextClaim } from './fact'

/** A file of texts: its name without the ending, and what it exports. */
export interface TextFile {
  readonly name: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** Words of what was saved, sent, received, erased, read, completed, undone or changed. */
const claimingWords = [
  ...['bewaard', 'opgeslagen', 'verstuurd', 'gestuurd', 'verzonden', 'ontvangen', 'aangekomen', 'opgehaald', 'gelezen'],
  ...['gewist', 'verwijderd', 'leeggemaakt', 'kwijt', 'compleet', 'afgerond', 'ongedaan', 'ingelogd', 'uitgelogd'],
  ...['veranderd', 'gewijzigd', 'vervangen', 'overgenomen', 'teruggezet', 'toegevoegd'],
]

/** One of these, or that something still stands somewhere. */
const claimPattern = new RegExp(String.raw`\b(${claimingWords.join('|')}|sta(at|an)( \w+)? (nog|al|niet meer))\b`, 'i')

const textsBelow = (value: unknown, key: string): readonly (readonly [key: string, words: string])[] => {
  if (typeof value === 'string' || typeof value === 'function') return [[key, String(value)]]
  if (Array.isArray(value)) return [[key, value.join(' ')]]
  if (typeof value !== 'object' || value === null || value instanceof Set) return []
  return Object.entries(value).flatMap(([name, one]) => textsBelow(one, `${key}.${name}`))
}

/** The texts of a file by key; of a function its source, which has the words. Numbers and sets of keys are no texts. */
export const textsIn = ({ exports }: TextFile): ReadonlyMap<string, string> =>
  new Map(Object.entries(exports).flatMap(([name, value]) => textsBelow(value, name)))

/** The facts of a claim. */
export const factsIn = (claim: TextClaim): readonly Fact[] =>
  typeof claim !== 'string' ? claim : claim === 'nothing' ? [] : [claim]

const rowFaults = (file: TextFile, rows: ClaimTable[string] | undefined): readonly string[] => {
  const { name } = file
  const texts = textsIn(file)
  const sounding = [...texts].flatMap(([key, words]) => (claimPattern.test(words) ? [key] : []))
  if (rows === undefined) return [`${name} has no row`]
  if (rows === 'nothing') return sounding.map(key => `${name}: ${key} sounds like a claim`)
  const isEmpty = sounding.length === 0 && Object.values(rows).every(claim => claim === 'nothing')
  return [
    ...[...texts.keys()].filter(key => !(key in rows)).map(key => `${name}: ${key} has no row`),
    ...Object.keys(rows).flatMap(key => (texts.has(key) ? [] : [`${name}: ${key} is no text`])),
    ...(isEmpty ? [`${name} claims nothing: one word says so`] : []),
  ]
}

/** Whoever reads the words cannot tell by which of two texts they came. */
const wordsClaimedOtherwise = (files: readonly TextFile[], table: ReadonlyMap<string, ClaimTable[string]>) => {
  const known = new Map<string, { readonly key: string; readonly claim: string }>()
  return files.flatMap(file => {
    const rows = table.get(file.name) ?? 'nothing'
    return [...textsIn(file)].flatMap(([key, words]) => {
      const claim = factsIn(rows === 'nothing' ? rows : (rows[key] ?? 'nothing')).join()
      const other = known.get(words)
      known.set(words, other ?? { key, claim })
      return other === undefined || other.claim === claim
        ? []
        : [`${other.key} and ${key} say the same, not as the same claim`]
    })
  })
}

/** What is wrong with the tables: texts without a row or that sound like a claim and have none, and rows without a text. */
export const claimFaults = (files: readonly TextFile[], tables: readonly ClaimTable[]): readonly string[] => {
  const rows = tables.flatMap(table => Object.entries(table))
  const table = new Map(rows)
  const names = rows.map(([name]) => name)
  return [
    ...names.flatMap((name, at) => (names.indexOf(name) < at ? [`${name} stands in two tables`] : [])),
    ...names.flatMap(name => (files.some(file => file.name === name) ? [] : [`${name} is no file of texts`])),
    ...files.flatMap(file => rowFaults(file, table.get(file.name))),
    ...wordsClaimedOtherwise(files, table),
  ]
}
