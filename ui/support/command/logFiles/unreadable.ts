import type { ImportPlan, ImportReason, ImpossibleImport } from '../../../../events/log/logExport/importPlan'

/** The plan of a log that can be read. */
export type ReadPlan = Exclude<ImportPlan, ImpossibleImport>

/** Why there is nothing to tell: there is no such file, it is no log that can be read, or it has no such record. */
export type Unreadable =
  | { readonly tag: 'unopened'; readonly reasons: readonly ImportReason[]; readonly why: string }
  | { readonly tag: 'impossible'; readonly reasons: readonly ImportReason[] }
  | {
      readonly tag: 'noSuchRecord'
      readonly reasons: readonly ImportReason[]
      readonly seq: number
      readonly head: number
    }

/** What was asked of a log that has fewer records than that. */
export const recordsBeyondEnd = ({ reasons, log }: ReadPlan, seqs: readonly (number | null)[]): Unreadable | null => {
  const head = log.records.length
  const seq = seqs.find(one => one !== null && one > head)
  return seq == null ? null : { tag: 'noSuchRecord', reasons, seq, head }
}

/** The same in one word each, without an answer in it. */
export const unreadableTags = ({ tag, reasons }: Unreadable): readonly string[] =>
  tag === 'unopened' ? [tag] : reasons.map(reason => reason.tag)
