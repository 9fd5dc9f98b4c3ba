import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoViolation, lookAt } from './lookAt'
import { button, fill, onScreen, press, says, selectField, textField, there } from './onPortal'
import { portalPage } from './portalPage'
import { select } from './supportTool'

test('the debug screen: nothing without a type, a name tested, the browser told; out of it one comes to the login', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const portal = portalPage(undefined, {}, { kept: new Map(), address: '/debug' })
  portal.mount()
  await onScreen('Debug')
  await lookAt('debug')
  await press(button('Naar introductie'))
  await says('Kies een uitnodigingstype', page.getByRole('alert'))
  expect(location.pathname).toBe('/debug')
  for (const [name, verdict] of [
    ['jan', 'Gebruikersnaam moet minimaal 4 tekens lang zijn'],
    ['jan#1', 'Gebruikersnaam mag geen speciale tekens bevatten'],
    ['jansen', 'Dat ziet er goed uit!'],
  ] as const) {
    await fill(textField('Gebruikersnaam'), name)
    await press(button('Gebruikersnaam testen'))
    await says(verdict)
  }
  await says('Uw browser: Chrome')
  await there(page.getByRole('link', { name: 'Firefox downloaden' }))
  await lookAt('debug, refused')
  await page.viewport(640, 400)
  await expectNoViolation('debug, refused at 200%')
  await page.viewport(1280, 800)
  // Whoever is not logged in has no intro yet; logging out leads to the login.
  await select(selectField('Uitnodigingstype'), 'full')
  await press(button('Naar introductie'))
  await onScreen('Inloggen')
  portal.router.go('/debug', true)
  await onScreen('Debug')
  await press(button('Uitloggen').first())
  await onScreen('Inloggen')
  expect(portal.faults).toEqual([])
  portal.unmount()
  await portal.logOut()
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([])
  for (const one of said) one.mockRestore()
})
