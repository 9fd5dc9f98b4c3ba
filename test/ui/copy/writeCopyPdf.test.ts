import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colours } from '../../../domain/portal/tenant'
import { situationOf } from '../../../events/state/state'
import { type CopyDocument, copyDocument } from '../../../projections/copy/copyDocument'
import { surveyTree } from '../../../projections/tree/surveyTree'
import { writeCopyPdf } from '../../../ui/copy/writeCopyPdf'
import { missingGlyphMark } from '../../../ui/pdf/splitByFont'
import { live, visitArbitrary } from '../../arbitraries/visit'
import { fonts } from '../pdf/fonts'
import { inOrder, readStructure } from '../pdf/readStructure'
import { answer, withAnswers, wordsOf } from './documents'

const made = Date.parse('2026-11-22T20:14:00Z')

const pdfOf = (document: CopyDocument): Promise<Uint8Array> => {
  const writing = writeCopyPdf(document, { colours, fonts, made })
  let step = writing.next()
  while (step.done !== true) step = writing.next()
  return step.value.bytes()
}
const read = async (document: CopyDocument) => readStructure(await pdfOf(document))

const said = ({ parts }: Awaited<ReturnType<typeof read>>): readonly string[] =>
  inOrder(parts).flatMap(({ text }) => (text === '' ? [] : [text]))

test('it says of itself what it is: tagged, in Dutch, with its title, by the standard of accessible documents', async () => {
  const { isMarked, lang, showsTitle, title, metadata } = await read(withAnswers([answer('Roepnaam', 'Noa')]))
  expect({ isMarked, lang, showsTitle, title }).toEqual({
    isMarked: true,
    lang: 'nl-NL',
    showsTitle: true,
    title: 'Uw antwoorden',
  })
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test('who listens hears headings by their level, and each question as the head of the row of its answer', async () => {
  const { parts } = await read(
    withAnswers([answer('Roepnaam', 'Noa'), answer('Toelichting', 'Eerst\n\ndan', 'Vul dit anders in')]),
  )
  expect(
    inOrder(parts).flatMap(({ role, scope, text }) => (text === '' ? [] : [`${role} ${scope ?? ''}: ${text}`])),
  ).toEqual([
    'H1 : Uw antwoorden',
    'P : Kantoor',
    'P : Van Noa Laan',
    'H2 : Persoonlijke gegevens',
    'H3 : Uw woning',
    'TH Row: Roepnaam',
    'TD : Noa',
    'TH Row: Toelichting',
    'P : Eerst',
    'P : dan',
    'P : Vul dit anders in',
    'P : U heeft hier iets niet ingevuld.',
  ])
})

test('an answer that is longer than a page goes on on the next, whole', async () => {
  const long = Array.from({ length: 1200 }, (_, i) => `woord${i}`).join(' ')
  const found = await read(withAnswers([answer('Kort', 'Ja'), answer('Toelichting', long), answer('Daarna', 'Nee')]))
  expect(found.pages).toBeGreaterThan(2)
  const all = said(found)
  const from = all.indexOf('Toelichting') + 1
  expect(all.slice(from, all.indexOf('Daarna')).join('')).toBe(long)
  expect(all.slice(all.indexOf('Daarna'))).toEqual(['Daarna', 'Nee', 'U heeft hier iets niet ingevuld.'])
})

test('300 answers stand on pages, each once, and a heading is never the last of a page', async () => {
  const answers = Array.from({ length: 300 }, (_, i) => answer(`Vraag ${i}`, `Antwoord ${i}`))
  const document = withAnswers(answers)
  const found = await read(document)
  expect(found.pages).toBeGreaterThan(5)
  // The page goes on between one answer and the next.
  expect([...writeCopyPdf(document, { colours, fonts, made })].length).toBeGreaterThan(300)
  expect(said(found)).toEqual(wordsOf(document))
})

test('what no letter is there for is marked in its place, and counted', async () => {
  const found = await read(withAnswers([answer('Naam', 'Ali علي')]))
  expect(said(found)).toContain(`Ali ${missingGlyphMark}`)
  expect(said(found).at(-1)).toBe('3 tekens kunnen in dit document niet worden getoond. Op die plaatsen staat [?].')
})

test('it says what the document says, of any visit, in its order', async () => {
  const law = fc.asyncProperty(visitArbitrary(60), async visit => {
    const { catalogue, last } = live(visit)
    const document = copyDocument(catalogue, { state: last, tree: surveyTree(situationOf(catalogue, last)) }, made)
    const squeezed = (words: readonly string[]): string => words.join('').normalize('NFC').replace(/\s/g, '')
    const heard = squeezed(said(await read(document)))
    // What the letters lack is the subject of another test.
    if (!heard.includes('[?]')) expect(heard).toBe(squeezed(wordsOf(document)))
  })
  await fc.assert(law, { numRuns: 4 })
})
