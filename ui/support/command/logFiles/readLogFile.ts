/** Reads and imports a log file as a stream, never rejecting, and tells whether part of a file was left unread. */
import * as E from 'fp-ts/Either'
import { importBytes } from '../../../../events/log/logExport/importBytes'
import { type CommandDependencies, systemErrorWords } from '../environment/commandDependencies'
import type { ReadPlan, Unreadable } from './unreadable'

export const readLogFile = async (
  { read, rules }: Pick<CommandDependencies, 'read' | 'rules'>,
  file: string,
): Promise<E.Either<Unreadable, ReadPlan>> => {
  try {
    const plan = await importBytes(read(file), { rules })
    return plan.verdict === 'impossible' ? E.left({ tag: 'impossible', reasons: plan.reasons }) : E.right(plan)
  } catch (cause) {
    return E.left({ tag: 'unopened', reasons: [], why: systemErrorWords(cause) })
  }
}

/** Whether part of the file was not read: further logs in it, or damaged records. A truncated file may lose its last line only. */
export const isPartlyUnread = ({ reasons, leftOut }: Pick<ReadPlan, 'reasons' | 'leftOut'>): boolean =>
  reasons.some(({ tag }) => tag === 'several') ||
  leftOut > 1 ||
  (leftOut === 1 && !reasons.some(({ tag }) => tag === 'truncated'))
