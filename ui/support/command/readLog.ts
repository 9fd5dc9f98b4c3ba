import * as E from 'fp-ts/Either'
import { readImport } from '../../../events/log/importBytes'
import { messageOf, type Surroundings } from './surroundings'
import type { ReadPlan, Unreadable } from './unreadable'

/** Reads a log from its file, as it streams in. Never rejects. */
export const readLogFile = async (
  { read, rules }: Pick<Surroundings, 'read' | 'rules'>,
  file: string,
): Promise<E.Either<Unreadable, ReadPlan>> => {
  try {
    const plan = await readImport(read(file), { rules })
    return plan.verdict === 'impossible' ? E.left({ tag: 'impossible', reasons: plan.reasons }) : E.right(plan)
  } catch (cause) {
    return E.left({ tag: 'unopened', reasons: [], why: messageOf(cause) })
  }
}

/** Other logs in the file are not read. A file that breaks off loses its last line with its end; what cannot be read for another reason is damage. */
export const isPartlyUnread = ({ reasons, leftOut }: Pick<ReadPlan, 'reasons' | 'leftOut'>): boolean =>
  reasons.some(({ tag }) => tag === 'several') ||
  leftOut > 1 ||
  (leftOut === 1 && !reasons.some(({ tag }) => tag === 'truncated'))
