import { expect, test } from 'vitest'
import { eachVisitor, firstStep as step } from './adversity/eachVisitor'
import { deleteLogs } from './adversity/storedLog'
import { chooseMore } from './more'
import { allThere } from './screen'

const phone = 'customer.phone'
const street = 'customer.address.street'

const one = eachVisitor()
const { begin, downloaded, leavePortal } = one

test('a log that is gone at the next start is told; where its mark went too, nothing is claimed', async () => {
  const { visitor, page } = one.now
  const told = 'Uw eerdere antwoorden staan niet meer op dit apparaat'
  await begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  for (const isMarkGone of [false, true]) {
    await leavePortal()
    await deleteLogs(page)
    if (isMarkGone)
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('klantportaal.head')) localStorage.removeItem(key)
      })
    await visitor.go(step)
    await visitor.kept()
    expect(await visitor.value(phone)).toBe('')
    if (isMarkGone) expect(await page.getByText(told).count()).toBe(0)
    else await expect.poll(() => page.getByText(told).count()).toBe(1)
  }
})

test('of a log that is gone nothing is offered to save, until there is something again', async () => {
  const { visitor, page } = one.now
  const gone = 'Uw eerdere antwoorden staan niet meer op dit apparaat'
  const save = 'Bewaar wat er nu staat als bestand'
  await begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  await leavePortal()
  await deleteLogs(page)
  await visitor.go(step)
  await visitor.says(gone)
  expect(await page.getByRole('button', { name: save }).count()).toBe(0)
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  expect(await downloaded(save)).toContain('Singel')
})

test('a log that is erased before anything was filled in offers nothing to save', async () => {
  const { visitor, page } = one.now
  await begin()
  await visitor.kept()
  await deleteLogs(page)
  await visitor.says('Uw gegevens zijn verzonden of gewist')
  await page.getByRole('button', { name: 'Naar inloggen' }).waitFor()
  expect(await page.getByRole('button', { name: 'Bewaar wat u hier had ingevuld als bestand' }).count()).toBe(0)
})

test('a browser that asks the customer first is asked from the menu of what is kept, with the reason', async () => {
  const { visitor, page } = one.now
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    StorageManager.prototype.persisted = async () => false
    StorageManager.prototype.persist = async () => {
      document.documentElement.dataset.asked = String(Number(document.documentElement.dataset.asked ?? 0) + 1)
      return true
    }
  })
  await begin()
  await visitor.kept()
  // What stands beside a step that is on its way is another page's, and what was opened there is closed again.
  await allThere(page)
  const asked = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.asked)
  expect(await asked()).toBeUndefined()
  await chooseMore(page, 'Meer over uw gegevens')
  await visitor.says('kan uw browser uw antwoorden opruimen')
  await page.getByRole('button', { name: 'Antwoorden altijd bewaren' }).filter({ visible: true }).first().click()
  await visitor.says('Uw browser ruimt uw antwoorden niet meer vanzelf op.')
  await expect.poll(asked).toBe('1')
})
