/**
 * Parses the replay command's arguments into the task they ask for, with its files and options; Left with a Dutch
 * sentence about the first error.
 */
import * as E from 'fp-ts/Either'
import { missingValueWords, type OptionName } from './commandOptions'
import { type ParsedOptions, parseOptions } from './parseOptions'

/**
 * A task of the replay command, as its command line asks it.
 * `at`, `from` and `to` are seqs, 0 is before the first; `workers` null: one a core; `logPath`: a file or a folder.
 */
export type CommandTask =
  | { readonly task: 'usage' }
  | {
      readonly task: 'replay'
      readonly logPath: string
      readonly at: number | null
      readonly diff: { readonly from: number; readonly to: number } | null
      readonly json: boolean
      readonly workers: number | null
    }
  | {
      readonly task: 'why'
      readonly file: string
      readonly path: string
      readonly at: number | null
      readonly json: boolean
    }
  | {
      readonly task: 'minimise'
      readonly file: string
      /** The submit whose refusal it is about; null for the divergence, else the last refusal. */
      readonly at: number | null
      /** The questions whose refusal must stay, each by itself; none for all that the submit was refused for. */
      readonly only: readonly string[]
      readonly asTest: boolean
      readonly json: boolean
    }
  | ({ readonly task: 'report'; readonly logPaths: readonly string[]; readonly workers: number | null } & ReportFormat)
  | ({ readonly task: 'merge'; readonly files: readonly string[] } & ReportFormat)
  | {
      readonly task: 'rulesDiff'
      readonly bundles: readonly [string, string]
      readonly logPath: string
      readonly json: boolean
      readonly workers: number | null
    }

/** The output of a report: text, JSON or a mergeable part, and also an HTML page. */
export interface ReportFormat {
  readonly json: boolean
  readonly partial: boolean
  /** The file to write the page to. */
  readonly html: string | null
}

const numberOf = (text: string | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null)

/** A number that may be left out; a word in its place that is none is Left. */
const numberAfter = (options: ParsedOptions, name: OptionName): E.Either<string, number | null> => {
  const values = options.of(name)
  if (values === null) return E.right(null)
  const number = numberOf(values[0])
  return number === null ? E.left(missingValueWords(name)) : E.right(number)
}

const onlyPath = (paths: readonly string[], none: string): E.Either<string, string> => {
  const [path, ...more] = paths
  if (path === undefined) return E.left(none)
  return more.length > 0 ? E.left('Geef één bestand tegelijk.') : E.right(path)
}

const reportFormatOf = ({ of }: ParsedOptions): ReportFormat => ({
  json: of('json') !== null,
  partial: of('partial') !== null,
  html: of('html')?.[0] ?? null,
})

export const parseCommandTask = (words: readonly string[]): E.Either<string, CommandTask> => {
  const read = parseOptions(words)
  return E.isLeft(read) ? read : taskOf(read.right)
}

const taskOf = (options: ParsedOptions): E.Either<string, CommandTask> => {
  const { of, paths } = options
  if (of('help') !== null) return E.right({ task: 'usage' })
  const json = of('json') !== null
  const at = numberAfter(options, 'at')
  const workers = numberAfter(options, 'workers')
  if (E.isLeft(at)) return at
  if (E.isLeft(workers) || workers.right === 0) return E.left(missingValueWords('workers'))
  if (of('report') !== null || of('merge') !== null) {
    const what = of('report') !== null ? 'Geef de map met logs.' : 'Geef de delen die samen het rapport zijn.'
    if (paths.length === 0) return E.left(what)
    const form = reportFormatOf(options)
    return E.right(
      of('report') !== null
        ? { task: 'report', logPaths: paths, workers: workers.right, ...form }
        : { task: 'merge', files: paths, ...form },
    )
  }
  const [from, to] = (of('diff') ?? []).map(numberOf)
  if (of('diff') !== null && (from == null || to == null)) return E.left(missingValueWords('diff'))
  const diff = from == null || to == null ? null : { from, to }
  const bundles = of('rules-diff')
  const single = onlyPath(paths, bundles === null ? 'Geef het bestand met het log.' : 'Geef de map met logs.')
  if (E.isLeft(single)) return single
  const [file, path] = [single.right, of('why')?.[0]]
  if (bundles !== null) {
    const [a = '', b = ''] = bundles
    return E.right({ task: 'rulesDiff', bundles: [a, b], logPath: file, json, workers: workers.right })
  }
  if (of('minimise') !== null || of('test') !== null) {
    const [only, asTest] = [[...new Set(of('only') ?? [])], of('test') !== null]
    if (only.length > 1 && !asTest) return E.left('Meer dan één --only kan alleen bij --test.')
    return E.right({ task: 'minimise', file, at: at.right, only, asTest, json })
  }
  if (path !== undefined) return E.right({ task: 'why', file, path, at: at.right, json })
  return E.right({ task: 'replay', logPath: file, at: at.right, diff, json, workers: workers.right })
}
