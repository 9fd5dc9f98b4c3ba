import { expect, test } from 'vitest'
import { maxFiles } from '../../../../domain/sending/attachment'
import { readRetrievedFiles } from '../../../../events/effects/wire/retrievedFiles'

const pdf = btoa('%PDF-1.7')
const named = (...names: readonly unknown[]) => readRetrievedFiles(names.map(filename => ({ filename, payload: pdf })))
const names = (...given: readonly unknown[]) => named(...given).files.map(({ filename }) => filename)

test.each([
  ['a.pdf', 'a.pdf'],
  ['a.PDF', 'a.pdf'],
  [' a .pdf', 'a.pdf'],
  ['..  a', 'a.pdf'],
  ['map\\a:b*c?"<d>|e', 'map a b c   d  e.pdf'],
  ['x'.repeat(120), `${'x'.repeat(100)}.pdf`],
  ['...', 'document.pdf'],
  [12, '12.pdf'],
  [undefined, 'document.pdf'],
])('a document that is called %j is kept as %j', (given, name) => expect(names(given)).toEqual([name]))

test('no two documents have one name', () =>
  expect(names('a', 'a', 'a', 'a (2)')).toEqual(['a.pdf', 'a (2).pdf', 'a (3).pdf', 'a (2) (2).pdf']))

test('no more documents are taken than may be sent, and what is none takes no place', () => {
  const all = readRetrievedFiles(['none', ...Array.from({ length: maxFiles + 1 }, () => ({ payload: pdf }))])
  expect([all.files.length, all.refused]).toEqual([maxFiles, [0, maxFiles + 1]])
})

test.each([
  ['with the kind before it', `data:application/pdf;base64,${pdf}`, true],
  ['over several lines', `${pdf.slice(0, 4)}\r\n ${pdf.slice(4)}`, true],
  ['empty', '', false],
  ['no base64', '%PDF-1.7', false],
  ['no text', 12, false],
  ['of another kind', btoa('MZ'), false],
  ['as XML, with its mark', btoa('\u00ef\u00bb\u00bf <?xml?>'), true],
  ['not from its beginning', btoa(' %PDF-1.7'), false],
  ['with another kind behind it', `${pdf}data:,`, false],
])('a document %s', (_, payload, isRead) => {
  const { files, refused } = readRetrievedFiles([{ payload }])
  expect([files.length, refused]).toEqual(isRead ? [1, []] : [0, [0]])
})

const xml = btoa('<?xml version="1.0"?><pensioen/>')

test.each([
  ['a name of another kind', { filename: 'kwaad.pdf', payload: xml }],
  ['a name of another kind and a sign that nobody sees', { filename: 'kwaad.pdf\u200b', payload: xml }],
  ['two endings', { filename: 'kwaad.pdf.xml', type: 'XML', payload: xml }],
  ['a type that is neither', { filename: 'kwaad.pdf', type: 'text/html', payload: pdf }],
  ['a type of another kind', { filename: 'overzicht', type: 'PDF', payload: xml }],
  ['the type of XML on a PDF', { filename: 'overzicht', type: 'XML', payload: pdf }],
  ['a page in a PDF', { filename: 'kwaad.pdf', type: 'PDF', payload: btoa('<script>alert(1)</script>') }],
  ['a page as XML', { filename: 'kwaad.xml', type: 'XML', payload: btoa('<script>alert(1)</script>') }],
])('a document with %s is left out, and told', (_, file) =>
  expect(readRetrievedFiles([file])).toMatchObject({ files: [], refused: [0] }),
)

test('a document whose name, type and bytes agree is taken', () => {
  const files = [
    { filename: 'pensioen.xml', type: 'XML', payload: xml },
    { filename: 'pensioen.PDF', type: 'application/pdf', payload: pdf },
  ]
  expect(readRetrievedFiles(files).files.map(({ filename }) => filename)).toEqual(['pensioen.xml', 'pensioen.pdf'])
})
