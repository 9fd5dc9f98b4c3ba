import { describe, expect, it } from 'vitest'
import { type ImportLimits, importLimits } from '../../../events/log/logExport/importLimits'
import { importLines } from '../../../events/log/logExport/importLines'

const small: ImportLimits = { ...importLimits, size: 100, header: 6, line: 10, lines: 4 }

/** What an import of these chunks takes in, line by line, and what stopped it. */
const fed = (chunks: readonly string[], limits: ImportLimits = small) => {
  const lines: string[] = []
  const reading = importLines(limits, (text, number) => {
    expect(number).toBe(lines.length + 1)
    lines.push(text)
    return null
  })
  for (const chunk of chunks) {
    const stop = reading.take(chunk)
    if (stop !== null) {
      // What it said once it says from then on.
      expect(reading.take('more')).toBe(stop)
      expect(reading.end()).toBe(stop)
      return { lines, stop: stop.reasons }
    }
  }
  return { lines, stop: reading.end()?.reasons ?? null }
}

const stops = (tag: string, detail: string) => [{ tag, detail }]

describe('an import reads exactly as much as it may', () => {
  it.each<readonly [string, string, readonly string[], unknown]>([
    ['a first line that just fits', 'sixsix\nx', ['sixsix', 'x'], null],
    ['a first line that is one too long', 'sevenxx\nx', [], stops('format', 'line 1')],
    ['a first line without an end that is one too long', 'sevenxx', [], stops('format', 'line 1')],
    ['a line that just fits', 'h\n1234567890\nx', ['h', '1234567890', 'x'], null],
    ['a line that is one too long', 'h\n12345678901\nx', ['h'], stops('size', 'line 2')],
    ['a last line that is one too long', 'h\nok\n12345678901', ['h', 'ok'], stops('size', 'line 3')],
    ['as many lines as it may', 'h\n2\n3\n4\n', ['h', '2', '3', '4'], null],
    ['one line more', 'h\n2\n3\n4\n5', ['h', '2', '3', '4'], stops('lines', 'more than 4 lines')],
    ['empty lines at the end, as many as it may', 'h\n2\n\n\n', ['h', '2'], null],
    ['empty lines at the end, one more', 'h\n2\n\n\n\n', ['h', '2'], stops('lines', 'more than 4 lines')],
    ['empty lines with one after them', 'h\n\n\n4', ['h', '', '', '4'], null],
    ['too many lines, of which some are empty', 'h\n\n\n\n5', ['h', '', '', ''], stops('lines', 'more than 4 lines')],
    ['nothing', '', [''], null],
    ['an empty first line', '\nh', ['', 'h'], null],
    ['one line end', 'h\n', ['h'], null],
  ])('%s', (_, text, lines, stop) => {
    expect(fed([text])).toEqual({ lines, stop })
    expect(fed([...text])).toEqual({ lines, stop })
    expect(fed(['', ...text.split(/(?=\n)/), ''])).toEqual({ lines, stop })
  })

  it('as many characters as it may have, over all chunks, and not one more', () => {
    const limits = { ...small, header: 1000, line: 1000 }
    expect(fed(['a'.repeat(60), 'b'.repeat(40)], limits)).toEqual({
      lines: ['a'.repeat(60) + 'b'.repeat(40)],
      stop: null,
    })
    expect(fed(['a'.repeat(60), 'b'.repeat(41)], limits).stop).toEqual(stops('size', 'more than 100 characters'))
    expect(fed(['a'.repeat(101)], limits).stop).toEqual(stops('size', 'more than 100 characters'))
  })

  it('stops where the line says so, also at empty lines that waited for another', () => {
    const stop = { verdict: 'impossible', reasons: [{ tag: 'depth', detail: 'here' }] } as const
    const taken: string[] = []
    const reading = importLines(small, text => {
      taken.push(text)
      return text === '' ? stop : null
    })
    expect(reading.take('h\n\n3\n')).toBe(stop)
    expect(taken).toEqual(['h', ''])
  })

  it('a mark at the very beginning is none of the first line; anywhere else it is text', () => {
    expect(fed(['\uFEFFh\n2']).lines).toEqual(['h', '2'])
    expect(fed(['\uFEFF', 'h\n2']).lines).toEqual(['h', '2'])
    expect(fed(['h\n', '\uFEFF2']).lines).toEqual(['h', '\uFEFF2'])
  })

  it('one line end of two characters is one, cut between them too; a second of them is text', () => {
    expect(fed(['h\r\n2\r', '\n3']).lines).toEqual(['h', '2', '3'])
    expect(fed(['h\r\r\n2']).lines).toEqual(['h\r', '2'])
    expect(fed(['sixsix\r', '\n1234567890\r', '\nx']).lines).toEqual(['sixsix', '1234567890', 'x'])
  })
})
