import { expect, test } from 'vitest'
import { exportLog } from '../../../events/log/logExport/exportLog'
import { planImport } from '../../../events/log/logExport/importLog'
import { answered, header } from './samples'

const exported = (log: string, count: number): string => {
  const records = Array.from({ length: count }, (_, at) => answered(at + 1))
  return exportLog({ header: header(log), records, blobs: [] })
}

test('of logs behind each other in one file the first is read as if it stood alone, and it is told that more follow', () => {
  const [one, two] = [exported('first', 3), exported('second', 1)]
  const several = { tag: 'several', detail: 'line 6' }
  expect(planImport(one + two + two)).toEqual({ ...planImport(one), verdict: 'risky', reasons: [several] })
  const cut = one.split('\n').slice(0, 3).join('\n')
  expect(planImport(`${cut}\n${two}`).reasons.map(({ tag }) => tag)).toEqual(['several', 'truncated'])
})
