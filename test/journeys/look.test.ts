import { expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { lookAt } from './look'
import { onScreen } from './screen'
import { newVisitor } from './visitor'

// Who looks at every screen of the other journeys is itself looked at here.

test('what is wrong with a screen is seen, each time anew, and what is in order is not', async () => {
  const { page } = await newVisitor(await openBrowser())
  await page.goto(inject('portalUrl'))
  await onScreen(page, 'Inloggen')
  await lookAt(page, 'as it is')
  await page.evaluate(() => document.querySelector('main input')?.removeAttribute('id'))
  await expect(lookAt(page, 'a field without a name')).rejects.toThrow(/axe on a field without a name/)
  await page.reload()
  await onScreen(page, 'Inloggen')
  await lookAt(page, 'as it is')
  await page.evaluate(() => {
    document.body.style.minWidth = '700px'
  })
  await expect(lookAt(page, 'too wide')).rejects.toThrow(/width of too wide at 200%/)
})
