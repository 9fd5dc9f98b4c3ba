import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { exportLog } from '../../events/log/logExport/exportLog'
import { type StoredLogHeader, type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import type { Move } from '../arbitraries/commands'
import { live, type Visit } from '../arbitraries/visit'
import { walker } from '../arbitraries/walk'
import type { WalkPlan } from '../arbitraries/walkPlan'

const header = (name: string): StoredLogHeader => ({
  log: 'law',
  invitation: '1',
  survey: surveyVersion,
  build: `law: ${name}`,
  rules: 'law',
  createdAt: 0,
})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isVisit = (value: unknown): value is Visit => isObject(value) && 'survey' in value && 'moves' in value

const isAll = <A>(value: unknown, isOne: (one: unknown) => one is A): value is readonly A[] =>
  Array.isArray(value) && value.length > 0 && value.every(isOne)

const isRecord = (value: unknown): value is SurveyRecord => isObject(value) && 'seq' in value && 'events' in value

const isPlan = (value: unknown): value is WalkPlan => isObject(value) && 'whims' in value && 'customer' in value

/** What was done until the walk could not go on. */
const walked = (plan: WalkPlan): readonly SurveyRecord[] => {
  const { walk, lived } = walker(plan)
  try {
    walk()
  } catch {
    // The law has told why.
  }
  return lived()
}

const isMove = (value: unknown): value is Move => isObject(value) && 'move' in value && typeof value.move === 'string'

/** What a case comes down to: its visit, or the records or moves themselves. */
const recordsOf = (counterexample: readonly unknown[]): readonly SurveyRecord[] =>
  counterexample.flatMap(value => {
    if (isVisit(value)) return live(value).records
    if (isObject(value) && 'records' in value && isAll(value.records, isRecord)) return value.records
    if (isPlan(value)) return walked(value)
    if (isAll(value, isMove)) return live({ survey: 'shipped', moves: value }).records
    return isAll(value, isRecord) ? value : []
  })

const written = (name: string, counterexample: readonly unknown[]): string => {
  try {
    const file = join(mkdtempSync(join(tmpdir(), 'law-')), 'counterexample.jsonl')
    const records = recordsOf(counterexample)
    writeFileSync(file, exportLog({ header: header(name), records, blobs: [] }))
    return `npm run replay -- ${file}`
  } catch (cause) {
    return `no log of it could be made: ${String(cause)}`
  }
}

const failure = <Ts>(name: string, details: fc.RunDetails<Ts>): Error | null => {
  if (!details.failed) return null
  const { counterexample } = details
  const log = Array.isArray(counterexample) ? written(name, counterexample) : 'no counterexample'
  return new Error(`${name}\n${log}\n${fc.defaultReportMessage(details) ?? ''}`, { cause: details.errorInstance })
}

const report = (error: Error | null): void => {
  if (error !== null) throw error
}

/** How many times more cases than usual: `LAWS=20 npx vitest run test/laws` searches for minutes. */
const patience = Number(process.env.LAWS ?? 1)

/**
 * Checks a law; when it fails, the shrunk case is written as a log file that the replay opens, named in the message.
 * @param runs how many cases: enough to find what was planted, few enough for all laws to take less than a minute
 */
export const checkLaw = <Ts>(name: string, law: fc.IProperty<Ts>, runs = 100): void =>
  fc.assert(law, { numRuns: runs * patience, reporter: details => report(failure(name, details)) })

export const checkAsyncLaw = <Ts>(name: string, law: fc.IAsyncProperty<Ts>, runs = 100): Promise<void> =>
  fc.assert(law, {
    numRuns: runs * patience,
    // Against a case that never ends; a busy machine takes seconds for one that does.
    timeout: 50_000,
    interruptAfterTimeLimit: 60_000,
    asyncReporter: async details => report(failure(name, details)),
  })
