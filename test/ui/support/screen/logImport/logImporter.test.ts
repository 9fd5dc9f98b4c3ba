import { expect, it } from 'vitest'
import { linesDigest } from '../../../../../events/log/logExport/exportLine'
import { withFilePath } from '../../../../../ui/support/screen/logImport/droppedFiles'
import { importFacts } from '../../../../../ui/support/screen/logImport/importFacts'
import {
  importVerdictOf,
  importVerdictWords,
  shortVerdictWords,
} from '../../../../../ui/support/screen/logImport/importVerdictWords'
import { createLogImporter, type LogImporterView } from '../../../../../ui/support/screen/logImport/logImporter'
import { goldenLog } from '../../../../golden/golden'
import { eventually } from '../../../../setup/eventually'
import { catalogue } from '../goldenReplay'

const whole = goldenLog('v2-chained')
const { rules } = JSON.parse(whole.split('\n')[0] ?? '')

/** An answer that was changed after it was stored, and what the lines come to made anew. */
const lines = whole
  .replace(/"value":"[^"]+"(?=[^\n]*"hash")/, '"value":"anders"')
  .trimEnd()
  .split('\n')
  .slice(0, -1)
const trailer = { type: 'trailer', count: 48, head: 48, digest: linesDigest(lines) }
const changed = [...lines, JSON.stringify(trailer), ''].join('\n')

const file = (text: string, name = 'log.jsonl') => withFilePath(new File([text], name))

/** All that is said of a file, each time that something else is. */
const said = (place: LogImporterView): string => {
  if (place.tag !== 'read' || place.read.tag !== 'planned') return place.tag
  const { plan, size } = place.read
  if (plan.verdict === 'impossible') return plan.verdict
  return [
    importVerdictWords[importVerdictOf(place.read)],
    ...importFacts(plan, rules, size).map(([, words]) => words),
  ].join('; ')
}

const toldOf = async (text: string): Promise<readonly string[]> => {
  const desk = createLogImporter(catalogue, rules)
  const told: string[] = []
  desk.state$.subscribe(({ view }) => told.at(-1) !== said(view) && told.push(said(view)))
  desk.openFiles([file(text)])
  await eventually(async () => expect(told.at(-1)).toMatch(/in orde|let op/))
  return told
}

it('can be looked at before its hashes were, and only then is whole', async () => {
  const [empty, reading, first, then, ...more] = await toldOf(whole)
  expect([empty, reading, more]).toEqual(['empty', 'reading', []])
  expect(first).toMatch(/^Dit logboek wordt nog nagekeken; .*of elke handeling zo is opgeslagen, is nog niet bekend/)
  expect(first).toMatch(/; wordt nog nagekeken; /)
  expect(first).not.toMatch(/in orde|heel|sluit aan|niets/)
  expect(then).toMatch(/^Dit logboek is in orde; .*heel: elke handeling sluit aan/)
})

it('says what was changed once it found it', async () => {
  expect(changed).not.toBe(whole)
  const [, , first, then, ...more] = await toldOf(changed)
  expect(more).toEqual([])
  expect(first).not.toMatch(/in orde|heel/)
  expect(then).toMatch(/^Dit logboek is te lezen, maar let op; .*niet heel: zie 'Let op'/)
})

it('lets its hashes wait while a log is being opened, and goes on with them after', async () => {
  const desk = createLogImporter(catalogue, rules)
  desk.pauseHashes(true)
  desk.openFiles([file(whole)])
  await eventually(async () => expect(said(desk.state$.value.view)).toMatch(/wordt nog nagekeken/))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(said(desk.state$.value.view)).toMatch(/wordt nog nagekeken/)
  desk.pauseHashes(false)
  await eventually(async () => expect(said(desk.state$.value.view)).toMatch(/in orde/))
})

it('lists the logs of a file that holds several, each as if it stood in a file of its own', async () => {
  const desk = createLogImporter(catalogue, rules)
  const told = new Set<string>()
  desk.state$.subscribe(({ files, filesOf }) => {
    for (const { path, read } of files) if (read !== null) told.add(`${filesOf}: ${path}: ${shortVerdictWords(read)}`)
  })
  desk.openFiles([file(`${whole}${changed}${goldenLog('v1-kept')}`)])
  await eventually(async () => expect(told.size).toBe(3))
  expect([...told]).toEqual([
    'log.jsonl: log.jsonl, logboek 1 van 3: In orde',
    'log.jsonl: log.jsonl, logboek 2 van 3: Te lezen, let op',
    expect.stringContaining('logboek 3 van 3'),
  ])
  const [part] = desk.state$.value.files
  if (part !== undefined) desk.choose(part.file)
  await eventually(async () => expect(desk.state$.value.view).toMatchObject({ tag: 'read', isPart: true }))
  desk.openFiles([file(whole)])
  await eventually(async () => expect(said(desk.state$.value.view)).toMatch(/in orde/))
  expect(desk.state$.value).toMatchObject({ view: { isPart: false }, files: [] })
})

it('says that a file cannot be read where that shows once its logs are to be told apart', async () => {
  const desk = createLogImporter(catalogue, rules)
  const gone = file(`${whole}${whole}`)
  const slice = gone.file.slice.bind(gone.file)
  let reads = 0
  const failing = (...of: Parameters<File['slice']>) => {
    reads += 1
    return reads === 1 ? slice(...of) : { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }
  }
  Object.assign(gone.file, { slice: failing })
  desk.openFiles([gone])
  await eventually(async () =>
    expect(desk.state$.value).toMatchObject({ view: { tag: 'read', read: { tag: 'noLog', why: 'gone' } }, files: [] }),
  )
})

it('of a folder says nothing of a file before it looked at all of it', async () => {
  const desk = createLogImporter(catalogue, rules)
  const told = new Set<string>()
  desk.state$.subscribe(({ files }) => {
    for (const { path, read } of files) if (read !== null) told.add(`${path}: ${shortVerdictWords(read)}`)
  })
  desk.openFiles([file(whole, 'a'), file(changed, 'b')])
  await eventually(async () => expect(told.size).toBe(2))
  expect([...told]).toEqual(['a: In orde', 'b: Te lezen, let op'])
})
