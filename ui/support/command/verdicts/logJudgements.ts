/**
 * Judges every submitted step of a log file or of records with this build's rules, for the replay command
 * (`--rules-diff`, minimising); a file that cannot be read gives its reasons. Has the codecs of these verdicts.
 */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Catalogue } from '../../../../domain/engine/catalogue'
import { stepVerdictOf } from '../../../../domain/engine/steps/stepVerdict'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { evolve } from '../../../../events/state/evolve'
import { initialState, situationOf } from '../../../../events/state/state'
import { countCodec } from '../../report/countCodec'
import type { CommandDependencies } from '../environment/commandDependencies'
import { isPartlyUnread, readLogFile } from '../logFiles/readLogFile'
import { unreadableTags } from '../logFiles/unreadable'

export const logJudgements = async (
  dependencies: Pick<CommandDependencies, 'catalogue' | 'rules' | 'read'>,
  file: string,
): Promise<Judgements> => {
  const plan = await readLogFile(dependencies, file)
  if (E.isLeft(plan)) return { records: 0, unread: [...unreadableTags(plan.left)], all: [] }
  const { records } = plan.right.log
  const unread = isPartlyUnread(plan.right) ? plan.right.reasons.slice(0, 1).map(({ tag }) => tag) : []
  return { records: records.length, unread, all: [...judgementsOf(dependencies.catalogue, records)] }
}

/** The verdict of this build's rules on a submitted step: the broken rule of each question, and the next step. */
const judgementCodec = t.type(
  {
    seq: countCodec,
    step: t.string,
    errors: t.array(t.tuple([t.string, t.string])),
    next: t.union([t.string, t.null]),
  },
  'Judgement',
)
export type Judgement = t.TypeOf<typeof judgementCodec>

export const judgementsCodec = t.type({ records: countCodec, unread: t.array(t.string), all: t.array(judgementCodec) })
export type Judgements = t.TypeOf<typeof judgementsCodec>

/** Judges every submit of a log with this build's rules, on the state at that submit. */
export const judgementsOf = (catalogue: Catalogue, records: readonly SurveyRecord[]): readonly Judgement[] => {
  const all: Judgement[] = []
  let state = initialState(catalogue)
  for (const { seq, at, by, events } of records)
    for (const event of events) {
      if (event.type === 'StepSubmitted') {
        const { errors, next } = stepVerdictOf(situationOf(catalogue, state), event.step)
        all.push({ seq, step: event.step, errors: errors.map(([path, rule]) => [path, rule]), next })
      }
      state = evolve(catalogue, state, { at, by, event })
    }
  return all
}
