/**
 * Splits the text of an imported file, fed in chunks, into lines within the limits, until one makes the import
 * impossible.
 */
import type { ImportLimits } from './importLimits'
import { type ImpossibleImport, impossibleImport } from './importPlan'

/** Takes one whole line, counted from 1, without what ends it. Answers with what is in the way, if anything is. */
type OnLine = (text: string, number: number) => ImpossibleImport | null

/** Text in chunks, cut anywhere. What it answers once it answers from then on, and it keeps no more than one line. */
interface ImportLines {
  readonly take: (chunk: string) => ImpossibleImport | null
  /** No more comes: what stands after the last line end is a line too. */
  readonly end: () => ImpossibleImport | null
}

/** Empty lines at the end are no lines, unless there are more than a file may have: they wait until another follows. */
export const importLines = (limits: ImportLimits, onLine: OnLine): ImportLines => {
  let found: ImpossibleImport | null = null
  let taken = 0
  let number = 0
  let empty = 0
  let rest = ''

  const tooMany = () => impossibleImport('lines', `more than ${limits.lines} lines`)

  const next = (text: string): ImpossibleImport | null => {
    number += 1
    if (number > limits.lines) return tooMany()
    if (number === 1 && text.length > limits.header) return impossibleImport('format', 'line 1')
    if (text.length > limits.line) return impossibleImport('size', `line ${number}`)
    return onLine(text, number)
  }

  const whole = (text: string): ImpossibleImport | null => {
    // A file that does not begin with its header is none of ours, however it goes on.
    if (text === '' && number > 0) {
      empty += 1
      return number + empty > limits.lines ? tooMany() : null
    }
    for (; empty > 0; empty--) {
      const stop = next('')
      if (stop !== null) return stop
    }
    return next(text)
  }

  /** A line that is too long already is not waited for; one more may be half of a line end. */
  const tooLong = (): boolean => rest.length > (number === 0 ? limits.header : limits.line) + 1

  const feed = (text: string): ImpossibleImport | null => {
    let from = 0
    for (let to = text.indexOf('\n'); to !== -1; to = text.indexOf('\n', from)) {
      const line = rest + text.slice(from, to)
      rest = ''
      from = to + 1
      const stop = whole(line.endsWith('\r') ? line.slice(0, -1) : line)
      if (stop !== null) return stop
    }
    rest += text.slice(from)
    return tooLong() ? whole(rest) : null
  }

  const take = (chunk: string): ImpossibleImport | null => {
    if (found !== null || chunk === '') return found
    const text = chunk.slice(0, limits.size - taken)
    const isFirst = taken === 0
    taken += text.length
    found = feed(isFirst && text.startsWith('\uFEFF') ? text.slice(1) : text)
    if (found === null && text.length < chunk.length)
      found = impossibleImport('size', `more than ${limits.size} characters`)
    return found
  }

  return {
    take,
    end: () => {
      found ??= number === 0 || rest !== '' ? whole(rest) : null
      rest = ''
      return found
    },
  }
}
