import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Group } from '../../ui/support/screen/beside/Group'

const lines = (count: number) => Array.from({ length: count }, (_, n) => ({ key: `${n}`, title: `Regel ${n + 1}` }))

test('what a long list of changes leaves out is opened and closed by its button, and other changes begin anew', async () => {
  const { container, getByRole, rerender } = await render(<Group title="Antwoorden" icon="pencil" lines={lines(45)} />)
  const shown = () => container.querySelectorAll('li').length
  expect(shown()).toBe(30)
  await getByRole('button', { name: 'en nog 15' }).click()
  expect(shown()).toBe(45)
  const less = getByRole('button', { name: 'minder tonen' })
  await expect.element(less).toHaveFocus()
  await rerender(<Group title="Antwoorden" icon="pencil" lines={lines(46)} />)
  expect(shown()).toBe(30)
  await rerender(<Group title="Antwoorden" icon="pencil" lines={lines(30)} />)
  expect(container.querySelector('button')).toBeNull()
})

test('of a text that is longer than the portal takes the rest comes when it is asked for', async () => {
  const text = `${'kort '.repeat(4000)}einde`
  const { container, getByRole } = await render(
    <Group title="Antwoorden" icon="pencil" lines={[{ key: 'a', title: 'Vraag', text }]} />,
  )
  expect(container.textContent).not.toContain('einde')
  await getByRole('button', { name: 'Toon alle 20.005 tekens' }).click()
  expect(container.textContent).toContain('einde')
  await getByRole('button', { name: 'Toon alleen het begin' }).click()
  expect(container.textContent?.length).toBeLessThan(1200)
})
