import { combineLatest, distinctUntilChanged, map, Subject } from 'rxjs'
import { surveyDoubts } from '../../domain/catalogue/doubts/surveyDoubts'
import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import { placeDoubts } from '../../domain/engine/doubts'
import { slotPath } from '../../domain/engine/path'
import { amountWords } from '../../domain/format/amountWords'
import { constantStream, type Stream, stableReader, streamOf } from '../../events/stream'
import { type DoubtPrompt, type ListedDoubtPrompt, sameDoubtPrompt } from '../../projections/doubts/doubtPrompt'
import { followDoubts } from '../../projections/doubts/doubtStream'
import type { Live } from '../../projections/live'
import type { FieldView } from '../../projections/tree/fieldView'
import { whileNotTyping } from './whileNotTyping'

/** What is said beside an answer: what is asked back, and an amount in words for whoever listens. */
export interface AnswerRemark {
  readonly asking: DoubtPrompt | null
  readonly amount: string | null
}

/** What is asked back in an open log. */
export interface DoubtFeed {
  /** Whether something may ever be said beside the question. */
  readonly saysOf: (slot: Slot) => boolean
  /** Of one question, once nobody types. */
  readonly beside$: (slot: Slot, path: string) => Stream<AnswerRemark>
  /** The paths of these questions of one section or item of which something is asked back. */
  readonly among$: (slots: readonly Slot[], ids: readonly string[]) => Stream<ReadonlySet<string>>
  readonly all$: Stream<readonly ListedDoubtPrompt[]>
  /** What is to be heard, once. */
  readonly news$: Subject<string>
}

const isMoney = ({ question }: Slot): boolean =>
  question.kind === 'number' && question.unit === 'money' && !question.readOnly

const wordsOf = (field: FieldView | null): string | null =>
  field !== null && field.error === null && typeof field.value === 'number' ? amountWords(field.value) : null

const nowhere: ReadonlySet<string> = new Set()

const samePaths = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every(path => b.has(path))

const silent: AnswerRemark = { asking: null, amount: null }

const sameBeside = (a: AnswerRemark, b: AnswerRemark): boolean =>
  a.amount === b.amount && sameDoubtPrompt(a.asking, b.asking)

/** Follows an open log; doubts that lead nowhere do not start. */
export const createDoubtFeed = (catalogue: Catalogue, live: Live): DoubtFeed => {
  const doubts = placeDoubts(catalogue, surveyDoubts)
  const { at$, all$ } = followDoubts(catalogue, doubts, live)
  const beside$ = (slot: Slot, path: string): Stream<AnswerRemark> => {
    const asking$ = at$(path)
    const field$ = isMoney(slot) ? live.field$(path) : constantStream(null)
    let held = silent
    const read = (): AnswerRemark => {
      const now = { asking: asking$.value, amount: wordsOf(field$.value) }
      if (!sameBeside(held, now)) held = now
      return held
    }
    const value$ = combineLatest([asking$, field$]).pipe(map(read), distinctUntilChanged())
    return whileNotTyping(streamOf(read, value$), silent, sameBeside)
  }
  const among$ = (slots: readonly Slot[], ids: readonly string[]): Stream<ReadonlySet<string>> => {
    const askings = slots.filter(slot => doubts.has(slot)).map(slot => at$(slotPath(slot, ids)))
    if (askings.length === 0) return constantStream(nowhere)
    const read = stableReader(() => new Set(askings.flatMap(({ value }) => value?.path ?? [])), samePaths)
    return streamOf(read, combineLatest(askings).pipe(map(read), distinctUntilChanged()))
  }
  return {
    among$,
    saysOf: slot => doubts.has(slot) || isMoney(slot),
    beside$,
    all$,
    news$: new Subject(),
  }
}
