import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { retrievedDataForOffice } from '../../../../domain/retrieval/parseResult'
import { retrievalCaps } from '../../../../domain/retrieval/retrievalCaps'
import { retrievedDataCodec } from '../../../../domain/retrieval/retrievedData'
import { type WireRetrieval, wireRetrievalCodec } from '../../../../events/effects/wire/retrieval'
import { retrievedHouseholds } from '../../../standin/data/retrieved/households'

const read = (result: unknown): WireRetrieval => {
  const decoded = wireRetrievalCodec.decode(result)
  if (E.isLeft(decoded)) throw new Error('no result')
  return decoded.right
}

const places = ({ setAside }: WireRetrieval): Readonly<Record<string, string>> =>
  Object.fromEntries(setAside.map(({ at, reason }) => [at, reason]))

const households = Object.entries(retrievedHouseholds)
const sound = households.filter(([name]) => name !== 'damaged')

describe('a result of the provider, OPEN-106', () => {
  test.each(sound)('of household %s is read whole, as a value and as text', (_, result) => {
    const value = read(result(2026))
    expect(value.setAside).toEqual([])
    expect(retrievedDataCodec.is(value.retrieved)).toBe(true)
    expect(read(JSON.stringify(result(2026)))).toEqual(value)
  })

  test('names the source of each part, and says nothing where the provider does not', () => {
    const { retrieved } = read(retrievedHouseholds.couple(2026))
    expect(retrieved.customer?.source).toBe('moh')
    expect(retrieved.employments.map(({ source }) => source)).toEqual(['uwv', 'uwv'])
    expect(retrieved.tax_return?.source).toBe('mbd')
    expect(retrieved.pensions.map(({ source }) => source)).toEqual(['mpo'])
    expect(read(retrievedHouseholds.damaged(2026)).retrieved.employments[1]?.source).toBeNull()
  })

  test('has ISO dates, numbers that are numbers, and pensions as a list', () => {
    const { retrieved } = read(retrievedHouseholds.couple(2026))
    expect(retrieved.customer).toMatchObject({ date_of_birth: '1982-03-14', maritial_status: 1 })
    expect(retrieved.partner?.salaris_bruto_per_maand).toBe(3850.5)
    expect(retrieved.mortgages[0]?.parts[0]).toMatchObject({
      rentepercentage: 2.35,
      einddatum_leningdeel: '2048-05-01',
    })
    expect(retrieved.pensions).toHaveLength(1)
  })

  test('sets aside what cannot be read, place by place, and the rest serves', () => {
    const result = read(retrievedHouseholds.damaged(2026))
    expect(places(result)).toEqual({
      'customer.date_of_birth': 'date',
      'customer.maritial_status': 'number',
      'customer.phone': 'text',
      'customer.address': 'shape',
      partner: 'shape',
      children: 'shape',
      'children.0.date_of_birth': 'date',
      'children.1.lives_at_home': 'yesNo',
      'properties.0.woz_waarde': 'number',
      'employments.0.name': 'long',
      'employments.0.monthly_salary': 'long',
      'employments.0.date_of_service': 'date',
      tax_return: 'shape',
      'mortgages.0.parts.0.oorspronkelijke_hoogte_leningdeel': 'number',
      'mortgages.0.parts.0.rentepercentage': 'number',
      'mortgages.1.parts': 'shape',
      'pensions.0.bruto_pensioenbedrag': 'number',
      pensions: 'shape',
      'files.0': 'file',
      'files.1': 'file',
    })
    expect(result.setAside.find(({ at }) => at === 'mortgages.0.parts.0.rentepercentage')?.source).toBe('mbd')
    expect(result.retrieved.children.map(({ first_name }) => first_name)).toContain('Noor')
    expect(result.retrieved.employments[1]).toMatchObject({ name: 'Bakkerij Krul', monthly_salary: 2900 })
    expect(result.retrieved.mortgages[0]?.parts[0]?.huidige_hoogte_leningdeel).toBe(100_000)
  })

  test('keeps no key that it does not know: a token has no way in', () => {
    expect(JSON.stringify(read(retrievedHouseholds.damaged(2026)))).not.toContain('geheim')
    const tokens = { access_token: 'geheim', customer: { source: 'moh', first_name: 'Jan', jwt: 'geheim' } }
    expect(JSON.stringify(read(tokens))).not.toContain('geheim')
  })

  test('is none when it is no object', () => {
    for (const none of [null, undefined, 12, 'geen', '"tekst"', [], '[]', '{'])
      expect(E.isLeft(wireRetrievalCodec.decode(none))).toBe(true)
  })

  test('holds no more than any household has', () => {
    const children = Array.from({ length: 60 }, () => ({ source: 'moh', first_name: 'Jan' }))
    const result = read({ children })
    expect(result.retrieved.children).toHaveLength(retrievalCaps.items)
    expect(places(result)).toEqual({ children: 'many' })
    expect(
      read({ children: Array.from({ length: 50 }, () => ({ first_name: {} })), mortgages: 3 }).setAside.length,
    ).toBe(51)
  })

  test('decodes, or is none, whatever comes, and what decodes is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(retrievedDataCodec.fields)), (value, key) => {
        const decoded = wireRetrievalCodec.decode({ [key]: value })
        expect(E.isRight(decoded) && retrievedDataCodec.is(decoded.right.retrieved)).toBe(true)
      }),
    )
  })
})

