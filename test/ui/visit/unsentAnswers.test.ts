import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { sendingStarted } from '../../../events/definitions/sending'
import { unsentInClosedLog } from '../../../ui/visit/openVisit/unsentAnswers'
import { device } from '../openedPortal'

const { logged } = device()

test('of a closed log it is not known whether answers were sent, once a sending began', async () => {
  const { open, shut } = await logged()
  open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J.A.' })
  await open.store.settled()
  expect(await unsentInClosedLog('1')).toBe('some')
  const seq = (open.store.last()?.seq ?? 0) + 1
  const events = [sendingStarted({ body: 'b1' })]
  const record = { seq, id: 'sent', at: 0, by: 'customer', command: 'Send', events } as const
  expect(E.isRight(await open.log.append(seq - 1, [record], [])())).toBe(true)
  await shut()
  expect(await unsentInClosedLog('1')).toBe('unknown')
  expect(await unsentInClosedLog('2')).toBe('none')
})
