import { expect, test } from 'vitest'
import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import { planImport } from '../../events/log/logExport/importLog'
import type { ImportPlan } from '../../events/log/logExport/importPlan'
import { homeSearchView } from '../../projections/homes/homeSearchView'
import { timeline } from '../../projections/replay/timeline'
import { firstDivergence } from '../../projections/replay/verdicts/divergence'
import { inventory } from '../../projections/sending/inventory'
import { stepStates } from '../../projections/steps/stepStates'
import { findField, findItems } from '../../projections/tree/findNode'
import { goldenFiles } from '../events/record/versions'
import { goldenLog } from '../golden/golden'
import { valueAt } from './body'
import { viewAt } from './viewOf'

const catalogue = compileCatalogue(survey)

const planOf = (name: string): Exclude<ImportPlan, { verdict: 'impossible' }> => {
  const plan = planImport(goldenLog(name))
  if (plan.verdict === 'impossible') throw new Error(`${name}: ${JSON.stringify(plan.reasons)}`)
  return plan
}

const whole = goldenFiles().flatMap(({ name }) => (name.includes('-damaged-') ? [] : [name]))

/** What was not asked yet when a log was made, and is refused now: the first of it, as the divergence names it. */
const askedSince: Readonly<Record<string, readonly (string | null)[]>> = {
  'v1-monitoring': ['customer.mortgages.r002-1.parts.r002-2.oorspronkelijke_hoogte_leningdeel', null, 'filled'],
}

test('every log of a whole visit, however old, is read to the end and judged as it was then', () => {
  for (const name of whole) {
    const { verdict, reasons, log } = planOf(name)
    expect([verdict, reasons]).toEqual(['fine', []])
    expect(timeline(catalogue, log.records).flatMap(({ skipped }) => skipped)).toEqual([])
    const found = firstDivergence(catalogue, log.header, log.records, 'the rules of today')
    expect(found?.rulesDiffer ?? true).toBe(true)
    expect(found === null ? undefined : [found.path, found.expected, found.found]).toEqual(askedSince[name])
  }
})

const endOf = (name: string) => {
  const { records } = planOf(name).log
  return viewAt(catalogue, records, records.length)
}

const done = (name: string) => stepStates(catalogue, endOf(name)).map(({ step, isDone }) => [step, isDone])

test('the visit for financial advice ends with every step done, two employers, a company, and two of three children', () => {
  const { state, tree } = endOf('v1-financial-advice')
  expect(done('v1-financial-advice')).toEqual([
    ['personal_details', true],
    ['questions_for_the_advisor', true],
    ['complete', true],
  ])
  expect(state.sending).toEqual({ tag: 'sent', submittedAt: '2026-11-22T10:00:00Z' })
  expect([...state.filesSent]).toEqual(['loonstrook.pdf'])
  const names = (list: string, key: string) =>
    findItems(catalogue, tree, list)?.ids.map(id => findField(catalogue, tree, `${list}.${id}.${key}`)?.value)
  expect(names('customer.employers', 'name')).toEqual(['Bakkerij De Korenaar', 'Gemeente Utrecht'])
  expect(names('customer.companies', 'name')).toEqual(['Dekker Teksten'])
  expect(names('customer.children', 'first_name')).toEqual(['Bram', 'Lotte'])
  // The office sent it again the next day; what the customer gave stayed.
  expect(findField(catalogue, tree, 'customer.first_name')?.value).toBe('Sanne M.')
})

test('the monitoring visit ends with every step done that it was asked, and keeps its mortgages', () => {
  const { state, tree } = endOf('v1-monitoring')
  // Its mortgages were loaded before their screen was there.
  expect(done('v1-monitoring')).toEqual([
    ['aqopi', true],
    ['personal_details', true],
    ['mortgage_and_pension', false],
    ['future_income', true],
    ['complete', true],
  ])
  expect(state.sending.tag).toBe('sent')
  expect(findItems(catalogue, tree, 'customer.mortgages')?.items.map(({ lists }) => lists[0]?.ids.length)).toEqual([
    2, 1,
  ])
  expect(findItems(catalogue, tree, 'customer.employers')?.ids).toEqual(['r002-0'])
})

