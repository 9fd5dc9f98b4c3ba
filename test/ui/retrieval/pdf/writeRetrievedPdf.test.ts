import { isRight } from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { colours } from '../../../../domain/portal/tenant'
import { wireRetrievalCodec } from '../../../../events/effects/wire/retrieval'
import { type RetrievedDocument, retrievalOverview } from '../../../../projections/retrieval/retrievalOverview'
import { writeRetrievedPdf } from '../../../../ui/retrieval/pdf/writeRetrievedPdf'
import { portal } from '../../../projections/portal'
import { type HouseholdName, retrievedHouseholds } from '../../../standin/data/retrieved/households'
import { fonts } from '../../pdf/fonts'
import { type Heard, inOrder, readStructure } from '../../pdf/readStructure'

const made = Date.parse('2026-11-21T12:00:00Z')
const pdfOf = (document: RetrievedDocument) => writeRetrievedPdf(document, { colours, fonts, made })
const read = async (document: RetrievedDocument) => readStructure(await pdfOf(document))

const documentOf = (household: HouseholdName): RetrievedDocument => {
  const at = portal({ type: 'full' })
  const decoded = wireRetrievalCodec.decode(retrievedHouseholds[household](2026))
  if (!isRight(decoded)) throw new Error('The household does not decode')
  const { retrieved, setAside } = decoded.right
  at.does({ type: 'LoadRetrieval', retrieved, setAside, files: [] })
  const document = retrievalOverview(at.catalogue, at.state())
  if (document === null) throw new Error('Nothing was retrieved')
  return document
}

/** A document with one table. */
const simple = (columns: readonly string[], rows: readonly (readonly string[])[]): RetrievedDocument => ({
  title: 'Overzicht',
  lines: ['Kantoor'],
  sections: [{ title: 'Bron', tables: [{ title: 'Tabel', columns, rows }] }],
  notes: [],
})

const said = (parts: readonly Heard[]): readonly string[] =>
  inOrder(parts).flatMap(({ role, scope, text }) =>
    text === '' ? [] : [`${role}${scope === null ? '' : ` ${scope}`}: ${text}`],
  )

/** What the document says in words, as it is to be read out. */
const expected = ({ title, lines, sections, notes }: RetrievedDocument): readonly string[] => [
  `H1: ${title}`,
  ...lines.map(line => `P: ${line}`),
  ...sections.flatMap(section => [
    `H2: ${section.title}`,
    ...section.tables.flatMap(table => [
      `H3: ${table.title}`,
      ...table.columns.map(column => `TH Column: ${column}`),
      ...table.rows.flatMap(([first = '', ...values]) => [
        `TH Row: ${first}`,
        // One sign of the letters stands for both kinds of spaces.
        ...values.flatMap(value => (value === '' ? [] : [`TD: ${value.replaceAll('\u00a0', ' ')}`])),
      ]),
    ]),
  ]),
  ...notes.map(note => `P: ${note}`),
]

test('it says of itself what it is: tagged, in Dutch, with its title, by the standard of accessible documents', async () => {
  const { isMarked, lang, showsTitle, title, metadata } = await read(documentOf('alone'))
  expect({ isMarked, lang, showsTitle, title }).toEqual({
    isMarked: true,
    lang: 'nl-NL',
    showsTitle: true,
    title: 'Overzicht opgehaalde gegevens',
  })
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test.each(['couple', 'threeMortgages', 'nothing'] as const)(
  'who listens to the document of %s hears all of it, in order, headings and tables as what they are',
  async household => {
    const document = documentOf(household)
    const { parts } = await read(document)
    expect(said(parts)).toEqual(expected(document))
    for (const { role, parts: within } of inOrder(parts)) {
      if (role === 'Table') expect(within.every(({ role }) => role === 'TR')).toBe(true)
      if (role === 'TR') expect(within.every(({ role }) => role === 'TH' || role === 'TD')).toBe(true)
    }
  },
)

test('a table over many pages is one table: its head is said once, and every page has its number to be seen', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => [`Rij ${i}`, `Waarde ${i}`])
  const document = simple(['Gegeven', 'Waarde'], rows)
  const { parts, pages } = await read(document)
  expect(pages).toBeGreaterThan(3)
  expect(said(parts)).toEqual(expected(document))
})

test('Latin with all its diacritics is there, in lines that fit', async () => {
  const words = 'Čapková Żółć Şükrü Đặng Nguyễn Ġużeppa Æsir Łódź ẞ ij àéîõüçñ € – “ja”'
  const document = simple(
    ['Gegeven', 'Waarde'],
    [
      ['Naam', words],
      ['Lang', 'onafgebroken'.repeat(16)],
    ],
  )
  const { parts } = await read(document)
  expect(said(parts)).toEqual(expected(document))
})

test('what the letters lack is written otherwise, or marked in its place and counted', async () => {
  const { parts } = await read(
    simple(
      ['Gegeven', 'Waarde'],
      [
        ['Naam', 'Ali علي 👪!'],
        ['Плац', '\u202eomgekeerd\u200b ﬁjn ǅ'],
      ],
    ),
  )
  expect(said(parts).slice(-5)).toEqual([
    'TH Row: Naam',
    'TD: Ali [?] [?]!',
    'TH Row: [?]',
    'TD: omgekeerd fijn Dž',
    'P: 8 tekens kunnen in dit document niet worden getoond. Op die plaatsen staat [?].',
  ])
})

test('the same data of the same moment make the same bytes', async () => {
  const document = documentOf('alone')
  expect(Buffer.from(await pdfOf(document)).equals(Buffer.from(await pdfOf(document)))).toBe(true)
})
