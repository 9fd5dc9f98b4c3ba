import { BehaviorSubject } from 'rxjs'
import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { Stream } from '../../../../events/stream'
import { type FileWithPath, withFilePath } from './droppedFiles'
import { type InspectedFile, inspectFile } from './inspectFile'
import { logsInFile } from './logsInFile'

/** A file among several, and what it is; null until it was looked at. */
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
  | { readonly tag: 'shelf' }

/**
 * What lies in front of who looks. `shelf`: the files of a folder, or the logs of the file named `shelfOf`, which one can
 * come back to.
 */
export interface LogImporterState {
  readonly place: LogImporterView
  readonly shelf: readonly ListedLogFile[]
  readonly shelfOf: string | null
}

export interface LogImporter {
  readonly state$: Stream<LogImporterState>
  /** Files that were dropped or chosen: one is opened, several are listed. */
  readonly take: (files: readonly FileWithPath[]) => void
  readonly choose: (file: File) => void
  /** Back to the list, or to the beginning where there is none. */
  readonly back: () => void
  /** Lets hashes wait, or no longer: a log is being opened. */
  readonly hold: (isHeld: boolean) => void
  /** Back to the beginning. */
  readonly clear: () => void
}

const byPath = (a: FileWithPath, b: FileWithPath): number => a.path.localeCompare(b.path, 'nl', { numeric: true })

/** What is remembered of a file of a list: its log would be too much of many. */
const light = (read: InspectedFile): InspectedFile =>
  read.tag === 'planned' && read.plan.verdict !== 'impossible'
    ? { ...read, plan: { ...read.plan, log: { ...read.plan.log, records: [], blobs: [] } } }
    : read

const nothing: LogImporterState = { place: { tag: 'empty' }, shelf: [], shelfOf: null }

const holdsSeveral = (read: InspectedFile): boolean =>
  read.tag === 'planned' && read.plan.reasons.some(({ tag }) => tag === 'several')

/** @param rules the digest of the rules of this build */
export const createLogImporter = (catalogue: Catalogue, rules: string): LogImporter => {
  const state$ = new BehaviorSubject(nothing)
  let current = new AbortController()
  let isHeld = false
  const put = (place: LogImporterView): void => state$.next({ ...state$.value, place })
  /** What was begun before is nobody's business any more. */
  const begin = (): AbortSignal => {
    current.abort()
    current = new AbortController()
    return current.signal
  }

  const choose = async (file: File): Promise<void> => {
    const signal = begin()
    const isAlone = state$.value.shelf.length === 0
    let isSeveral = false
    put({ tag: 'reading', name: file.name, done: 0 })
    const onProgress = (done: number): void => put({ tag: 'reading', name: file.name, done })
    // It can be looked at while its hashes are; what comes of them comes in its place.
    const onRead = (read: InspectedFile): void => {
      isSeveral = isAlone && holdsSeveral(read)
      if (!isSeveral) put({ tag: 'read', read, isPart: state$.value.shelfOf !== null })
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
        isHeld: () => isHeld,
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
    put({ tag: 'read', read: { tag: 'noLog', name, size, why: 'gone' }, isPart: false })
  const list = (files: readonly FileWithPath[], shelfOf: string | null): void => {
    state$.next({ ...state$.value, shelf: files.map(each => ({ ...each, read: null })), shelfOf })
    void lookThrough()
  }
  const lookThrough = async (): Promise<void> => {
    const wanted = begin()
    put({ tag: 'shelf' })
    for (const { file, read } of state$.value.shelf) {
      if (read !== null) continue
      const found = await inspectFile(file, { catalogue, rules, onProgress: () => undefined, wanted })
      if (found === null || wanted.aborted) return
      const shelf = state$.value.shelf.map(each => (each.file === file ? { ...each, read: light(found) } : each))
      state$.next({ ...state$.value, shelf })
    }
  }
  const clear = (): void => {
    begin()
    state$.next(nothing)
  }
  return {
    state$,
    take: files => {
      const [only] = files
      if (only === undefined) return
      if (files.length === 1) {
        state$.next({ ...state$.value, shelf: [], shelfOf: null })
        void choose(only.file)
        return
      }
      list([...files].sort(byPath), null)
    },
    choose: file => void choose(file),
    hold: held => {
      isHeld = held
    },
    back: () => (state$.value.shelf.length > 0 ? void lookThrough() : clear()),
    clear,
  }
}
