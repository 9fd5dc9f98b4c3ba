import * as E from 'fp-ts/Either'
import type { Draw } from '../../projections/pseudonym/draw'
import { inParts } from '../app/inParts'
import { inventedText, ownTextOf, type ReadableLog } from './helpdeskLog'
import { type Kind, type Making, names } from './Outcome'

/** What a log is made with. */
export interface LogMaking {
  readonly read: () => Promise<ReadableLog | null>
  readonly draw: Draw
  /** Gives the customer a file. */
  readonly give: (name: string, text: string) => void
  /** Hears how far it is, 0 to 1. */
  readonly told: (done: number) => void
  /** Whether the file is wanted still: who closes the help wants none. */
  readonly wanted: Pick<AbortSignal, 'aborted'>
}

/** Makes the log and gives it; what came of it, null where it was not wanted any more. */
export const makeLog = async (
  kind: Kind,
  { read, draw, give, told, wanted }: LogMaking,
): Promise<Exclude<Making, { tag: 'idle' | 'busy' }> | null> => {
  const log = await read()
  if (wanted.aborted) return null
  if (log === null) return { tag: 'notRead' }
  const text = kind === 'own' ? E.right(ownTextOf(log)) : await inParts(inventedText(log, draw), told, wanted)
  if (text === null || wanted.aborted) return null
  if (E.isLeft(text)) return { tag: 'withheld', why: text.left }
  give(names[kind], text.right)
  return { tag: 'made', kind, isWhole: log.isWhole }
}
