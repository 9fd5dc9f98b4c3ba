import type { Catalogue } from '../../../../domain/engine/catalogue'
import { questionName } from '../../report/reportNames'
import type { Judgement, Judgements } from './logJudgements'

/**
 * Collects over many logs which verdicts change between two sets of rules (questions broken or mended, another next
 * step or order), with counts and an example, most frequent first.
 */
export const createRuleChanges = (catalogue: Catalogue): RuleChanges => {
  const all = new Map<string, RuleChange>()
  return {
    add: (file, a, b) => {
      const seen = new Set<string>()
      for (const [i, one] of a.all.entries()) {
        const other = b.all[i]
        if (other === undefined || other.seq !== one.seq) continue
        for (const change of ruleChangesBetween(catalogue, one, other)) {
          const name = JSON.stringify(change)
          const previous = all.get(name)
          const logs = (previous?.logs ?? 0) + (seen.has(name) ? 0 : 1)
          const example = previous?.example ?? { file, seq: one.seq }
          all.set(name, { ...change, example, logs, times: (previous?.times ?? 0) + 1 })
          seen.add(name)
        }
      }
    },
    read: () => [...all.values()].sort((a, b) => b.logs - a.logs || b.times - a.times),
  }
}

/** A change of verdicts between two sets of rules; `example` is its first occurrence. */
export type RuleChange = {
  readonly example: { readonly file: string; readonly seq: number }
  readonly logs: number
  readonly times: number
} & (
  | {
      /** A question that was right is wrong now, or the other way round. */
      readonly tag: 'broken' | 'mended'
      readonly step: string
      readonly question: string
      readonly rule: string
    }
  /** Another step follows. */
  | { readonly tag: 'next'; readonly step: string; readonly from: string | null; readonly to: string | null }
  /** The same questions are refused in another order. */
  | { readonly tag: 'order'; readonly step: string }
)

type Change = RuleChange extends infer C
  ? C extends RuleChange
    ? Omit<C, 'example' | 'logs' | 'times'>
    : never
  : never

const errorsOnlyIn = (one: Judgement, other: Judgement): readonly (readonly [string, string])[] => {
  const previous = new Set(other.errors.map(String))
  return one.errors.filter(error => !previous.has(String(error)))
}

/** The changes between two verdicts on the same submit. */
const ruleChangesBetween = (catalogue: Catalogue, a: Judgement, b: Judgement): readonly Change[] => {
  const { step } = a
  const [mended, broken] = [errorsOnlyIn(a, b), errorsOnlyIn(b, a)]
  const named = (tag: 'broken' | 'mended') => (error: readonly [string, string]) =>
    ({ tag, step, question: questionName(catalogue, error[0]), rule: error[1] }) as const
  const isReordered = mended.length + broken.length === 0 && String(a.errors) !== String(b.errors)
  return [
    ...broken.map(named('broken')),
    ...mended.map(named('mended')),
    ...(isReordered ? [{ tag: 'order', step } as const] : []),
    ...(a.next === b.next ? [] : [{ tag: 'next', step, from: a.next, to: b.next } as const]),
  ]
}

interface RuleChanges {
  readonly add: (file: string, a: Judgements, b: Judgements) => void
  /** The most logs first. */
  readonly read: () => readonly RuleChange[]
}
