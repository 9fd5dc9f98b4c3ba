/**
 * Why a log gives no result (file not opened, no readable log, no such record), the check for a record beyond its end,
 * and the reasons as tags.
 */
import type { ImportPlan, ImportReason, ImpossibleImport } from '../../../../events/log/logExport/importPlan'

export type Unreadable =
  | { readonly tag: 'unopened'; readonly reasons: readonly ImportReason[]; readonly why: string }
  | { readonly tag: 'impossible'; readonly reasons: readonly ImportReason[] }
  | {
      readonly tag: 'noSuchRecord'
      readonly reasons: readonly ImportReason[]
      readonly seq: number
      readonly head: number
    }

/** The plan of a log that can be read. */
export type ReadPlan = Exclude<ImportPlan, ImpossibleImport>

/** The error where a requested record is beyond the end of the log; null for none. */
export const recordsBeyondEnd = ({ reasons, log }: ReadPlan, seqs: readonly (number | null)[]): Unreadable | null => {
  const head = log.records.length
  const seq = seqs.find(one => one !== null && one > head)
  return seq == null ? null : { tag: 'noSuchRecord', reasons, seq, head }
}

/** The reasons as tags, which hold no answers. */
export const unreadableTags = ({ tag, reasons }: Unreadable): readonly string[] =>
  tag === 'unopened' ? [tag] : reasons.map(reason => reason.tag)
