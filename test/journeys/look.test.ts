import { afterEach, expect, inject, test, vi } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { lookAt } from './look'
import { onScreen } from './screen'
import { newVisitor } from './visitor'

// Who looks at every screen of the other journeys is itself looked at here.

afterEach(() => vi.unstubAllEnvs())

test('what is wrong with a screen is seen, each time anew, and what is in order is not', async () => {
  vi.stubEnv('LOOKS', undefined)
  const { page } = await newVisitor(await openBrowser())
  await page.goto(inject('portalUrl'))
  await onScreen(page, 'Inloggen')
  await lookAt(page, 'as it is')
  await page.evaluate(() => document.querySelector('main input')?.removeAttribute('id'))
  await expect(lookAt(page, 'a field without a name')).rejects.toThrow(/axe on a field without a name/)
  await page.reload()
  await onScreen(page, 'Inloggen')
  // Twice, for a colour that was met before is not read anew.
  for (const colour of ['rgb(200, 200, 200)', 'rgb(201, 201, 201)', 'rgb(200, 200, 200)']) {
    await page
      .locator('main label')
      .first()
      .evaluate((label, color) => {
        label.style.color = color
      }, colour)
    await expect(lookAt(page, colour)).rejects.toThrow(/color-contrast/)
  }
  await page.reload()
  await onScreen(page, 'Inloggen')
  await lookAt(page, 'as it is')
  await page.evaluate(() => {
    document.body.style.minWidth = '700px'
  })
  await expect(lookAt(page, 'too wide')).rejects.toThrow(/width of too wide at 200%/)
})
