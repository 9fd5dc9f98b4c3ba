/**
 * Replaces every personal value of a log by an invented one that the portal judges alike, checked by replay; else
 * says why not (days, words, verdict); yields progress.
 */
import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Doubts } from '../../domain/engine/doubts'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { doubtsOf } from '../doubts/doubtsOf'
import { logsAgree } from './agreement/logsAgree'
import { dateClasses, drawnDates } from './dates/dateClasses'
import { drawLogMove } from './dates/logMove'
import { type Thresholds, thresholdsOf } from './dates/thresholds'
import { type GatheredValues, gatherValues, type LogParts } from './gatherValues'
import { type NumberKinds, numberKinds } from './numbers/numberKinds'
import type { RandomSource } from './random/randomSource'
import { replacingVisitor } from './replacingVisitor'
import { keptWords } from './walk/keptWords'
import { leafVisitors } from './walk/leafVisitors'
import { otherNames, pathReplacer } from './walk/pathReplacer'
import { walkLog } from './walk/walkLog'

/**
 * Why a log has no pseudonymised form: `days`: an age or term came during the visit, and what shows it can be
 * drawn from too few days; `words`: a text
 * cannot be replaced by one that the rules see in the same way; `verdict`: with other values something else would have
 * been refused, or asked.
 */
export type WithheldReason = 'days' | 'words' | 'verdict'

/** How far it is, from 0 to 1. */
export type PseudonymProgress = number

/** How often everything is drawn again before a log is refused. */
const attempts = 8
/** How often for what is asked back alone, which refuses nothing, and where days are too few, which mostly stays so. */
const fewAttempts = 3

/** The replaced log, and whether the same is doubted in it. */
interface PseudonymisedLog {
  readonly log: LogParts
  readonly isSameDoubt: boolean
}

interface PseudonymInput {
  readonly catalogue: Catalogue
  readonly log: LogParts
  readonly draw: RandomSource
  readonly found: GatheredValues
  readonly listed: ReadonlySet<string>
  readonly thresholds: Thresholds
  readonly kinds: NumberKinds
  readonly doubts: Doubts
}

/** Runs the work, and tells after each part of it how far it is. */
function* withProgress<A>(
  work: Generator<void, A>,
  from: PseudonymProgress,
  to: PseudonymProgress,
  parts: number,
): Generator<PseudonymProgress, A> {
  let done = 0
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value
    done += 1
    yield from + (to - from) * Math.min(1, done / Math.max(parts, 1))
  }
}

function* attemptOnce(input: PseudonymInput): Generator<PseudonymProgress, E.Either<WithheldReason, PseudonymisedLog>> {
  const { catalogue, log, draw, found, listed, thresholds, kinds, doubts } = input
  const move = drawLogMove(draw, found.moments)
  const classes = yield* withProgress(dateClasses(found, move.day, thresholds), 0.1, 0.11, found.dates.size)
  const days = yield* withProgress(drawnDates(draw, classes), 0.11, 0.12, found.dates.size)
  if (days === null) return E.left('days')
  const dates = new Map([...found.dates].map((date, at) => [date, days[at] ?? '']))
  const nameOf = otherNames()
  const replacingAll = replacingVisitor(catalogue, draw, found, kinds, nameOf, move, dates)
  const visitor = yield* withProgress(replacingAll, 0.12, 0.3, found.texts.size)
  if (visitor === null) return E.left('words')
  const walk = walkLog(leafVisitors(catalogue, listed, visitor))
  const header = walk.header(log.header)
  const records: SurveyRecord[] = []
  for (const record of log.records) {
    const replaced = walk.record(record)
    if (replaced === null) return E.left('words')
    records.push(replaced)
    if (record.seq % 5 === 0) yield 0.3 + (0.1 * records.length) / log.records.length
  }
  if (header === null) return E.left('words')
  const renamed = { path: pathReplacer(catalogue, nameOf), id: nameOf }
  const agree = yield* withProgress(logsAgree(catalogue, doubts, log.records, records, renamed), 0.4, 1, records.length)
  if (E.isRight(agree)) return E.right({ log: { header, records }, isSameDoubt: agree.right === 'all' })
  // On the last day every date is seen as it was: what differs then comes of something else.
  const isLastDay = agree.left === [...found.todays].sort().at(-1)
  return E.left(classes.isPartly && !isLastDay ? 'days' : 'verdict')
}

/**
 * The log with invented values in the place of all that says something of a person, judged by the portal exactly as it
 * was: both are replayed, and unless every verdict and the order of the steps agree after every record, there is none.
 * Pure but for `draw`; yields how far it is, so that a page can do it in parts.
 */
export function* pseudonymise(
  catalogue: Catalogue,
  log: LogParts,
  draw: RandomSource,
): Generator<PseudonymProgress, E.Either<WithheldReason, LogParts>> {
  const listed = keptWords(catalogue, log.records)
  const thresholds = thresholdsOf(catalogue)
  const kinds = numberKinds(catalogue)
  const found = yield* withProgress(gatherValues(catalogue, log, listed, kinds), 0, 0.1, log.records.length / 5)
  const input: PseudonymInput = { catalogue, log, draw, found, listed, thresholds, kinds, doubts: doubtsOf(catalogue) }
  let best: E.Either<WithheldReason, LogParts> = E.left('verdict')
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt >= fewAttempts && (E.isRight(best) || best.left === 'days')) return best
    const drawn = yield* attemptOnce(input)
    if (E.isLeft(drawn)) best = E.isRight(best) ? best : drawn
    else if (drawn.right.isSameDoubt) return E.right(drawn.right.log)
    else best = E.right(drawn.right.log)
  }
  return best
}
