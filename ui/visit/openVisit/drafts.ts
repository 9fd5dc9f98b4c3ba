import { BehaviorSubject } from 'rxjs'
import { textReadDifferently, typedAnswer } from '../../../domain/engine/kinds/kinds'
import type { Question } from '../../../domain/language/question'
import type { Store } from '../../../events/store/store'
import type { Stream } from '../../../events/stream'

/** Texts in fields that are no answers yet. */
export interface Drafts {
  readonly keep: (path: string, text: string) => void
  readonly drop: (path: string) => void
  /** How many there are. */
  readonly open$: Stream<number>
  /** Makes answers of them all, as leaving the fields would. */
  readonly commit: () => void
  /** Milliseconds since the last key in any field. */
  readonly sinceKey: () => number
}

/** Creates the drafts of a visit. @param now milliseconds since 1970 */
export const createDrafts = (
  questionAt: (path: string) => Question | null,
  dispatch: Store['dispatch'],
  now: () => number,
): Drafts => {
  const texts = new Map<string, string>()
  let lastKey = Number.NEGATIVE_INFINITY
  const open$ = new BehaviorSubject(0)
  const publish = (): void => {
    if (open$.value !== texts.size) open$.next(texts.size)
  }
  return {
    open$,
    keep: (path, text) => {
      texts.set(path, text)
      lastKey = now()
      publish()
    },
    drop: path => {
      texts.delete(path)
      publish()
    },
    commit: () => {
      for (const [path, text] of texts) {
        const question = questionAt(path)
        if (question === null) continue
        const value = typedAnswer(question, text)
        if (value !== null) dispatch({ type: 'ChangeAnswer', path, value, typed: textReadDifferently(question, text) })
      }
      texts.clear()
      publish()
    },
    sinceKey: () => now() - lastKey,
  }
}
