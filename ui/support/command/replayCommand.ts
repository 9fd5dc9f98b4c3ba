import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { reasonLine } from '../words/replayWords'
import { type ReplayArguments, readArguments, usage } from './replayArguments'
import { type Replayed, replay, type Unreadable } from './replayed'
import { replayReport } from './replayReport'

/** 0 every verdict as it was, 1 one comes out otherwise, 2 the file, a part of it, or the question cannot be read. */
export interface Outcome {
  readonly status: 0 | 1 | 2
  readonly out: string
  readonly err: string
}

const failed = (err: string): Outcome => ({ status: 2, out: '', err: `${err}\n` })

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const unreadableLines = (unreadable: Unreadable): readonly string[] => [
  unreadable.tag === 'impossible'
    ? 'Inlezen kan niet:'
    : `Er is geen handeling ${unreadable.seq}: het log loopt tot en met ${unreadable.head}.`,
  ...unreadable.reasons.map(reason => `  - ${reasonLine(reason)}`),
]

const unreadableOutcome = (unreadable: Unreadable, { json: asJson }: ReplayArguments): Outcome =>
  asJson
    ? { status: 2, out: json({ status: 2, ...unreadable }), err: '' }
    : failed(unreadableLines(unreadable).join('\n'))

/** A file that breaks off loses its last line with its end; what cannot be read for another reason is damage. */
const isPartlyUnread = ({ plan: { reasons } }: Replayed): boolean => {
  const tags = reasons.map(({ tag }) => tag)
  return tags.includes('gap') || tags.includes('newer') || (tags.includes('damaged') && !tags.includes('truncated'))
}

const replayedOutcome = (catalogue: Catalogue, replayed: Replayed, { json: asJson, at }: ReplayArguments): Outcome => {
  const status = replayed.divergence !== null ? 1 : isPartlyUnread(replayed) ? 2 : 0
  const out = asJson ? json({ status, ...replayed }) : replayReport(catalogue, replayed, at !== null)
  return { status, out, err: '' }
}

/**
 * The whole of `npm run replay` but for the process around it.
 * @param read the text of a file; throws when there is none.
 */
export const replayCommand = (
  { catalogue, rules, read }: { catalogue: Catalogue; rules: string; read: (file: string) => string },
  words: readonly string[],
): Outcome => {
  const asked = readArguments(words)
  if (E.isLeft(asked)) return failed(`${asked.left}\n\n${usage}`)
  const { file } = asked.right
  const text = E.tryCatch(
    () => read(file),
    cause => (cause instanceof Error ? cause.message : String(cause)),
  )
  if (E.isLeft(text)) return failed(`Het bestand is niet te openen: ${text.left}`)
  const replayed = replay(catalogue, text.right, asked.right, rules)
  return E.isLeft(replayed)
    ? unreadableOutcome(replayed.left, asked.right)
    : replayedOutcome(catalogue, replayed.right, asked.right)
}
