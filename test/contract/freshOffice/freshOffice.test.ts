import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { top } from '../../../ui/serve/settings'
import { openOffice } from './tryOffice'
import { wrongWays } from './ways/wrongWays'

// `npm run contract` against an office that somebody built who read the papers and nothing else.

type Opened = Awaited<ReturnType<typeof openOffice>>

let office: Opened
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** The line of a call, and those below it. */
const saidOf = (lines: readonly string[], call: string): string => {
  const from = lines.findIndex(line => line.slice('FAILED   '.length).startsWith(call))
  const below = lines.slice(from + 1)
  const end = below.findIndex(line => !line.startsWith('      '))
  return from < 0 ? '' : lines.slice(from, from + 1 + end).join('\n')
}

const parts = ['office', 'accounts', 'documents', 'examples', 'people', 'reply', 'secrets']

it.each(parts)('is plain Node, and nothing of the portal is in it: %s', part => {
  const text = readFileSync(join(top, 'test', 'contract', 'freshOffice', `${part}.ts`), 'utf8')
  const imported = [...text.matchAll(/ from '([^']+)'/g)].map(([, from = '']) => from)
  expect(imported.filter(from => !from.startsWith('node:') && !parts.includes(from.slice('./'.length)))).toEqual([])
})

it('passes as it is', async () => {
  const { code, lines } = await office.tried(/never/, answer => answer, true)
  expect(lines.filter(line => /FAILED|STOPS|differs {2}|remark {2}/.test(line))).toEqual([])
  expect(code).toBe(0)
})

describe('is told, when it is wrong', () => {
  it('in forty ways at least, each with a name of its own', () => {
    const names = new Set(wrongWays.map(({ what }) => what))
    expect(names.size).toBe(wrongWays.length)
    expect(names.size).toBeGreaterThanOrEqual(40)
  })

  it.concurrent.each(wrongWays)('$what', async ({ at, change, call, says, isRemark, isWriting }) => {
    const { code, lines } = await office.tried(at, change, isWriting)
    expect(saidOf(lines, call)).toContain(says)
    expect(/^(FAILED|differs|skipped)/.test(saidOf(lines, call))).toBe(!isRemark)
    expect(code).toBe(1)
  })
})
