import { describe, expect, it } from 'vitest'
import { defaultTenantStyle } from '../../../domain/portal/tenant'
import { digestWords } from '../../../events/log/logExport/exportLine'
import { exportLog } from '../../../events/log/logExport/exportLog'
import { importLimits } from '../../../events/log/logExport/importLimits'
import { createLogImport, planImport } from '../../../events/log/logExport/importLog'
import type { ImportOptions, ImportReason } from '../../../events/log/logExport/importPlan'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { answered, bytes, header } from './samples'

const withEvents = (seq: number, ...events: SurveyRecord['events']): SurveyRecord => ({ ...answered(seq), events })

const shown = withEvents(
  2,
  { type: 'OfficeLogoLoaded', v: 1, digest: 'words' },
  { type: 'StyleLoaded', v: 1, style: defaultTenantStyle, logo: 'logo', hero: 'hero' },
)
const blobs = ['words', 'logo', 'hero'].map(digest => ({ digest, bytes: bytes(digest) }))
const exported = (records: readonly SurveyRecord[] = [answered(1), shown], given = blobs) =>
  exportLog({ header: header('first'), records, blobs: given })

/** The export's lines, with another one in the place of the one at `at`; null takes it out. */
const withLine = (at: number, line: unknown, text = exported()) =>
  text
    .trimEnd()
    .split('\n')
    .toSpliced(at, 1, ...(line === null ? [] : [typeof line === 'string' ? line : JSON.stringify(line)]))
    .join('\n')

const reasonsOf = (text: string, options?: ImportOptions): readonly ImportReason[] => planImport(text, options).reasons
const changed: ImportReason = { tag: 'changed', detail: 'the digest differs' }

describe('support reads what is wrong with a file, where it is, and no answer', () => {
  it.each<readonly [string, string, readonly ImportReason[]]>([
    ['no log', '<html>', [{ tag: 'format', detail: 'line 1' }]],
    [
      'a newer kind of export',
      withLine(0, { type: 'klantportaal-log', version: 7, ...header('first') }),
      [{ tag: 'version', detail: 'version 7' }],
    ],
    [
      'half a header',
      withLine(0, { type: 'klantportaal-log', version: 1, survey: 166 }),
      [{ tag: 'header', detail: 'header' }],
    ],
    ['a deep line', withLine(2, `${'['.repeat(30)}${']'.repeat(30)}`), [{ tag: 'depth', detail: 'line 3' }]],
    ['a key that reaches inside', withLine(2, '{"__proto__":1}'), [{ tag: 'key', detail: 'line 3' }]],
    [
      'a strange path',
      withLine(2, withEvents(2, { type: 'RetrievedLeft', v: 1, path: 'window.name' })),
      [{ tag: 'path', detail: 'record 2' }],
    ],
    [
      'a line of another kind',
      withLine(3, { type: 'hologram' }),
      [{ tag: 'unknown', detail: 'line 4' }, changed, { tag: 'missing', detail: 'words' }],
    ],
    ['the end is missing', withLine(6, null), [{ tag: 'truncated', detail: '2 records' }]],
    ['a record too few', withLine(2, null), [{ tag: 'changed', detail: '1 of 2 records' }]],
    [
      'a record that is nothing at all',
      withLine(2, '{"seq":'),
      [{ tag: 'damaged', detail: '1 records, from 2: envelope' }, changed],
    ],
    [
      'a file that is not as long as it says',
      withLine(3, { type: 'blob', digest: 'words', size: 4, text: 'words' }),
      [changed],
    ],
    [
      'pictures did not come along',
      exported(undefined, []),
      [
        { tag: 'missing', detail: 'words' },
        { tag: 'missing', detail: 'logo' },
        { tag: 'missing', detail: 'hero' },
      ],
    ],
  ])('%s', (_, text, reasons) => {
    expect(reasonsOf(text)).toEqual(reasons)
  })

  it('how many events of each unknown kind there are', () => {
    const odd = { events: ['A', 'B', 'A'].map(type => ({ type, v: 1 })) }
    const text = withLine(1, { ...answered(1), ...odd })
    expect(reasonsOf(text).filter(({ tag }) => tag === 'unknown')).toEqual([
      { tag: 'unknown', detail: '2 events A' },
      { tag: 'unknown', detail: '1 events B' },
    ])
  })

  it('which other rules decided, those of every opening, each once', () => {
    const opened = (seq: number, rules: string) =>
      withEvents(seq, {
        type: 'PortalOpened',
        v: 3,
        host: 'h',
        association: false,
        discount: 100,
        today: '2026-11-22',
        build: 'b',
        rules,
        tab: null,
        took: 'notTold',
        since: null,
      })
    const text = exported([opened(1, 'rules-2'), opened(2, 'rules-3'), opened(3, 'rules-2'), opened(4, 'rules-1')], [])
    const rules = (detail: string): ImportReason => ({ tag: 'rules', detail })
    expect(reasonsOf(text, { rules: 'rules-3' })).toEqual([rules('rules-1'), rules('rules-2')])
    expect(reasonsOf(text, { rules: 'rules-1' })).toEqual([rules('rules-2'), rules('rules-3')])
    expect(reasonsOf(text)).toEqual([])
  })

  it('the words of a kind up to the twentieth, and of one detail up to two hundred characters', () => {
    const lines = (count: number) => Array.from({ length: count }, () => JSON.stringify({ type: 'more' }))
    const grown = (count: number) => `${exported()}${lines(count).join('\n')}`
    const unknown = (count: number) => reasonsOf(grown(count)).filter(({ tag }) => tag === 'unknown')
    expect(unknown(20)).toHaveLength(20)
    expect(unknown(20).at(-1)?.detail).toBe('line 27')
    expect(unknown(21)).toHaveLength(21)
    expect(unknown(21).at(-1)?.detail).toBe('and 1 more')
    const named = (length: number) =>
      reasonsOf(withLine(1, { ...answered(1), events: [{ type: 'X'.repeat(length), v: 1 }] })).at(-1)?.detail
    expect(named(191)).toBe(`1 events ${'X'.repeat(191)}`)
    expect(named(192)).toBe(`1 events ${'X'.repeat(191)}...`)
  })
})

it('an import that ends before anything came is no log', () => {
  expect(createLogImport().end()).toEqual({ verdict: 'impossible', reasons: [{ tag: 'format', detail: 'line 1' }] })
})

it('the needed upcasters are named in order, each once', () => {
  const events = ['SendingUnconfirmed', 'SendingStarted', 'SendingStarted'].map(type => ({ type, v: 1 }))
  const plan = planImport(withLine(1, { ...answered(1), events }), { limits: importLimits })
  expect(plan).toMatchObject({ upcasters: ['SendingStarted v1', 'SendingUnconfirmed v1'] })
})

it('what was on screen stands in an export as its text, and a digest in eight digits', () => {
  expect(exported()).toContain('"size":5,"text":"words"')
  expect([0, 5, 0xffffffff].map(digestWords)).toEqual(['fnv1a:00000000', 'fnv1a:00000005', 'fnv1a:ffffffff'])
})
