import { BehaviorSubject } from 'rxjs'
import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { Stream } from '../../../../events/stream'
import { type FileWithPath, withFilePath } from './droppedFiles'
import { type InspectedFile, inspectFile } from './inspectFile'
import { logsInFile } from './logsInFile'

/**
 * The state of the start screens: takes files, inspects them one by one, and lists several files or the several logs of
 * one file.
 * @param rules the digest of this build's rules
 */
export const createLogImporter = (catalogue: Catalogue, rules: string): LogImporter => {
  const state$ = new BehaviorSubject(emptyState)
  let current = new AbortController()
  let isPaused = false
  const show = (view: LogImporterView): void => state$.next({ ...state$.value, view })
  /** What was begun before is nobody's business any more. */
  const startOver = (): AbortSignal => {
    current.abort()
    current = new AbortController()
    return current.signal
  }

  const choose = async (file: File): Promise<void> => {
    const signal = startOver()
    const isAlone = state$.value.files.length === 0
    let isSeveral = false
    show({ tag: 'reading', name: file.name, done: 0 })
    const onProgress = (done: number): void => show({ tag: 'reading', name: file.name, done })
    // It can be looked at while its hashes are; what comes of them comes in its place.
    const onRead = (read: InspectedFile): void => {
      isSeveral = isAlone && holdsSeveral(read)
      if (!isSeveral) show({ tag: 'read', read, isPart: state$.value.filesOf !== null })
    }
    const read = await inspectFile(file, {
      catalogue,
      rules,
      onProgress,
      onRead,
      wanted: {
        get aborted() {
          return isSeveral || signal.aborted
        },
        isHeld: () => isPaused,
      },
    })
    if (read !== null && !signal.aborted) onRead(read)
    if (!isSeveral) return
    // Two exports that were put behind each other are two logs.
    const logs = await logsInFile(file).catch(() => null)
    if (signal.aborted) return
    if (logs === null) onUnread(file)
    else list(logs.map(withFilePath), file.name)
  }
  const onUnread = ({ name, size }: File): void =>
    show({ tag: 'read', read: { tag: 'noLog', name, size, why: 'gone' }, isPart: false })
  const list = (files: readonly FileWithPath[], filesOf: string | null): void => {
    state$.next({ ...state$.value, files: files.map(each => ({ ...each, read: null })), filesOf })
    void inspectListed()
  }
  const inspectListed = async (): Promise<void> => {
    const wanted = startOver()
    show({ tag: 'list' })
    for (const { file, read } of state$.value.files) {
      if (read !== null) continue
      const found = await inspectFile(file, { catalogue, rules, onProgress: () => undefined, wanted })
      if (found === null || wanted.aborted) return
      const files = state$.value.files.map(each =>
        each.file === file ? { ...each, read: withoutRecords(found) } : each,
      )
      state$.next({ ...state$.value, files })
    }
  }
  const clear = (): void => {
    startOver()
    state$.next(emptyState)
  }
  return {
    state$,
    openFiles: files => {
      const [only] = files
      if (only === undefined) return
      if (files.length === 1) {
        state$.next({ ...state$.value, files: [], filesOf: null })
        void choose(only.file)
        return
      }
      list([...files].sort(byPath), null)
    },
    choose: file => void choose(file),
    pauseHashes: paused => {
      isPaused = paused
    },
    back: () => (state$.value.files.length > 0 ? void inspectListed() : clear()),
    clear,
  }
}

/** A file in a list with its inspection; null until it was inspected. */
export interface ListedLogFile extends FileWithPath {
  readonly read: InspectedFile | null
}

export type LogImporterView =
  | { readonly tag: 'empty' }
  | { readonly tag: 'reading'; readonly name: string; readonly done: number }
  /**
   * What came of one file, first before and then after its hashes were looked at. `isPart`: it is one of the logs that stand
   * behind each other in the file that was taken.
   */
  | { readonly tag: 'read'; readonly read: InspectedFile; readonly isPart: boolean }
  | { readonly tag: 'list' }

/**
 * What the start screens show. `files`: the files of a folder, or the logs of the file named `filesOf`, to
 * which `back` returns.
 */
export interface LogImporterState {
  readonly view: LogImporterView
  readonly files: readonly ListedLogFile[]
  readonly filesOf: string | null
}

export interface LogImporter {
  readonly state$: Stream<LogImporterState>
  /** Files that were dropped or chosen: one is opened, several are listed. */
  readonly openFiles: (files: readonly FileWithPath[]) => void
  readonly choose: (file: File) => void
  /** Back to the list, or to the beginning where there is none. */
  readonly back: () => void
  /** Pauses the hash checks while a log is being opened, or resumes them. */
  readonly pauseHashes: (isPaused: boolean) => void
  /** Back to the beginning. */
  readonly clear: () => void
}

const byPath = (a: FileWithPath, b: FileWithPath): number => a.path.localeCompare(b.path, 'nl', { numeric: true })

/** Drops the records of an inspected file, because a list of many would need too much memory. */
const withoutRecords = (read: InspectedFile): InspectedFile =>
  read.tag === 'planned' && read.plan.verdict !== 'impossible'
    ? { ...read, plan: { ...read.plan, log: { ...read.plan.log, records: [], blobs: [] } } }
    : read

const emptyState: LogImporterState = { view: { tag: 'empty' }, files: [], filesOf: null }

const holdsSeveral = (read: InspectedFile): boolean =>
  read.tag === 'planned' && read.plan.reasons.some(({ tag }) => tag === 'several')
