import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { repaymentFormOf } from '../../../domain/retrieval/repaymentForm'
import { answerChanged } from '../../../events/definitions/answerChanged'
import { dataRetrieved } from '../../../events/definitions/dataRetrieved'
import { valuesKept } from '../../../events/definitions/valuesKept'
import { type SurveyRecord, surveyVersion } from '../../../events/record/surveyRecord'
import { foldRecords } from '../../../events/state/fold'
import { initialState, situationOf } from '../../../events/state/state'
import { homeView } from '../../../projections/homes/homeSearchView'
import { pseudonymise } from '../../../projections/pseudonym/pseudonymise'
import { otherSmallWord } from '../../../projections/pseudonym/walk/otherSmallWord'
import { surveyTree } from '../../../projections/tree/surveyTree'
import { catalogues } from '../../arbitraries/surveys'
import { currentPlace, home, wantedPlace, wanting } from '../../domain/homes/homes'
import { retrieved } from '../../domain/retrieval/retrieval'
import { finished, seeded } from './seeded'

const catalogue = catalogues.shipped
const header = { log: 'log', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const without = (records: readonly SurveyRecord[], seed: number): readonly SurveyRecord[] => {
  const result = finished(pseudonymise(catalogue, { header, records }, seeded(seed)))
  if (E.isLeft(result)) throw new Error(`refused: ${result.left}`)
  return result.right.records
}

const part = { source: 'mbd', manner: 'read' } as const

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

const keptOf = (values: readonly (readonly [path: string, json: string])[], seed: number): readonly unknown[] => {
  const events = [
    ...values.map(([path]) => answerChanged({ path, value: '' })),
    answerChanged({ path: 'customer.address.number', value: '17' }),
    valuesKept({ values }),
  ]
  const [record] = without([{ seq: 1, id: 'r', at: 0, by: 'server', command: 'LoadCustomer', events }], seed)
  const [number, kept] = record?.events.slice(-2) ?? []
  if (kept?.type !== 'ValuesKept' || number?.type !== 'AnswerChanged') throw new Error('nothing is kept')
  return [number.value, ...kept.values.map(([, json]) => JSON.parse(json ?? 'null'))]
}

test('what the office sent as JSON is replaced as an answer to its question is', () => {
  for (const seed of seeds) {
    const [number, asNumber, nested, amount, amountAsText, rate, kind, other, unknown] = keptOf(
      [
        ['customer.address.number', '17'],
        ['customer.address.postal_code', '{"code":1234,"letters":["AB",17]}'],
        ['customer.address.woz_waarde', '350000'],
        ['customer.address.woz_waarde', '"350000.00"'],
        ['customer.mortgages.a.parts.b.rentepercentage', '2.1'],
        ['customer.maritial_status', '1'],
        ['customer.has_partner', '7654321'],
        ['customer.nowhere', '{"Jansen":17,"is":[true,null,"Jansen"]}'],
      ],
      seed,
    )
    // The very house number that the customer has otherwise.
    expect(asNumber).toBe(Number(number))
    expect(nested).toEqual({ k0: expect.any(Number), k1: [expect.any(String), Number(number)] })
    for (const part of ['1234', 'AB', '17']) expect(JSON.stringify(nested)).not.toContain(part)
    expect(Math.abs(Number(amount) - 350_000)).toBeGreaterThan(35_000)
    expect(amountAsText).toBe(`${amount}.00`)
    expect(Math.abs(Number(rate) - 2.1)).toBeGreaterThan(0.21)
    expect(kind).toBe(1)
    expect(other).not.toBe(7654321)
    expect(unknown).toEqual({ k0: Number(number), k1: [true, null, expect.not.stringMatching('Jansen')] })
  }
})

const forms = ['Annuïtair dalend', 'Lineaire lening', 'Bankspaarhypotheek XL', 'Leven Plus', 'Krediet']

test('of a word from a small vocabulary stays what the portal reads of it', () => {
  const parts = forms.map((aflosvorm, i) => ({ aflosvorm, variant: forms[i - 1] ?? null }))
  const result = {
    retrieved: retrieved({ mortgages: [{ source: 'mbd', lender_code: 'OB', parts }] }),
    told: forms.map(value => ({ ...part, path: 'customer.mortgages.a.parts.b.aflosvorm', value })),
    placed: [],
    setAside: [],
    passedOver: [],
  }
  const insertions = ['de', 'VAN DER', "in 't"].map(value => answerChanged({ path: 'customer.insertion', value }))
  const records = [...insertions, dataRetrieved(result)].map(
    (event, i): SurveyRecord => ({ seq: i + 1, id: `r${i}`, at: 0, by: 'server', command: 'C', events: [event] }),
  )
  const replaced = without(records, 1).flatMap(({ events }) => events)
  expect(replaced.flatMap(event => (event.type === 'AnswerChanged' ? [event.value] : []))).toEqual([
    'van',
    'van',
    'van',
  ])
  const data = replaced.find(event => event.type === 'DataRetrieved')
  const others = data?.retrieved.mortgages[0]?.parts ?? []
  const formOf = (said: unknown): string | null => repaymentFormOf(String(said), null)
  expect(others.map(one => formOf(one.aflosvorm))).toEqual(forms.map(formOf))
  expect(others.slice(1).map(one => formOf(one.variant))).toEqual(forms.slice(0, -1).map(formOf))
  expect(data?.told.map(({ value }) => formOf(value))).toEqual(forms.map(formOf))
  for (const form of forms) expect(JSON.stringify(replaced)).not.toContain(form)
  // Whatever the lender called it.
  expect(otherSmallWord('aflosvorm', 'annuiteitenlening')).toBe(others[0]?.aflosvorm)
})

/** What is drawn of the customer's own home and of the wanted one after each record. */
const drawn = (records: readonly SurveyRecord[]) =>
  records.map((_, i) => {
    const state = foldRecords(catalogue, initialState(catalogue), records.slice(0, i + 1))
    const view = { state, tree: surveyTree(situationOf(catalogue, state)) }
    return [currentPlace, wantedPlace].map(at => homeView(catalogue, view, at).tag)
  })

test.each([
  ['an id of its own', 'home-1'],
  ['its address for an id', '1234AB-10-A'],
])('a home with %s is found without the data where it was found with them', (_, id) => {
  const at = wanting({
    'customer.address.street': 'Dam',
    'customer.address.postal_code': '1012JS',
    'customer.address.number': '1',
  })
  at.typesAddress()
  at.isTold('1234AB-10-A', home(id, { image: '' }), false)
  at.isTold('1234AB-10-A', home(id))
  const wanted = at.records.length - 1
  at.wants(1)
  at.isTold('1012JS-1', home('1012JS-1'), true, currentPlace)
  const own = drawn(at.records)
  expect([own[wanted], own.at(-1)]).toEqual([
    ['none', 'found'],
    ['found', 'none'],
  ])
  for (const seed of seeds) expect(drawn(without(at.records, seed))).toEqual(own)
})
