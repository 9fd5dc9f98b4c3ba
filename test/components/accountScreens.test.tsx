import * as E from 'fp-ts/Either'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CallFault } from '../../events/effects/calls/http'
import type { TokenValidation } from '../../events/effects/wire/account'
import { createSession } from '../../events/session/session'
import { constantStream } from '../../events/stream'
import { LoginScreen } from '../../ui/account/LoginScreen'
import { RegisterScreen } from '../../ui/account/RegisterScreen'
import type { AccountDependencies } from '../../ui/accountForms/accountDependencies'

import { fakeKeeping } from '../events/session/fakeKeeping'
import { host } from '../ui/testHost'

const refused: CallFault = { tag: 'status', status: 401, body: null }
const no = () => async () => E.left(refused)

const mounted = async (Screen = LoginScreen, address = '/', calls: Partial<AccountDependencies['account']> = {}) => {
  const said: string[] = []
  const dependencies: AccountDependencies = {
    account: { login: no, register: no, validateToken: no, requestCode: no, ...calls },
    recovery: {
      recoverUsername: no,
      recoverPassword: no,
      resetPassword: no,
      resetEmail: no,
      changePassword: no,
    },
    session: createSession(fakeKeeping(), { session: null, onward: null }, 0),
    isOtherCustomer: () => false,
    host,
    replacedUsername: () => null,
    now: () => 0,
    navigate: () => undefined,
    notify: (_, text) => said.push(text),
    clearNotice: () => said.push('-'),
    lastNotice$: constantStream(null),
    leave: () => undefined,
    frame: ({ children }) => <main>{children}</main>,
    link: ({ children }) => <a href="/">{children}</a>,
  }
  const screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <Screen {...dependencies} />
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

describe('a link, without a connection', () => {
  const fails = E.left<CallFault>({ tag: 'offline' })
  const why = /^Wij kunnen geen verbinding maken/
  const again = { name: 'Opnieuw proberen' }

  /** A call whose answers the test gives, one at a time. */
  const answered = <A,>() => {
    const answers: ((answer: E.Either<CallFault, A>) => void)[] = []
    const call = () => () => new Promise<E.Either<CallFault, A>>(resolve => answers.push(resolve))
    return { call, answer: (answer: E.Either<CallFault, A>) => answers.shift()?.(answer) }
  }

  test('to the login says why it failed, and keeps the focus on the button that tries again', async () => {
    const { call, answer } = answered<never>()
    const { screen } = await mounted(LoginScreen, '/login?token=uit', { login: call })
    answer(fails)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(why)
    const button = screen.getByRole('button', again)
    await button.click()
    await expect.element(button).toHaveAttribute('aria-disabled')
    await expect.element(screen.getByText(why)).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    answer(fails)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(why)
    await expect.element(button).toHaveFocus()
  })

  test('to register says why it failed where it was silent before, keeps the focus, and gives it to the form', async () => {
    const { call, answer } = answered<TokenValidation>()
    const { screen } = await mounted(RegisterScreen, '/register?token=uit', { validateToken: call })
    const heard = screen.container.querySelector('main > [role=status]:empty')
    answer(fails)
    await expect.element(screen.getByText(why)).toBeVisible()
    expect(heard?.textContent).toMatch(why)
    const button = screen.getByRole('button', again)
    await button.click()
    await expect.element(button).toHaveAttribute('aria-disabled')
    expect(heard?.textContent).toBe('')
    await expect.element(button).toHaveFocus()
    answer(fails)
    await expect.element(screen.getByText(why)).toBeVisible()
    await expect.element(button).toHaveFocus()
    await button.click()
    answer(E.right({ tag: 'valid', type: 'full', username: null }))
    await expect.element(screen.getByLabelText('Gebruikersnaam')).toHaveFocus()
  })
})
