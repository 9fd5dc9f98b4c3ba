/**
 * Replays one log file for its exit status, what is wrong with the file and its first divergence, never rejecting; and
 * the codec of that verdict.
 */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstDivergence } from '../../../../projections/replay/verdicts/divergence'
import { countCodec } from '../../report/countCodec'
import type { CommandDependencies } from '../environment/commandDependencies'
import { isPartlyUnread, readLogFile } from '../logFiles/readLogFile'
import { unreadableTags } from '../logFiles/unreadable'
import type { ExitStatus } from '../output/commandOutcome'

export const logVerdict = async (dependencies: LogReadingDependencies, file: string): Promise<LogVerdict> => {
  const plan = await readLogFile(dependencies, file)
  if (E.isLeft(plan)) return { status: 2, records: 0, why: [...unreadableTags(plan.left)], divergence: null }
  const { header, records } = plan.right.log
  const found = firstDivergence(dependencies.catalogue, header, records, dependencies.rules)
  const status: ExitStatus = found !== null ? 1 : isPartlyUnread(plan.right) ? 2 : 0
  const why = [...new Set(plan.right.reasons.map(({ tag }) => tag))]
  return { status, records: records.length, why, divergence: found }
}

/** The dependencies of reading one log file. */
export type LogReadingDependencies = Pick<CommandDependencies, 'catalogue' | 'rules' | 'read'>

const orNull = <A>(codec: t.Type<A, unknown>) => t.union([codec, t.null])

/** The result of replaying one log of many. `why`: tags of what is wrong with the file, without answers. */
export const logVerdictCodec = t.type(
  {
    status: t.union([t.literal(0), t.literal(1), t.literal(2)]),
    records: countCodec,
    why: t.array(t.string),
    divergence: orNull(
      t.type({
        seq: countCodec,
        step: t.string,
        path: t.string,
        expected: orNull(t.string),
        found: orNull(t.string),
        rulesDiffer: t.boolean,
      }),
    ),
  },
  'LogVerdict',
)
export type LogVerdict = t.TypeOf<typeof logVerdictCodec>