test('the visit that looks up homes ends with both found, one chosen, and another search on its way', () => {
  const view = endOf('v1-homes')
  const living = 'current_living_condition.sections.section_2.questions'
  const moving = 'moving.sections.section_31.questions'
  const values = (at: string, ...keys: readonly string[]) =>
    keys.map(key => findField(catalogue, view.tree, `${at}.${key}.value`)?.value)
  expect(values(living, 'jumba_id', 'value_high', 'street')).toEqual(['9711KV-12', 345_000, 'Vismarkt'])
  expect(values(moving, 'jumba_id', 'value_high', 'number')).toEqual(['9711KV-20', 520_000, '20'])
  const image = 'https://plaatjes.voorbeeld.example/9711KV-12.jpg'
  for (const place of ['current_home', 'wanted_home'])
    expect(view.state.homes.get(`${living}.${place}`)?.single).toMatchObject({ home: { image }, settled: true })
  expect(homeSearchView(catalogue, view, `${moving}.home`)).toMatchObject({
    searching: true,
    results: null,
    criteria: { radius: 10 },
    chosen: { id: '9711KV-20', latitude: 53.2171, address: { city: 'Groningen' } },
  })
})

test('the visit for the lender entry ends with one mortgage that is right, and knows the lists', () => {
  const { state, tree } = endOf('v2-lenders')
  expect(done('v2-lenders').every(([, isDone]) => isDone)).toBe(true)
  expect(findItems(catalogue, tree, 'customer.mortgages')?.ids).toEqual(['r003-0'])
  const at = (key: string) => findField(catalogue, tree, `customer.mortgages.r003-0.${key}`)
  expect(at('hdn_company_label_id')).toMatchObject({
    value: '503',
    options: [{ label: 'Basis' }, { label: 'Compact' }],
  })
  expect(at('parts.r003-1.interest_type')?.value).toBe('fixed')
  expect(state.lenders).toMatchObject({ digest: 'both', companies: { length: 3 } })
})

test('the visit of which the office said more than we have answers for keeps that as it came', () => {
  const { state, tree } = endOf('v1-kept')
  expect(Object.fromEntries(state.kept)).toEqual({
    'customer.is_main_customer': { json: 'true', as: -1 },
    'customer.accept_terms': { json: 'null', as: -1 },
    'customer.mortgages.r002-0.id': { json: '31', as: '31' },
    'customer.mortgages.r002-0.parts.r002-1.id': { json: '41', as: '41' },
    'customer.mortgages.r002-0.parts.r002-1.mortgage_id': { json: '31', as: '31' },
  })
  const body = inventory(catalogue, state, tree)
  expect(valueAt(body, 'customer.accept_terms')).toBeNull()
  expect(valueAt(body, 'customer.mortgages.0.parts.1.mortgage_id')).toBe(31)
})

test('the visits of builds that did not say which items the parts are keep all else that was retrieved', () => {
  // The very first build told nothing of any question.
  expect(endOf('v1-retrieved-first').state.retrieval).toMatchObject({ placed: [], passedOver: [], told: new Map() })
  const { state, tree } = endOf('v1-retrieved-unplaced')
  expect(state.retrieval).toMatchObject({ placed: [], seen: false })
  expect(state.retrieval?.told.get('customer.initials')).toMatchObject({ value: 'S.M.', open: false })
  expect(findField(catalogue, tree, 'customer.initials')?.value).toBe('S.M.')
  const seen = planOf('v1-retrieved-unplaced').log.records.findIndex(({ command }) => command === 'SeeRetrieval')
  const then = viewAt(catalogue, planOf('v1-retrieved-unplaced').log.records, seen)
  expect(then.state.retrieval?.passedOver.map(({ reason }) => reason)).toContain('tooOld')
})

