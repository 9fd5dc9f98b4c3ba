/**
 * Reports as findings the answers that the customer did not give himself, typed values that were read differently, and
 * actions that were undone.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../../domain/engine/kinds/kinds'
import { slotAddress } from '../../../domain/engine/path'
import { sameAnswer } from '../../../domain/language/answer'
import type { RecordWithIntent } from '../../../events/record/surveyRecord'
import { type AttributedAnswer, createAnswerTracker } from '../../logHistory/answerTracker'
import { type AnswerSource, createProvenanceTracker } from '../../logHistory/provenanceTracker'
import type { Attribution, LogFinding } from './finding'

/** What took the place of the customer's own answer without an act of his is a defect. */
const attributionOf = (how: AnswerSource, was: AttributedAnswer): Attribution => {
  switch (how) {
    case 'own':
    case 'along':
    case 'lookedUp':
    case 'repeated':
    case 'joined':
      return 'customer'
    case 'office':
    case 'lists':
    case 'retrieved':
    case 'other':
      return was.own ? 'defect' : 'unclear'
  }
}

/** The ways that are told where an answer came where nothing stood. */
const fillsIn: ReadonlySet<AnswerSource> = new Set(['office', 'retrieved', 'repeated', 'joined'])

interface FilledCount {
  readonly path: string
  readonly seq: number
  readonly at: number
  count: number
}

/** Last events of typing by path: what was answered again is over. */
const typedFindings = (records: readonly RecordWithIntent[]): readonly LogFinding[] => {
  const last = new Map<string, LogFinding>()
  const over: LogFinding[] = []
  for (const { seq, at, by, events } of records) {
    const typed = new Set(events.flatMap(event => (event.type === 'TypedOtherwise' ? [event.path] : [])))
    for (const event of events) {
      if (event.type !== 'TypedOtherwise' && event.type !== 'AnswerChanged') continue
      const { path } = event
      const before = last.get(path)
      if (event.type === 'TypedOtherwise')
        last.set(path, {
          kind: 'typed',
          path,
          typed: event.typed,
          times: (before?.kind === 'typed' ? before.times : 0) + 1,
          seq,
          at,
          attribution: 'defect',
          isOver: false,
          weight: 2,
        })
      else if (before !== undefined && by === 'customer' && !typed.has(path)) {
        over.push({ ...before, isOver: true })
        last.delete(path)
      }
    }
  }
  return [...over, ...last.values()]
}

export const changedValues = (catalogue: Catalogue, records: readonly RecordWithIntent[]): readonly LogFinding[] => {
  const answerTracker = createAnswerTracker(catalogue)
  const provenance = createProvenanceTracker()
  const found: LogFinding[] = []
  const filled = new Map<AnswerSource, FilledCount>()
  for (const record of records) {
    const { seq, at } = record
    provenance.add(record)
    const [undone] = record.events.flatMap(event =>
      event.type === 'ActionUndone' && event.of.length > 0 ? [event] : [],
    )
    if (undone !== undefined) {
      found.push({ kind: 'undone', of: undone.of, seq, at, attribution: 'customer', isOver: false, weight: 1 })
    }
    for (const [path, { was, now }] of answerTracker.add(record)) {
      const question = slotAddress(catalogue, path)?.slot.question
      const [entry, before] = (provenance.at.get(path) ?? []).slice(-2).reverse()
      const how = entry?.seq === seq ? (entry.stack?.answer.source ?? null) : null
      if (undone !== undefined || question === undefined || question.kind === 'stored' || how === null) continue
      const isTaken = record.intent.tag === 'takeRetrieved'
      // What an answer brings along is told under it.
      if ((how === 'own' && !isTaken) || how === 'along' || sameAnswer(was.value, now.value)) continue
      const as = isTaken ? 'retrieved' : how
      if (before !== undefined && !isEmptyAnswer(question, was.value)) {
        const attribution = isTaken ? 'customer' : attributionOf(how, was)
        const weight = !was.own ? 0 : attribution === 'customer' && !isTaken ? 1 : 2
        found.push({ kind: 'replaced', path, how: as, was: was.value, seq, at, attribution, isOver: false, weight })
      } else if (fillsIn.has(as)) {
        const known = filled.get(as)
        if (known === undefined) filled.set(as, { path, seq, at, count: 1 })
        else known.count += 1
      }
    }
  }
  for (const [how, { path, seq, at, count }] of filled)
    found.push({ kind: 'filled', how, path, seq, at, count, attribution: 'unclear', isOver: false, weight: 0 })
  return [...found, ...typedFindings(records)]
}
