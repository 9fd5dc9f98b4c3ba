import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sessionTimeoutTexts } from '../../domain/texts/sessionTimeoutTexts'
import { tokenLifetimeMs } from '../../events/session/session'
import { SessionTimeout } from '../../ui/sessionTimeout/SessionTimeout'
import { inApp } from './inApp'
import { portalPage } from './portalPage'

const { app } = portalPage()

/** A session that ends within so many minutes. */
const begin = (token: string, minutes: number) =>
  app.session.begin(
    { accessToken: token, username: 'sanne', invitationToken: null },
    Date.now() - tokenLifetimeMs + minutes * 60_000,
  )

test('who is told that the session ends logs in where he works, and comes back to his field', async () => {
  begin('first', 3)
  const { mounted } = inApp(app)
  const { getByRole, getByLabelText, getByText } = await render(
    mounted(
      <>
        <main>
          <h1>Stap</h1>
          <input aria-label="Antwoord" />
        </main>
        <SessionTimeout />
      </>,
    ),
  )
  await expect.element(getByText(sessionTimeoutTexts.ends(3)).first()).toBeVisible()
  const field = getByLabelText('Antwoord')
  await field.fill('jan')
  await getByRole('button', { name: sessionTimeoutTexts.button }).click()
  await expect.element(getByRole('dialog', { name: sessionTimeoutTexts.title })).toBeVisible()
  await expect.element(getByLabelText('Wachtwoord', { exact: true })).toHaveFocus()
  // Another tab has logged in meanwhile.
  begin('second', 60)
  await expect.element(field).toHaveFocus()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  app.session.end()
})
