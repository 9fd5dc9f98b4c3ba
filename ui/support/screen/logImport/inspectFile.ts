import type { Catalogue } from '../../../../domain/engine/catalogue'
import { quarantineHeaderType } from '../../../../events/log/logExport/exportLine'
import { createLogImport } from '../../../../events/log/logExport/importLog'
import type { ImportPlan } from '../../../../events/log/logExport/importPlan'
import { looksPseudonymised } from '../../../../projections/pseudonym/looksPseudonymised'
import { nextTask, runInSlices, type SliceControl } from '../../../browser/runInSlices'

/**
 * Reads a chosen file in slices and plans its import as a log: the plan and whose data it holds, or why it is none;
 * null when aborted. Never rejects.
 */
export const inspectFile = async (file: File, options: InspectOptions): Promise<InspectedFile | null> => {
  const { name, size } = file
  const { rules, onProgress, onRead, wanted } = options
  const reading = createLogImport({ rules, hashes: 'later' })
  const decoder = new TextDecoder()
  let beginning = ''
  let plan: ImportPlan | null = null
  let why: NotALogReason | null = null
  try {
    for (let from = 0; from < size && plan === null && why === null; from += slice) {
      const bytes = await file.slice(from, from + slice).arrayBuffer()
      const text = decoder.decode(bytes, { stream: from + slice < size })
      if (from === 0) beginning = text
      plan = reading.take(text)
      why = noLogOf(plan, beginning)
      onProgress((from + bytes.byteLength) / size)
      await nextTask()
      if (wanted.aborted) return null
    }
  } catch {
    return { tag: 'noLog', name, size, why: 'gone' }
  }
  if (size === 0) return { tag: 'noLog', name, size, why: 'empty' }
  if (why === null) plan ??= reading.end()
  why ??= noLogOf(plan, beginning)
  if (why !== null || plan === null) return { tag: 'noLog', name, size, why: why ?? 'noLog' }
  const isUnchecked = plan.verdict !== 'impossible' && !plan.isChecked
  if (isUnchecked)
    onRead?.(plannedAs(file, plan, plan.verdict !== 'impossible' && plan.pseudonymised ? 'looking' : 'customer'))
  const whose = await whoseData(plan, options)
  if (whose === null) return null
  if (isUnchecked) {
    if (whose !== 'customer') onRead?.(plannedAs(file, plan, whose))
    plan = await runInSlices(hashVerdict(reading), nothing, wanted)
  }
  return plan === null ? null : plannedAs(file, plan, whose)
}

/** Why a file is no log at all. `aside`: a part of one that the portal itself could not read; `gone`: it cannot be read. */
export type NotALogReason = 'empty' | 'binary' | 'noLog' | 'aside' | 'gone'

/**
 * Whose data a log holds: the customer's; invented ones, as the file says and as all that can be told of it shows; the
 * customer's though the file says `invented` (`claimed`); `looking` while what the file says is still looked at.
 */
export type WhoseData = 'customer' | 'invented' | 'claimed' | 'looking'

/** The result of inspecting a file. */
export type InspectedFile =
  | { readonly tag: 'noLog'; readonly name: string; readonly size: number; readonly why: NotALogReason }
  | {
      readonly tag: 'planned'
      readonly name: string
      readonly size: number
      readonly whose: WhoseData
      readonly plan: ImportPlan
    }

export interface InspectOptions {
  readonly catalogue: Catalogue
  /** The digest of the rules of this build. */
  readonly rules: string
  /** Hears how far it is, 0 to 1. */
  readonly onProgress: (done: number) => void
  /** Hears what a log is as soon as its lines were read, when its hashes are still to be looked at. */
  readonly onRead?: (read: InspectedFile) => void
  /** Asked between two slices, and as data and hashes are looked at, which may have to wait. */
  readonly wanted: SliceControl
}

/** So many bytes at a time: the page answers in between. */
const slice = 2 ** 20

/** So many hashes at a time. */
const hashesInPart = 32

/** The first line of a log is shorter than this. */
const longestFirstLine = 64 * 1024

const firstLineOf = (beginning: string): string => beginning.slice(0, longestFirstLine).split('\n', 1)[0] ?? ''

/** A first line without an end is no log's, however much follows. */
const isEndless = (beginning: string): boolean =>
  beginning.length > longestFirstLine && !beginning.slice(0, longestFirstLine).includes('\n')

/** Why what begins like this is no log; null while it may be one. */
const noLogOf = (plan: ImportPlan | null, beginning: string): NotALogReason | null => {
  const isOther = plan?.verdict === 'impossible' && plan.reasons.some(({ tag }) => tag === 'format')
  if (!isOther && !isEndless(beginning)) return null
  if (firstLineOf(beginning).includes(`"${quarantineHeaderType}"`)) return 'aside'
  return beginning.includes('\0') ? 'binary' : 'noLog'
}

const nothing = (): void => undefined

const whoseData = async (plan: ImportPlan, { catalogue, wanted }: InspectOptions): Promise<WhoseData | null> => {
  if (plan.verdict === 'impossible' || !plan.pseudonymised) return 'customer'
  const isReplaced = await runInSlices(looksPseudonymised(catalogue, plan.log), nothing, wanted)
  return isReplaced === null ? null : isReplaced ? 'invented' : 'claimed'
}

/** Looks at the hashes of what was read; the plan once it looked at all. */
function* hashVerdict({ look }: ReturnType<typeof createLogImport>): Generator<null, ImportPlan> {
  for (;;) {
    const plan = look(hashesInPart)
    if (plan !== null) return plan
    yield null
  }
}

const plannedAs = ({ name, size }: File, plan: ImportPlan, whose: WhoseData): InspectedFile => ({
  tag: 'planned',
  name,
  size,
  whose,
  plan,
})
