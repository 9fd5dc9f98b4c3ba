/**
 * Makes the log export for the helpdesk, with invented or own data, and downloads it; returns the outcome, null where
 * it was cancelled.
 */
import * as E from 'fp-ts/Either'
import { exportLog } from '../../events/log/logExport/exportLog'
import type { RandomSource } from '../../projections/pseudonym/random/randomSource'
import { runInSlices } from '../browser/runInSlices'
import { type ExportableLog, pseudonymisedLogText } from './exportableLog'
import { type LogExportKind, type LogExportProgress, logExportFileNames } from './LogExportOutcome'

/** What an export needs. */
interface LogExportDependencies {
  readonly read: () => Promise<ExportableLog | null>
  readonly draw: RandomSource
  /** Gives the customer a file. */
  readonly give: (name: string, text: string) => void
  /** Hears how far it is, 0 to 1. */
  readonly onProgress: (done: number) => void
  /** Aborted when the help dialog is closed. */
  readonly signal: Pick<AbortSignal, 'aborted'>
}

export const makeLogExport = async (
  kind: LogExportKind,
  { read, draw, give, onProgress, signal }: LogExportDependencies,
): Promise<Exclude<LogExportProgress, { tag: 'idle' | 'busy' }> | null> => {
  const log = await read()
  if (signal.aborted) return null
  if (log === null) return { tag: 'notRead' }
  const text =
    kind === 'own' ? E.right(exportLog(log)) : await runInSlices(pseudonymisedLogText(log, draw), onProgress, signal)
  if (text === null || signal.aborted) return null
  if (E.isLeft(text)) return { tag: 'withheld', why: text.left }
  give(logExportFileNames[kind], text.right)
  return { tag: 'made', kind, isWhole: log.isWhole }
}
