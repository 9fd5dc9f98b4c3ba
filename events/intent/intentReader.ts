/**
 * Gives a log's records their intents, guessed where an earlier build stored none; finds the newest action, and the
 * steps that count as submitted after a record.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { initialFacts } from '../../domain/language/facts'
import type { StepKey } from '../../domain/language/stepKey'
import { isAction } from '../record/intent'
import type { RecordWithIntent, SurveyRecord } from '../record/surveyRecord'
import { type BeforeRecord, intentOfOldRecord } from './intentOfOldRecord'

const hasIntent = (record: SurveyRecord): record is RecordWithIntent => record.intent !== undefined

/** The newest record that a row of typing may go on from; null where there is none, or a build of before wrote it. */
export const newestAction = (records: readonly SurveyRecord[]): SurveyRecord | null =>
  records.findLast(record => record.intent === undefined || isAction(record.intent)) ?? null

/** The newest action once this record came after that of before. */
export const actionAfter = (before: SurveyRecord | null, record: RecordWithIntent): SurveyRecord | null =>
  isAction(record.intent) ? record : before

/** The steps that count as submitted after a record. */
export const submittedAfter = (submitted: ReadonlySet<StepKey>, { events }: SurveyRecord): ReadonlySet<StepKey> => {
  let now = submitted
  for (const event of events) {
    if (event.type === 'StepSubmitted') now = new Set(now).add(event.step)
    if (event.type === 'ActionUndone') now = new Set([...now].filter(step => !event.reopened.includes(step)))
    if (event.type === 'AnswersRestored') now = new Set(event.submitted)
  }
  return now
}

const factsAfter = (facts: BeforeRecord['facts'], { events }: SurveyRecord): BeforeRecord['facts'] => {
  let now = facts
  for (const event of events) {
    if (event.type === 'PortalOpened') now = { ...now, association: event.association }
    if (event.type === 'CustomerLoaded')
      now = { ...now, type: event.invitation?.type ?? now.type, partnerSession: event.partnerSession }
  }
  return now
}

/** Reads the records of a log in order, from the first on: what was meant by each, whichever build wrote it. */
export const createIntentReader = (catalogue: Catalogue): ((record: SurveyRecord) => RecordWithIntent) => {
  /** Without the day: no step goes on by that. */
  let before: BeforeRecord = { facts: initialFacts, submitted: new Set(), action: null }
  return stored => {
    const record = hasIntent(stored) ? stored : { ...stored, intent: intentOfOldRecord(catalogue, before, stored) }
    before = {
      facts: factsAfter(before.facts, record),
      submitted: submittedAfter(before.submitted, record),
      action: actionAfter(before.action, record),
    }
    return record
  }
}

const cache = new WeakMap<readonly SurveyRecord[], readonly RecordWithIntent[]>()

/** The records of a whole log, with what was meant by each; the same list where all say it. */
export const withIntents = (catalogue: Catalogue, records: readonly SurveyRecord[]): readonly RecordWithIntent[] => {
  if (records.every(hasIntent)) return records
  const cached = cache.get(records) ?? records.map(createIntentReader(catalogue))
  cache.set(records, cached)
  return cached
}
