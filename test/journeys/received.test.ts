import { beforeEach, expect, test } from 'vitest'
import { eachVisitor, type Now } from './adversity/eachVisitor'
import { desk, fault, inventoriesOf } from './adversity/office'
import { storedLog } from './adversity/storedLog'
import { sendButton, visitorAt } from './adversity/visitor'
import { onScreen } from './screen'

const customer = '/api/portal/customer'
const one = eachVisitor()
const { begin } = one
let context: Now['context']
let account: Now['account']
let visitor: Now['visitor']
beforeEach(() => {
  ;({ context, account, visitor } = one.now)
})

/** The inventory arrives, the answer is lost on its way back, and the office cannot be asked either. */
const sendUnheard = async (): Promise<void> => {
  await begin()
  await visitor.fillFirstStep()
  await visitor.toSending()
  await fault(customer, { method: 'PUT', drop: 'after', times: 1 })
  await fault(customer, { method: 'GET', status: 503 })
  await visitor.press(sendButton)
  await visitor.says('Uw adviseur heeft de ontvangst nog niet bevestigd.')
  expect(await inventoriesOf(account.invitation)).toHaveLength(1)
}

/** The tab is closed, and the session is over by the next evening. */
const nextEvening = async (): Promise<void> => {
  await visitor.page.close()
  await desk('DELETE', 'faults')
  visitor = visitorAt(await context.newPage())
}

test('whoever comes back after an answer that was lost is told when it was received, and it is erased', async () => {
  await sendUnheard()
  // Another tab knows it as well.
  const other = await context.newPage()
  await visitorAt(other).go('/intro')
  await onScreen(other, 'Dit portaal is al open in een ander tabblad')
  await nextEvening()
  await visitor.go('/personal_details')
  await onScreen(visitor.page, 'Bedankt, uw inventarisatie is verzonden!')
  await visitor.says('U had uw gegevens al verstuurd. Uw adviseur heeft ze ontvangen op ')
  await visitor.says('Uw persoonlijke gegevens en de extensie zijn verwijderd.')
  expect((await storedLog(visitor.page, account.invitation)).lines).toEqual([])
  await visitor.says('U bent nu uitgelogd')
  await expect.poll(() => new URL(other.url()).pathname).toBe('/login')
  expect(await inventoriesOf(account.invitation)).toHaveLength(1)
})
