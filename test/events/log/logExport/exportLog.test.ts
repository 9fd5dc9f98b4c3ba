import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultTenantStyle } from '../../../../domain/portal/tenant'
import type { LogBlob } from '../../../../events/log/log'
import { linesDigest } from '../../../../events/log/logExport/exportLine'
import { exportLog, exportQuarantine } from '../../../../events/log/logExport/exportLog'
import { importLimits } from '../../../../events/log/logExport/importLimits'
import { planImport } from '../../../../events/log/logExport/importLog'
import type { ImportOptions } from '../../../../events/log/logExport/importPlan'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { headerArbitrary, recordsArbitrary } from '../../../arbitraries/record'
import { answered, bytes, header } from '../samples'

const withEvents = (seq: number, ...events: SurveyRecord['events']): SurveyRecord => ({ ...answered(seq), events })

const shown = withEvents(
  2,
  { type: 'OfficeLogoLoaded', v: 1, digest: 'words' },
  { type: 'StyleLoaded', v: 1, style: defaultTenantStyle, logo: 'logo', hero: null },
)
const attached = withEvents(3, {
  type: 'FileAttached',
  v: 1,
  file: { name: 'loonstrook.pdf', type: 'application/pdf', size: 4, digest: 'document' },
})
const records = [answered(1), shown, attached]
const blobs: readonly LogBlob[] = [
  { digest: 'words', bytes: bytes('{"words":["Ünïcode"]}') },
  { digest: 'logo', bytes: Uint8Array.of(0xff, 0xfe, 0) },
  { digest: 'document', bytes: bytes('%PDF') },
]
const exported = (given: Partial<Parameters<typeof exportLog>[0]> = {}) =>
  exportLog({ header: header('first'), records, blobs, ...given })
const linesOf = (text: string) => text.trimEnd().split('\n')
const tagsOf = (text: string, options?: ImportOptions) => planImport(text, options).reasons.map(({ tag }) => tag)

/** The export with another line in the place of the one at `at`. */
const withLine = (at: number, line: unknown) =>
  linesOf(exported())
    .toSpliced(at, 1, typeof line === 'string' ? line : JSON.stringify(line))
    .join('\n')

describe('an export', () => {
  it('is read back as it was, with what was on screen and without the documents', () => {
    expect(planImport(exported())).toEqual({
      verdict: 'fine',
      reasons: [],
      upcasters: [],
      isChecked: true,
      pseudonymised: false,
      leftOut: 0,
      digest: linesDigest(linesOf(exported())).slice('fnv1a:'.length),
      log: { header: header('first'), records, blobs: blobs.slice(0, 2), shutOut: null },
    })
    expect(exported()).not.toContain('%PDF')
    expect(exported()).not.toContain(btoa('%PDF'))
  })

  it('takes the documents along when it is asked to', () => {
    expect(planImport(exported({ includeDocuments: true }))).toMatchObject({ verdict: 'fine', log: { blobs } })
  })

  it('is read back whatever the log holds', () => {
    fc.assert(
      fc.property(headerArbitrary, recordsArbitrary(), (head, all) => {
        const plan = planImport(exported({ header: head, records: all, blobs: [] }))
        // Generated paths are seldom ours, which an import refuses; what it accepts is what was exported.
        if (plan.verdict === 'impossible') expect(plan.reasons.map(({ tag }) => tag)).toEqual(['path'])
        else expect(plan.log).toMatchObject({ header: head, records: all })
      }),
    )
  })

  it('survives line ends and a mark at the beginning that another system put there', () => {
    expect(planImport(`\uFEFF${exported().replaceAll('\n', '\r\n')}\r\n`).verdict).toBe('fine')
  })

  it('of an empty log is read back', () => {
    expect(planImport(exported({ records: [], blobs: [] }))).toMatchObject({ verdict: 'fine', log: { records: [] } })
  })

  it('of what was set aside shows every line as it was found', () => {
    const lines = ['{"seq":1', '', '\u0000 "quoted"\nnew line', '{"a":1}']
    const text = exportQuarantine({ id: '1', at: 5, why: 'damaged', lines })
    const values: unknown[] = linesOf(text).map(line => JSON.parse(line))
    expect(values.slice(1, -1)).toEqual(lines.map(line => ({ type: 'line', line })))
    expect(values[0]).toMatchObject({ why: 'damaged', at: 5 })
    expect(planImport(text)).toMatchObject({ verdict: 'impossible', reasons: [{ tag: 'format' }] })
  })
})

