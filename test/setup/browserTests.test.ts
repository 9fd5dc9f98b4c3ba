import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { top } from '../../ui/serve/settings'

/** What this says of each of these lists of words or paths; asked of plain Node, as `npm test` does. */
const said = (
  of: 'browserTests' | 'touchedTests',
  calls: readonly (readonly string[])[],
): readonly (readonly string[])[] => {
  const program = `import { ${of} } from './test/setup/browserTests.mjs'
    console.log(JSON.stringify(${JSON.stringify(calls)}.map(${of})))`
  const words = ['--input-type=module', '-e', program]
  return JSON.parse(execFileSync(process.execPath, words, { cwd: top, encoding: 'utf8' }))
}

test('a browser is had for the tests that run in one and for no others', () => {
  const [replay, generated, help, absolute, all] = said('browserTests', [
    ['replayCommand', 'minimise'],
    ['./test/projections/stuck-customer-phone.test.ts:12'],
    ['test/ui/support', 'helpdesk.test'],
    [join(top, 'test/components/QuestionField.test.tsx')],
    [],
  ])
  expect([replay, generated]).toEqual([[], []])
  expect(help).toEqual(['test/journeys/helpdesk.test.ts'])
  expect(absolute).toEqual(['test/components/QuestionField.test.tsx'])
  const named = (folder: string) => readdirSync(join(top, folder)).filter(name => name.includes('.test.ts'))
  expect(all?.length).toBeGreaterThanOrEqual([...named('test/components'), ...named('test/journeys')].length)
})

test('a change touches the journey that is changed, and the component tests of its name', () => {
  const changes = [['test/journeys/undo.test.ts'], ['ui/shell/Menu.tsx', 'README.md'], ['ui/survey/undo/undo.ts'], []]
  expect(said('touchedTests', changes)).toEqual([
    ['test/journeys/undo.test.ts'],
    ['test/components/menu.test.tsx'],
    [],
    [],
  ])
})
