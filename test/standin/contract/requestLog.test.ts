import { expect, it } from 'vitest'
import { requestLog } from '../requestLog'

it('lists the last calls, and counts those of a kind since the start, the ones it no longer lists too', () => {
  const log = requestLog(2)
  const call = (path: string) => log.add({ method: 'GET', path, status: 200, at: '2026-11-22T12:00:00Z' })
  for (const path of ['/a', '/b', '/a', '/a']) call(path)
  expect(log.all().map(({ path }) => path)).toEqual(['/a', '/a'])
  expect([log.count('GET', '/a'), log.count('GET', '/b'), log.count('PUT', '/a')]).toEqual([3, 1, 0])
})
