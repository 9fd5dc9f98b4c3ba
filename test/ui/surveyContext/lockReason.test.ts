import { expect, test } from 'vitest'
import type { Sending } from '../../../events/state/state'
import { lockReason } from '../../../ui/surveyContext/lockReason'

const unconfirmed = { tag: 'unconfirmed', why: 'noAnswer', body: 'b', since: 0, absent: false, sought: false } as const

test.each<readonly [string, Sending, RegExp | null]>([
  ['nothing was sent', { tag: 'idle' }, null],
  ['the inventory goes', { tag: 'busy', at: 0, body: 'b', again: false }, /^Uw gegevens worden verzonden\./],
  ['one document goes', { tag: 'oneFile', name: 'a.pdf' }, /^Een document wordt verzonden\./],
  ['it went, and the office is being asked', { ...unconfirmed, asked: 0 }, /^Het is nog niet duidelijk/],
  ['the office does not say', { ...unconfirmed, asked: 2 }, /^Het is nog niet duidelijk/],
  ['the office has nothing', { ...unconfirmed, asked: 2, absent: true }, null],
])('%s: that is what stands above a step', (_, sending, words) => {
  const said = lockReason({ sending })
  if (words === null) expect(said).toBeNull()
  else expect(said).toMatch(words)
})
