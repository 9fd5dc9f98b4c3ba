import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { top } from '../../ui/serve/settings'

/** What each of these ways to call `npm test` needs a browser for; asked of plain Node, as `npm test` does. */
const neededFor = (...calls: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const program = `import { browserTests } from './test/setup/browserTests.mjs'
    console.log(JSON.stringify(${JSON.stringify(calls)}.map(browserTests)))`
  const words = ['--input-type=module', '-e', program]
  return JSON.parse(execFileSync(process.execPath, words, { cwd: top, encoding: 'utf8' }))
}

test('a browser is had for the tests that run in one and for no others', () => {
  const [replay, generated, help, absolute, all] = neededFor(
    ['replayCommand', 'minimise'],
    ['./test/projections/stuck-customer-phone.test.ts:12'],
    ['test/ui/support', 'helpdesk.test'],
    [join(top, 'test/components/QuestionField.test.tsx')],
    [],
  )
  expect([replay, generated]).toEqual([[], []])
  expect(help).toEqual(['test/journeys/helpdesk.test.ts'])
  expect(absolute).toEqual(['test/components/QuestionField.test.tsx'])
  const named = (folder: string) => readdirSync(join(top, folder)).filter(name => name.includes('.test.ts'))
  expect(all?.length).toBeGreaterThanOrEqual([...named('test/components'), ...named('test/journeys')].length)
})
