import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { commandOptions } from '../../../../../ui/support/command/options/commandOptions'
import { parseCommandTask } from '../../../../../ui/support/command/options/commandTask'
import { usage } from '../../../../../ui/support/command/options/usage'

const right = (line: string) => {
  const asked = parseCommandTask(line.split(' '))
  if (E.isLeft(asked)) throw new Error(asked.left)
  return asked.right
}

const replay = { task: 'replay', logPath: 'a', at: null, diff: null, json: false, workers: null }

test.each([
  ['a', replay],
  ['--json a', { ...replay, json: true }],
  ['a --at 9', { ...replay, at: 9 }],
  ['--at=0 a', { ...replay, at: 0 }],
  ['a --diff 11 12', { ...replay, diff: { from: 11, to: 12 } }],
  ['--diff=11 12 a', { ...replay, diff: { from: 11, to: 12 } }],
  ['--diff 11 12 --at 3 a', { ...replay, diff: { from: 11, to: 12 }, at: 3 }],
  ['map --workers 2', { ...replay, logPath: 'map', workers: 2 }],
  ['--at 3 -- --vreemd', { ...replay, logPath: '--vreemd', at: 3 }],
  ['--why customer.gender a --at 3', { task: 'why', file: 'a', path: 'customer.gender', at: 3, json: false }],
  ['--minimise a', { task: 'minimise', file: 'a', at: null, only: [], asTest: false, json: false }],
  ['a --minimise --at 9', { task: 'minimise', file: 'a', at: 9, only: [], asTest: false, json: false }],
  ['a --test --only p.q', { task: 'minimise', file: 'a', at: null, only: ['p.q'], asTest: true, json: false }],
  [
    'a --test --only p --only q --only p',
    { task: 'minimise', file: 'a', at: null, only: ['p', 'q'], asTest: true, json: false },
  ],
  ['a --test', { task: 'minimise', file: 'a', at: null, only: [], asTest: true, json: false }],
  ['a --minimise --test', { task: 'minimise', file: 'a', at: null, only: [], asTest: true, json: false }],
  ['--report a b', { task: 'report', logPaths: ['a', 'b'], workers: null, json: false, partial: false, html: null }],
  [
    '--report a --html x.html --partial',
    { task: 'report', logPaths: ['a'], workers: null, json: false, partial: true, html: 'x.html' },
  ],
  ['--merge a b --json', { task: 'merge', files: ['a', 'b'], json: true, partial: false, html: null }],
  ['--rules-diff x y a', { task: 'rulesDiff', bundles: ['x', 'y'], logPath: 'a', json: false, workers: null }],
  ['a --rules-diff x y', { task: 'rulesDiff', bundles: ['x', 'y'], logPath: 'a', json: false, workers: null }],
  ['a --help', { task: 'usage' }],
])('%s', (line, asked) => {
  expect(right(line)).toEqual(asked)
})

test.each([
  ['--json', 'Geef het bestand met het log.'],
  ['a b', 'Geef één bestand tegelijk.'],
  ['a --at', 'Na --at hoort het nummer van een handeling.'],
  ['a --at x', 'Na --at hoort het nummer van een handeling.'],
  ['a --at -1', 'Na --at hoort het nummer van een handeling.'],
  ['a --at --json', 'Na --at hoort het nummer van een handeling.'],
  ['a --diff 1', 'Na --diff horen de nummers van twee handelingen.'],
  ['--diff 1 a', 'Na --diff horen de nummers van twee handelingen.'],
  ['a --diff', 'Na --diff horen de nummers van twee handelingen.'],
  ['a --alles', '--alles bestaat niet.'],
  ['a -x', '-x bestaat niet.'],
  ['a --__proto__', '--__proto__ bestaat niet.'],
  ['a --json=1', '--json neemt geen waarde.'],
  ['a --why', 'Na --why hoort het pad van een vraag.'],
  ['a --why p --minimise', '--why gaat niet samen met --minimise.'],
  ['a --why p --diff 1 2', '--diff gaat niet samen met --why.'],
  ['a --minimise --only p --only q', 'Meer dan één --only kan alleen bij --test.'],
  ['a --partial', '--partial staat niet op zichzelf.'],
  ['--report', 'Geef de map met logs.'],
  ['--report a --merge', '--report gaat niet samen met --merge.'],
  ['--report a --html', 'Na --html hoort de naam van een bestand.'],
  ['--report a --workers 0', 'Na --workers hoort een aantal.'],
  ['--merge', 'Geef de delen die samen het rapport zijn.'],
  ['--rules-diff x', 'Na --rules-diff horen twee bundels.'],
  ['--rules-diff x y', 'Geef de map met logs.'],
])('%s says nothing sensible', (line, why) => {
  expect(parseCommandTask(line.split(' '))).toEqual(E.left(why))
})

test('no words at all ask for a file', () => {
  expect(parseCommandTask([])).toEqual(E.left('Geef het bestand met het log.'))
})

test('the usage names every option, in lines that a terminal shows whole', () => {
  for (const name of Object.keys(commandOptions)) expect(usage).toContain(`--${name}`)
  for (const line of usage.split('\n')) expect(line.length).toBeLessThan(110)
})
