/**
 * Types of an import's plan: its verdict (fine, risky, unchecked, impossible) with reasons, the log that was read,
 * and the options of reading.
 */
import type { StoredLogHeader, SurveyRecord } from '../../record/surveyRecord'
import type { Upcasters } from '../../record/upcast'
import type { LogBlob, Quarantine } from '../log'
import type { ImportLimits } from './importLimits'

/** What stands in the way, or may make a replay differ. `detail` is for support and holds no answer. */
export interface ImportReason {
  readonly tag: ImportObstacle | ImportRisk
  readonly detail: string
}

/** Too much (`size`, `lines`, `depth`), reaching where it may not (`key`, `path`), or no log that this portal reads. */
type ImportObstacle = 'size' | 'lines' | 'depth' | 'key' | 'path' | 'format' | 'version' | Quarantine['why']

/**
 * `truncated` the end is missing; `changed` it is not as it was exported; `damaged`, `gap` and `newer` records are left
 * out from there on; `several` other logs follow this one in the file, which is not read on; `unknown` lines or events are skipped; `rules` other code decided; `missing` bytes did not come along.
 */
type ImportRisk = 'truncated' | 'changed' | 'several' | Quarantine['why'] | 'unknown' | 'rules' | 'missing'

export interface ImportedLog {
  readonly header: StoredLogHeader
  readonly records: readonly SurveyRecord[]
  readonly blobs: readonly LogBlob[]
  /** The path of the screen of the tab that saved it, where another tab had shut that out; null where none had, or none says so. */
  readonly shutOut: string | null
}

export type ImpossibleImport = { readonly verdict: 'impossible'; readonly reasons: readonly ImportReason[] }

/** What an import is going to do, said before anything of it runs. */
export type ImportPlan =
  | ImpossibleImport
  | {
      /** 'unchecked': nothing is in the way so far, and the hashes were not all looked at. Whether it is fine nobody knows. */
      readonly verdict: 'fine' | 'risky' | 'unchecked'
      readonly reasons: readonly ImportReason[]
      /** The upcasters that lift its events ('AnswerChanged v1'), by the version that they lift from. */
      readonly upcasters: readonly string[]
      /** Whether all hashes were looked at: until then nobody knows whether its records are as they were stored. */
      readonly isChecked: boolean
      /** Whether the export says that invented values stand in it in the place of all that says something of a person. */
      readonly pseudonymised: boolean
      /** How many records cannot be read, from the first of those on: the log has none of them. */
      readonly leftOut: number
      /** Of the lines of the file, as it was read: eight digits in hex, the same of the same file only. */
      readonly digest: string
      readonly log: ImportedLog
    }

export interface ImportOptions {
  /** The digest of the rules of this build; without it no difference is reported. */
  readonly rules?: string
  readonly limits?: ImportLimits
  readonly upcasters?: Upcasters
  /** 'later': the hashes are not looked at as the lines come, but afterwards (`Import.look`). */
  readonly hashes?: 'now' | 'later'
}

export const impossibleImport = (tag: ImportObstacle, detail: string): ImpossibleImport => ({
  verdict: 'impossible',
  reasons: [{ tag, detail }],
})
