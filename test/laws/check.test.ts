import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planImport } from '../../events/log/logExport/importLog'
import { live, type Visit, visitArbitrary } from '../arbitraries/visit'
import { checkAsyncLaw, checkLaw } from './check'

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : '')

/** The commands of the log that a broken law left behind. */
const commandsOf = (cause: unknown): readonly string[] => {
  const [, file = ''] = /npm run replay -- (\S+)/.exec(messageOf(cause)) ?? []
  const plan = planImport(readFileSync(file, 'utf8'))
  return plan.verdict === 'impossible' ? [] : plan.log.records.map(({ command }) => command)
}

const broken = (work: () => void): unknown => {
  try {
    work()
  } catch (cause) {
    return cause
  }
  return null
}

test('a law that is broken leaves the shrunk case as a log that the replay opens', () => {
  // A file is attached whatever went before, so the smallest case is the same from every seed.
  const isAttached = (visit: Visit) => live(visit).records.some(({ command }) => command === 'AttachFile')
  const law = fc.property(visitArbitrary(), visit => !isAttached(visit))
  const cause = broken(() => checkLaw('nobody attaches anything', law, 200))
  expect(messageOf(cause)).toContain('nobody attaches anything')
  expect(commandsOf(cause)).toEqual(['OpenPortal', 'AttachFile'])
})

test('so does one that is broken later', async () => {
  const law = fc.asyncProperty(visitArbitrary(), async visit => live(visit).records.length < 2)
  const cause = await checkAsyncLaw('nothing happens', law).catch((error: unknown) => error)
  expect(commandsOf(cause)).toHaveLength(2)
})

test('a law that holds says nothing', () => {
  expect(
    broken(() =>
      checkLaw(
        'true is true',
        fc.property(fc.constant(true), value => value),
      ),
    ),
  ).toBeNull()
})
