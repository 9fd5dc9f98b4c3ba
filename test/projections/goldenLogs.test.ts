import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { survey } from '../../domain/catalogue/survey'
import { load } from '../../domain/load'
import { type ImportPlan, planImport } from '../../events/log/importLog'
import { firstDivergence } from '../../projections/divergence'
import { fieldAt, itemsAt } from '../../projections/lookUp'
import { stepStates } from '../../projections/stepStates'
import { timeline, viewAt } from '../../projections/timeline'
import { damages } from '../golden/damaged'
import { goldenLog } from '../golden/golden'
import { top } from '../setup/settings'

const catalogue = load(survey)

type Readable = Exclude<ImportPlan, { verdict: 'impossible' }>

const planOf = (name: string): Readable => {
  const plan = planImport(goldenLog(name))
  if (plan.verdict === 'impossible') throw new Error(`${name}: ${JSON.stringify(plan.reasons)}`)
  return plan
}

const whole = ['v1-financial-advice', 'v1-monitoring']

test('every log of a whole visit, however old, is read to the end and judged as it was then', () => {
  const kept = readdirSync(join(top, 'test', 'logs')).map(file => file.replace('.jsonl', ''))
  expect(kept.filter(name => !name.includes('-damaged-')).sort()).toEqual(whole)
  for (const name of whole) {
    const { verdict, reasons, log } = planOf(name)
    expect([verdict, reasons]).toEqual(['fine', []])
    expect(timeline(catalogue, log.records).flatMap(({ skipped }) => skipped)).toEqual([])
    expect(firstDivergence(catalogue, log.header, log.records, log.header.rules)).toBeNull()
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
    itemsAt(catalogue, tree, list)?.ids.map(id => fieldAt(catalogue, tree, `${list}.${id}.${key}`)?.value)
  expect(names('customer.employers', 'name')).toEqual(['Bakkerij De Korenaar', 'Gemeente Utrecht'])
  expect(names('customer.companies', 'name')).toEqual(['Dekker Teksten'])
  expect(names('customer.children', 'first_name')).toEqual(['Bram', 'Lotte'])
  // The office sent it again the next day; what the customer gave stayed.
  expect(fieldAt(catalogue, tree, 'customer.first_name')?.value).toBe('Sanne M.')
})

test('the monitoring visit ends with every step done, and keeps the mortgages that nothing was asked of', () => {
  const { state, tree } = endOf('v1-monitoring')
  expect(done('v1-monitoring').map(([, isDone]) => isDone)).toEqual([true, true, true, true, true])
  expect(state.sending.tag).toBe('sent')
  expect(itemsAt(catalogue, tree, 'customer.mortgages')?.items.map(({ lists }) => lists[0]?.ids.length)).toEqual([2, 1])
  expect(itemsAt(catalogue, tree, 'customer.employers')?.ids).toEqual(['r002-0'])
})

test.each([
  ['record', ['damaged', 'changed'], 19, null],
  ['gap', ['gap', 'changed'], 19, null],
  ['newer', ['newer', 'changed'], 19, null],
  ['truncated', ['damaged', 'truncated', 'missing', 'missing'], 39, null],
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

test('every kind of damage has its golden log', () => {
  for (const name of Object.keys(damages)) expect(goldenLog(`v1-damaged-${name}`)).not.toBe('')
})
