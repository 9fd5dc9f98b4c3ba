import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from '../../ui/shell/wizard/Menu'

const mounted = async () => {
  const chosen: string[] = []
  const screen = await render(
    // At the foot of the window, as in the wizard: it opens upwards.
    <div style={{ position: 'fixed', insetBlockEnd: 0 }}>
      <input aria-label="Ervoor" />
      <Menu>
        <button type="button" onClick={() => chosen.push('a')}>
          Wat u deed
        </button>
        <details>
          <summary>Meer over uw gegevens</summary>
          <button type="button" onClick={() => chosen.push('b')}>
            Bestand openen
          </button>
        </details>
      </Menu>
      <input aria-label="Erna" />
    </div>,
  )
  const opener = screen.getByRole('button', { name: 'Meer', exact: true })
  const choice = screen.getByRole('button', { name: 'Wat u deed' })
  return { ...screen, chosen, opener, choice }
}

test('it opens by key with the focus on its first choice, and Escape closes it and gives the focus back', async () => {
  const { opener, choice } = await mounted()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(choice).toBeVisible()
  await expect.element(choice).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(choice).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('what is chosen closes it, with the focus back first; what opens within it does not', async () => {
  const { opener, choice, chosen, getByText, getByRole } = await mounted()
  await opener.click()
  await getByText('Meer over uw gegevens').click()
  await getByRole('button', { name: 'Bestand openen' }).click()
  await expect.element(choice).toBeVisible()
  await choice.click()
  expect(chosen).toEqual(['b', 'a'])
  await expect.element(choice).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('it covers nothing that gets the focus after it', async () => {
  const { opener, choice, getByLabelText } = await mounted()
  await opener.click()
  await expect.element(choice).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(getByLabelText('Erna')).toHaveFocus()
  await expect.element(choice).not.toBeInTheDocument()
})
