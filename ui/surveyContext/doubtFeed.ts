/**
 * Streams about the answers of an open log: the remark at a question (its doubt, its amount of money in words), the
 * questions in doubt, all doubts, and texts to announce.
 */
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

/** What shows under an answer: the doubt about it, and for a screen reader its amount in words. */
export interface AnswerRemark {
  readonly prompt: DoubtPrompt | null
  readonly amount: string | null
}

export interface DoubtFeed {
  /** Whether the question can ever have a remark. */
  readonly canRemarkOn: (slot: Slot) => boolean
  /** The remark at one question; held back while a field is being typed in. */
  readonly remark$: (slot: Slot, path: string) => Stream<AnswerRemark>
  /** The paths of these questions of one section or item that have a doubt. */
  readonly doubtfulPaths$: (slots: readonly Slot[], ids: readonly string[]) => Stream<ReadonlySet<string>>
  readonly prompts$: Stream<readonly ListedDoubtPrompt[]>
  /** Texts to announce, once each. */
  readonly announcements$: Subject<string>
}

const isMoney = ({ question }: Slot): boolean =>
  question.kind === 'number' && question.unit === 'money' && !question.readOnly

const wordsOf = (field: FieldView | null): string | null =>
  field !== null && field.error === null && typeof field.value === 'number' ? amountWords(field.value) : null

const noPaths: ReadonlySet<string> = new Set()

const samePaths = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every(path => b.has(path))

const noRemark: AnswerRemark = { prompt: null, amount: null }

const sameRemark = (a: AnswerRemark, b: AnswerRemark): boolean =>
  a.amount === b.amount && sameDoubtPrompt(a.prompt, b.prompt)

/** Follows an open log. Throws where a doubt does not fit the catalogue (`placeDoubts`). */
export const createDoubtFeed = (catalogue: Catalogue, live: Live): DoubtFeed => {
  const doubts = placeDoubts(catalogue, surveyDoubts)
  const { at$, all$ } = followDoubts(catalogue, doubts, live)
  const remark$ = (slot: Slot, path: string): Stream<AnswerRemark> => {
    const prompt$ = at$(path)
    const field$ = isMoney(slot) ? live.field$(path) : constantStream(null)
    let last = noRemark
    const read = (): AnswerRemark => {
      const now = { prompt: prompt$.value, amount: wordsOf(field$.value) }
      if (!sameRemark(last, now)) last = now
      return last
    }
    const value$ = combineLatest([prompt$, field$]).pipe(map(read), distinctUntilChanged())
    return whileNotTyping(streamOf(read, value$), noRemark, sameRemark)
  }
  const doubtfulPaths$ = (slots: readonly Slot[], ids: readonly string[]): Stream<ReadonlySet<string>> => {
    const prompts = slots.filter(slot => doubts.has(slot)).map(slot => at$(slotPath(slot, ids)))
    if (prompts.length === 0) return constantStream(noPaths)
    const read = stableReader(() => new Set(prompts.flatMap(({ value }) => value?.path ?? [])), samePaths)
    return streamOf(read, combineLatest(prompts).pipe(map(read), distinctUntilChanged()))
  }
  return {
    doubtfulPaths$,
    canRemarkOn: slot => doubts.has(slot) || isMoney(slot),
    remark$,
    prompts$: all$,
    announcements$: new Subject(),
  }
}
