import * as E from 'fp-ts/Either'
import { importBytes } from '../../../../events/log/logExport/importBytes'
import { type CommandDependencies, systemErrorWords } from '../environment/commandDependencies'
import type { ReadPlan, Unreadable } from './unreadable'

/** Reads a log from its file, as it streams in. Never rejects. */
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

/** Other logs in the file are not read. A file that breaks off loses its last line with its end; what cannot be read for another reason is damage. */
export const isPartlyUnread = ({ reasons, leftOut }: Pick<ReadPlan, 'reasons' | 'leftOut'>): boolean =>
  reasons.some(({ tag }) => tag === 'several') ||
  leftOut > 1 ||
  (leftOut === 1 && !reasons.some(({ tag }) => tag === 'truncated'))