test('the visit with a copy of one’s own knows the last of them, and that nothing was changed since', () => {
  const { state } = endOf('v1-copied')
  expect(state).toMatchObject({ sending: { tag: 'sent' }, copy: { how: 'print', changed: false } })
})

test('the visit that nobody confirmed ends with what the office has, and the answer that came after it', () => {
  const { state, tree } = endOf('v1-unconfirmed')
  expect(state).toMatchObject({
    sending: { tag: 'idle' },
    attempt: { changed: true },
    invitation: { submitted_at: '2026-11-21T09:01:00Z' },
  })
  expect(findField(catalogue, tree, 'customer.first_name')?.value).toBe('Johan')
})

test('the visit whose inventory went out twice as it was kept ends refused, with its document at the office', () => {
  const { records } = planOf('v2-kept-body').log
  const started = records.flatMap(({ events }) =>
    events.flatMap(one => (one.type === 'SendingStarted' ? [one.body] : [])),
  )
  const [first, again, repeated, anew] = started
  expect([again, repeated]).toEqual([first, first])
  expect(anew).not.toBe(first)
  const { state } = endOf('v2-kept-body')
  expect(state).toMatchObject({ sending: { tag: 'failed', failure: 'invalid', file: null }, attempt: null })
  expect([...state.filesSent]).toEqual(['loonstrook.pdf'])
  const before = viewAt(
    catalogue,
    records,
    records.findLastIndex(({ command }) => command === 'NoteReceipt'),
  )
  expect(before.state.sending).toMatchObject({ tag: 'unconfirmed', body: first, absent: false })
})

test.each([
  ['record', ['damaged', 'changed'], 19, null],
  ['gap', ['gap', 'changed'], 19, null],
  ['newer', ['newer', 'changed'], 19, null],
  ['truncated', ['damaged', 'truncated', 'missing'], 39, null],
  ['unknown', ['changed', 'unknown'], 100, [36, 'customer.address.street', null, 'filled']],
  ['answer', ['changed'], 100, [36, 'customer.first_name', null, 'filled']],
])('damage (%s): what comes before it is read, and all of it is told', (name, reasons, read, divergence) => {
  const plan = planOf(`v1-damaged-${name}`)
  expect(plan.reasons.map(({ tag }) => tag)).toEqual(reasons)
  const { header, records } = plan.log
  expect(records.length).toBe(read)
  const found = firstDivergence(catalogue, header, records, header.rules)
  expect(found === null ? null : [found.seq, found.path, found.expected, found.found]).toEqual(divergence)
})

test.each([
  ['header', 'survey'],
  ['customer', 'retired'],
])('damage (%s): the log as a whole is not read, and it is told why', (name, reason) => {
  const plan = planImport(goldenLog(`v1-damaged-${name}`))
  expect([plan.verdict, plan.reasons.map(({ tag }) => tag)]).toEqual(['impossible', [reason]])
})

test('a log whose records carry hashes from some record on is sound, and one changed word in it is found', () => {
  const log = goldenLog('v2-chained')
  expect(log.match(/"hash":"/g)?.length).toBeGreaterThan(10)
  const last = log.lastIndexOf('"command":"')
  const changed = `${log.slice(0, last)}"command":"Un${log.slice(last + '"command":"'.length)}`
  expect(planImport(changed).reasons.map(({ tag }) => tag)).toEqual(['damaged', 'changed'])
})

test('the log whose answers came back after damage shows what the visit for monitoring had come to', () => {
  const { state, tree } = endOf('v1-restored')
  const before = planOf('v1-monitoring').log.records
  const sent = before.findIndex(({ events }) => events.some(({ type }) => type === 'SendingStarted'))
  const whole = viewAt(catalogue, before, sent === -1 ? before.length : sent)
  expect([...state.submitted.keys()]).toEqual([...whole.state.submitted.keys()])
  expect(state.submitted.size).toBeGreaterThan(1)
  expect(state.answers.map(({ values, touched }) => [values, touched])).toEqual(
    whole.state.answers.map(({ values, touched }) => [values, touched]),
  )
  expect(tree).toEqual(whole.tree)
})