describe('the documents of a result', () => {
  test('come with their bytes, each under a name of its own that says what it is', () => {
    const pdf = `data:application/pdf;base64,${btoa('%PDF-1.7 x')}`
    const files = [
      { filename: '../map/overzicht-opgehaalde-gegevens', type: 'PDF', payload: pdf },
      { filename: 'overzicht.PDF', type: 'XML', payload: btoa('<?xml version="1.0"?><a/>') },
      { filename: 'a.pdf', payload: pdf },
      { filename: 'a.pdf', payload: pdf },
      { filename: '', payload: pdf },
      { filename: 'b.pdf', type: 'PDF', payload: 'data:application/pdf;base64,TVqQ' },
    ]
    const result = read({ files })
    expect(result.files.map(({ filename, type, mime }) => [filename, type, mime])).toEqual([
      ['map overzicht-opgehaalde-gegevens.pdf', 'PDF', 'application/pdf'],
      ['a.pdf', 'PDF', 'application/pdf'],
      ['a (2).pdf', 'PDF', 'application/pdf'],
      ['document.pdf', 'PDF', 'application/pdf'],
    ])
    expect(new TextDecoder().decode(result.files[0]?.bytes)).toBe('%PDF-1.7 x')
    expect(places(result)).toEqual({ 'files.1': 'file', 'files.5': 'file' })
    expect(result.retrieved.files[0]).toEqual({
      filename: 'map overzicht-opgehaalde-gegevens.pdf',
      type: 'PDF',
      size: 10,
    })
  })
})

test.each([
  ['.pdf', 'document.pdf'],
  [' .PDF ', 'document.pdf'],
  ['...pdf', 'document.pdf'],
  ['.loon.pdf', 'loon.pdf'],
  ['pdf', 'pdf.pdf'],
  ['../.pdf', 'document.pdf'],
])('a document named %o is kept as %s', (filename, kept) => {
  expect(read({ files: [{ filename, payload: btoa('%PDF-1.7 x') }] }).files[0]?.filename).toBe(kept)
})

test('one document in place of a list, or a list in an envelope, is read; what is no document is told', () => {
  const one = { filename: 'a.pdf', payload: btoa('%PDF-1.7 x') }
  for (const files of [one, [one], { data: [one] }]) expect(read({ files }).files).toHaveLength(1)
  expect(places(read({ files: 'a.pdf' }))).toEqual({ files: 'shape' })
  for (const files of [null, '', []]) expect(read({ files }).setAside).toEqual([])
})

describe('parseResult, OPEN-107', () => {
  test('says again what came, in the shape of the provider, and no document', () => {
    const { retrieved } = read(retrievedHouseholds.alone(2026))
    const sent = retrievedDataForOffice(retrieved)
    expect(sent).toMatchObject({
      customer: { source: 'moh', last_name: 'Bakker', date_of_birth: '1995-08-21' },
      tax_return: { source: 'mbd', gross_wage: 47_347 },
      pensions: { source: 'mpo', bruto_pensioenbedrag: 15_220 },
      files: [
        { filename: 'uwv-verzekeringsbericht.pdf', type: 'PDF' },
        { filename: 'mijnpensioenoverzicht.xml', type: 'XML' },
      ],
    })
    expect(JSON.stringify(sent)).not.toContain('null')
    expect({ ...read(sent).retrieved, files: [] }).toEqual({ ...retrieved, files: [] })
  })
})