describe('an import says beforehand that it is risky', () => {
  it('when the end is missing, and loads what is there', () => {
    const text = linesOf(exported()).slice(0, 3).join('\n')
    const plan = planImport(text)
    expect(plan).toMatchObject({ verdict: 'risky', leftOut: 0, log: { records: records.slice(0, 2) } })
    expect(plan.reasons.map(({ tag }) => tag)).toContain('truncated')
  })

  it('wherever it is cut off after the header, with all the whole records before', () => {
    const text = exported()
    const first = text.indexOf('\n')
    fc.assert(
      fc.property(fc.integer({ min: first, max: text.length - 2 }), at => {
        const cut = text.slice(0, at)
        const plan = planImport(cut)
        expect(plan.verdict).toBe('risky')
        expect(plan.reasons.map(({ tag }) => tag)).toContain('truncated')
        const whole = linesOf(cut.slice(0, cut.lastIndexOf('\n') + 1)).slice(1, 4).length
        if (plan.verdict !== 'impossible') expect(plan.log.records.length).toBeGreaterThanOrEqual(whole)
      }),
    )
  })

  it.each<readonly [string, string, string]>([
    ['an answer changed on the way', 'changed', withLine(1, { ...answered(1, 'another') })],
    ['a record is missing', 'gap', linesOf(exported()).toSpliced(1, 1).join('\n')],
    ['the last record is missing', 'changed', linesOf(exported()).toSpliced(3, 1).join('\n')],
    ['it does not tell what its lines come to', 'changed', exported().replace('"digest":"fnv1a', '"dagest":"fnv1a')],
    ['a record is damaged', 'damaged', withLine(2, '{"seq":')],
    ['something follows the trailer', 'changed', `${exported()}${JSON.stringify({ type: 'more' })}`],
    ['a line is of a kind we do not know', 'unknown', withLine(4, { type: 'hologram' })],
    ['an event is of a kind we do not know', 'unknown', withLine(3, { ...answered(3), events: [{ type: 'X', v: 1 }] })],
    ['a newer build wrote it', 'newer', withLine(3, { ...answered(3), events: [{ type: 'DayBegan', v: 9 }] })],
    ['a picture did not come along', 'missing', exported({ blobs: [] })],
  ])('when %s', (_, tag, text) => {
    expect(planImport(text).verdict).toBe('risky')
    expect(tagsOf(text)).toContain(tag)
  })

  it('with how many records it leaves out', () => {
    expect(planImport(withLine(1, '{"seq":'))).toMatchObject({ leftOut: 3, log: { records: [] } })
    expect(planImport(withLine(2, '{"seq":'))).toMatchObject({ leftOut: 2, log: { records: records.slice(0, 1) } })
  })

  it('in few words, however much is wrong', () => {
    const holograms = Array.from({ length: 100 }, () => JSON.stringify({ type: 'hologram' }))
    const long = JSON.stringify({ ...answered(3), events: [{ type: 'X'.repeat(5000), v: 1 }] })
    const { reasons } = planImport(
      linesOf(exported())
        .toSpliced(3, 1, long, ...holograms)
        .join('\n'),
    )
    expect(reasons.filter(({ tag }) => tag === 'unknown')).toHaveLength(21)
    expect(reasons).toContainEqual({ tag: 'unknown', detail: 'and 81 more' })
    expect(JSON.stringify(reasons).length).toBeLessThan(2000)
  })

  it('when other rules decided', () => {
    expect(planImport(exported(), { rules: 'rules-1' }).verdict).toBe('fine')
    expect(tagsOf(exported(), { rules: 'rules-2' })).toEqual(['rules'])
  })

  it('and which upcasters it needs', () => {
    const old = withLine(1, { ...answered(1), events: [{ type: 'AnswerChanged', v: 0, at: 'customer.x', value: 'a' }] })
    const lift = { AnswerChanged: { 0: ({ at, value }: Readonly<Record<string, unknown>>) => ({ path: at, value }) } }
    expect(planImport(old, { upcasters: lift })).toMatchObject({ upcasters: ['AnswerChanged v0'], verdict: 'risky' })
  })
})

