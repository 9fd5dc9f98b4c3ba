import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { parseCommandTask } from '../../../../ui/support/command/options/commandTask'
import { testCommand } from '../../../../ui/support/words/testCommand'

/** The words that a shell makes of a command, and where it sends what comes out. */
const wordsOf = (command: string): readonly string[] => {
  const [run, to] = command.split(' > ')
  expect(to).toMatch(/^test\/projections\/stuck-[\w-]+\.test\.ts$/)
  return execFileSync('sh', ['-c', `printf '%s\\0' ${run}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)
}

const inFront = ['npm', 'run', '--silent', 'replay', '--'] as const

test('the command asks for a test of that question, and prints nothing but the test', () => {
  const command = testCommand('klantportaal-logboek-helpdesk.jsonl', 'customer.phone')
  expect(command).toBe(
    'npm run --silent replay -- klantportaal-logboek-helpdesk.jsonl --test --only customer.phone > test/projections/stuck-customer-phone.test.ts',
  )
  const words = wordsOf(command)
  expect(words.slice(0, 5)).toEqual(inFront)
  expect(parseCommandTask(words.slice(5))).toEqual(
    E.right(expect.objectContaining({ task: 'minimise', asTest: true, only: ['customer.phone'] })),
  )
})

test('whatever the file is called, it is one word, and no option', () => {
  const names = fc.oneof(
    fc.constantFrom("map 'van' Jan/log (1).jsonl", '-at.jsonl', '$(rm x).jsonl', '`x`', 'é\u{1f600}.jsonl', 'a\\'),
    fc.string({ minLength: 1, unit: 'grapheme-ascii' }).filter(name => !name.includes(' > ')),
  )
  fc.assert(
    fc.property(names, name => {
      const [file = '', ...rest] = wordsOf(testCommand(name, 'customer.phone')).slice(5)
      expect([name, `./${name}`]).toContain(file)
      expect(file.startsWith('-')).toBe(false)
      expect(rest).toEqual(['--test', '--only', 'customer.phone'])
    }),
    { numRuns: 30 },
  )
})
