import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Way } from '../../projections/past/undo'
import { useUndoKeys } from '../../ui/undo/useUndoKeys'

const mounted = async () => {
  const pressed: string[] = []
  const Keys = ({ name }: { name: string }) => {
    useUndoKeys((way: Way) => pressed.push(`${name} ${way}`))
    return <input aria-label="Voorletters" />
  }
  const { rerender, unmount, getByLabelText } = await render(<Keys name="a" />)
  return {
    pressed,
    named: (name: string) => rerender(<Keys name={name} />),
    unmount,
    field: getByLabelText('Voorletters'),
  }
}

test('a press takes back once, on whatever screen came in between', async () => {
  const before = await mounted()
  await before.unmount()
  const { pressed, named } = await mounted()
  await named('b')
  await userEvent.keyboard('{Control>}z{/Control}')
  await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
  await userEvent.keyboard('{Control>}y{/Control}')
  expect([pressed, before.pressed]).toEqual([['b undo', 'b redo', 'b redo'], []])
})

test('in a field they are the browser’s own', async () => {
  const { pressed, field } = await mounted()
  await field.click()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(pressed).toEqual([])
})
