import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { planImport } from '../../../events/log/importLog'
import type { ImportPlan, Reason } from '../../../events/log/importPlan'
import type { Header } from '../../../events/record/envelope'
import { difference, type ViewDifference } from '../../../projections/difference'
import { type Divergence, firstDivergence } from '../../../projections/divergence'
import { type StepState, stepStates } from '../../../projections/stepStates'
import { type Frame, timeline, viewAt } from '../../../projections/timeline'
import type { ReplayArguments } from './replayArguments'

/** All that a replay of one file has to tell. */
export interface Replayed {
  readonly plan: Pick<Exclude<ImportPlan, { verdict: 'impossible' }>, 'verdict' | 'reasons' | 'upcasters'>
  readonly header: Header
  readonly frames: readonly Frame[]
  /** The steps after one record; the last when none was asked for. */
  readonly at: { readonly seq: number; readonly steps: readonly StepState[] }
  readonly diff: ({ readonly from: number; readonly to: number } & ViewDifference) | null
  readonly divergence: Divergence | null
}

/** Why there is nothing to tell: the file is no log that can be read, or it has no such record. */
export type Unreadable =
  | { readonly tag: 'impossible'; readonly reasons: readonly Reason[] }
  | { readonly tag: 'noSuchRecord'; readonly reasons: readonly Reason[]; readonly seq: number; readonly head: number }

/** Reads and replays an export. It stores nothing, and no effect starts. `rules` is the digest of this build's rules. */
export const replay = (
  catalogue: Catalogue,
  text: string,
  { at, diff }: Pick<ReplayArguments, 'at' | 'diff'>,
  rules: string,
): E.Either<Unreadable, Replayed> => {
  const plan = planImport(text, { rules })
  if (plan.verdict === 'impossible') return E.left({ tag: 'impossible', reasons: plan.reasons })
  const { header, records } = plan.log
  const head = records.length
  const beyond = [at, diff?.from, diff?.to].find(seq => seq != null && seq > head)
  if (beyond != null) return E.left({ tag: 'noSuchRecord', reasons: plan.reasons, seq: beyond, head })
  const view = (seq: number) => viewAt(catalogue, records, seq)
  return E.right({
    plan: { verdict: plan.verdict, reasons: plan.reasons, upcasters: plan.upcasters },
    header,
    frames: timeline(catalogue, records),
    at: { seq: at ?? head, steps: stepStates(catalogue, view(at ?? head)) },
    diff: diff === null ? null : { ...diff, ...difference(catalogue, view(diff.from), view(diff.to)) },
    divergence: firstDivergence(catalogue, header, records, rules),
  })
}