describe('an import refuses', () => {
  const answer = (path: string) => ({ ...answered(1), events: [{ type: 'AnswerChanged', v: 1, path, value: 'x' }] })
  const added = (list: string, id: string) => ({ ...answered(1), events: [{ type: 'ItemAdded', v: 1, list, id }] })

  it.each<readonly [string, string, string]>([
    ['nothing at all', 'format', ''],
    ['another kind of file', 'format', '<html>'],
    ['a log without its header', 'format', linesOf(exported()).slice(1).join('\n')],
    ['a newer kind of export', 'version', withLine(0, { type: 'klantportaal-log', version: 2, ...header('first') })],
    [
      'a log of another survey',
      'survey',
      withLine(0, { type: 'klantportaal-log', version: 1, ...header('first'), survey: 165 }),
    ],
    ['half a header', 'header', withLine(0, { type: 'klantportaal-log', version: 1, survey: 166 })],
    [
      'a customer part that does not decode',
      'retired',
      withLine(2, { ...answered(2), events: [{ type: 'CustomerLoaded', v: 1, invitation: 1 }] }),
    ],
    ['a key that reaches inside', 'key', withLine(1, '{"seq":1,"events":[{"type":"X","v":1,"__proto__":{"a":1}}]}')],
    ['the key constructor', 'key', withLine(1, '{"seq":1,"a":{"constructor":1}}')],
    ['the key prototype in a line we do not know', 'key', withLine(4, '{"type":"x","deep":[[{"prototype":1}]]}')],
    ['a path to an object of ours', 'path', withLine(1, answer('customer.__proto__.polluted'))],
    ['a path from nowhere', 'path', withLine(1, answer('window.location'))],
    ['a path with odd characters', 'path', withLine(1, answer('customer.a[0]'))],
    ['an endless path', 'path', withLine(1, answer(`customer${'.a'.repeat(50)}`))],
    ['an item that is called __proto__', 'path', withLine(1, added('customer.employers', '__proto__'))],
    ['an item with a dot in its id', 'path', withLine(1, added('customer.employers', 'a.b'))],
    [
      'a screen that is elsewhere',
      'path',
      withLine(1, { ...answered(1), events: [{ type: 'ScreenShown', v: 1, screen: '//evil.example' }] }),
    ],
    ['a line without a bottom', 'depth', withLine(1, `${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
  ])('%s', (_, tag, text) => {
    expect(planImport(text).verdict).toBe('impossible')
    expect(tagsOf(text)).toEqual([tag])
  })

  it.each<readonly [string, Partial<typeof importLimits>]>([
    ['size', { size: 500 }],
    ['size', { line: 100 }],
    ['lines', { lines: 3 }],
    ['depth', { depth: 2 }],
  ])('more than its caps: %s %j', (tag, limits) => {
    expect(tagsOf(exported(), { limits: { ...importLimits, ...limits } })).toEqual([tag])
  })

  it('nothing by throwing, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.jsonValue().map(value => JSON.stringify(value)),
        ),
        text => {
          expect(planImport(text).verdict).toBe('impossible')
          const [first = ''] = linesOf(exported())
          expect(['fine', 'risky', 'impossible']).toContain(planImport(`${first}\n${text}`).verdict)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('nothing because of a brace within a text', () => {
    const text = exported({ records: [answered(1, `\\"${'{['.repeat(100)}`)], blobs: [] })
    expect(planImport(text).verdict).toBe('fine')
  })
})

it('a pseudonymised export says so in its header line, and only where it says so is it one', () => {
  const [line = ''] = exported({ pseudonymised: true }).split('\n')
  expect(JSON.parse(line)).toMatchObject({ type: 'klantportaal-log', pseudonymised: true })
  expect(planImport(exported({ pseudonymised: true }))).toMatchObject({ verdict: 'fine', pseudonymised: true })
  const claimed = exported().replace('"version":1', '"version":1,"pseudonymised":"ja"')
  expect(planImport(claimed)).toMatchObject({ pseudonymised: false })
})
