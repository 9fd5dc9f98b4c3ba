// Keeps and counts the texts that stand in fields and are not in the log yet, by question path or another key, with the
// time of the last key; dispatches their commands as leaving the fields would.
import { BehaviorSubject } from 'rxjs'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { textReadDifferently, typedAnswer } from '../../../domain/engine/kinds/kinds'
import { slotAddress } from '../../../domain/engine/path'
import type { RecoverableCommand } from '../../../events/decisions/commandRows'
import type { Store } from '../../../events/store/store'
import type { Stream } from '../../../events/stream'

export interface Drafts {
  readonly keep: (key: string, text: string) => void
  readonly drop: (key: string) => void
  /** How many there are. */
  readonly open$: Stream<number>
  /** Gives the command of each, as leaving the fields would. */
  readonly commit: () => void
  /** Milliseconds since the last key in any field. */
  readonly sinceKey: () => number
}

/** The command that a text in the field of a question becomes; null where no question has this path, or it takes no text. */
export const answerCommand =
  (catalogue: Catalogue) =>
  (path: string, text: string): RecoverableCommand | null => {
    const question = slotAddress(catalogue, path)?.slot.question
    const value = question === undefined ? null : typedAnswer(question, text)
    if (question === undefined || value === null) return null
    return { type: 'ChangeAnswer', path, value, typed: textReadDifferently(question, text) }
  }

/**
 * @param commandOf what a text becomes that stands in the field with this key, a command that crash recovery keeps; null: nothing
 * @param now milliseconds since 1970
 */
export const createDrafts = (
  commandOf: (key: string, text: string) => RecoverableCommand | null,
  dispatch: Store['dispatch'],
  now: () => number,
): Drafts => {
  const texts = new Map<string, string>()
  let lastKey = Number.NEGATIVE_INFINITY
  const open$ = new BehaviorSubject(0)
  const told = (): void => {
    if (open$.value !== texts.size) open$.next(texts.size)
  }
  return {
    open$,
    keep: (key, text) => {
      texts.set(key, text)
      lastKey = now()
      told()
    },
    drop: key => {
      texts.delete(key)
      told()
    },
    commit: () => {
      for (const [key, text] of texts) {
        const command = commandOf(key, text)
        if (command !== null) dispatch(command)
      }
      texts.clear()
      told()
    },
    sinceKey: () => now() - lastKey,
  }
}
