import * as E from 'fp-ts/Either'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CallFault } from '../../events/effects/http'
import { createSession } from '../../events/session/session'
import { still } from '../../events/stream'
import type { AccountDoors } from '../../ui/account/accountDoors'
import { LoginScreen } from '../../ui/account/LoginScreen'

import { fakeKeeping } from '../events/session/fakeKeeping'
import { host } from '../ui/testHost'

const mounted = async () => {
  const said: string[] = []
  const refused: CallFault = { tag: 'status', status: 401, body: null }
  const no = () => async () => E.left(refused)
  const doors: AccountDoors = {
    account: { login: no, register: no, validateToken: no, requestCode: no },
    recovery: {
      recoverUsername: no,
      recoverPassword: no,
      resetPassword: no,
      resetEmail: no,
      changePassword: no,
    },
    session: createSession(fakeKeeping(), { session: null, onward: null }, 0),
    isOthers: () => false,
    host,
    swapped: () => null,
    now: () => 0,
    navigate: () => undefined,
    notify: (_, text) => said.push(text),
    hush: () => said.push('-'),
    last$: still(null),
    leave: () => undefined,
    frame: ({ children }) => <main>{children}</main>,
    link: ({ children }) => <a href="/">{children}</a>,
  }
  const screen = await render(
    <MemoryRouter>
      <LoginScreen {...doors} />
    </MemoryRouter>,
  )
  return { said, screen }
}

test('a login that is tried anew takes away what was said of the one before', async () => {
  const { said, screen } = await mounted()
  await screen.getByLabelText('Gebruikersnaam').fill('jan')
  await screen.getByLabelText('Wachtwoord', { exact: true }).fill('geheim12')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => said).toEqual(['-', 'Login gegevens niet correct'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => said.slice(2)).toEqual(['-', 'Login gegevens niet correct'])
})

test('an English line is marked as such, and a Dutch one below it says what to do', async () => {
  const { screen } = await mounted()
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
  const english = [...document.querySelectorAll('main [lang=en]')].map(one => one.textContent)
  expect(english).toEqual(['Username is required', 'Password is required'])
  await expect
    .element(screen.getByLabelText('Wachtwoord', { exact: true }))
    .toHaveAccessibleDescription(/^Password is required.*Vul uw wachtwoord in\.$/)
})
