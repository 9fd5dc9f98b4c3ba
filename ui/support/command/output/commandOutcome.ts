/**
 * The result of the replay command before it is printed or written (exit status, output, files), and the outcome for a
 * failure or an unreadable log.
 */
import { reasonLine } from '../../words/importReasonWords'
import type { Unreadable } from '../logFiles/unreadable'

export interface CommandOutcome {
  readonly status: ExitStatus
  readonly out: string
  readonly err: string
  /** Files to write, by name; one that is there already is replaced. */
  readonly files?: readonly { readonly name: string; readonly text: string }[]
}

/** 0: every verdict as recorded; 1: a verdict differs; 2: the file, a part of it or the command line cannot be read. */
export type ExitStatus = 0 | 1 | 2

export const failedOutcome = (err: string): CommandOutcome => ({ status: 2, out: '', err: `${err}\n` })

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const unreadableLines = (unreadable: Unreadable): readonly string[] => {
  const reasons = unreadable.reasons.map(reason => `  - ${reasonLine(reason)}`)
  switch (unreadable.tag) {
    case 'unopened':
      return [`Het bestand is niet te openen: ${unreadable.why}`]
    case 'impossible':
      return ['Inlezen kan niet:', ...reasons]
    case 'noSuchRecord':
      return [`Er is geen handeling ${unreadable.seq}: het log loopt tot en met ${unreadable.head}.`, ...reasons]
  }
}

export const unreadableOutcome = (unreadable: Unreadable, asJson: boolean): CommandOutcome =>
  asJson
    ? { status: 2, out: jsonText({ status: 2, ...unreadable }), err: '' }
    : failedOutcome(unreadableLines(unreadable).join('\n'))
