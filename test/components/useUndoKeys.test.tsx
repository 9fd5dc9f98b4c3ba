import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { UndoDirection } from '../../projections/undo/nextUndo'
import { useUndoKeys } from '../../ui/undo/useUndoKeys'
import { TextField } from '../../ui/widgets/textFields/TextField'
import { typings } from '../ui/gallery/typings'

const mounted = async () => {
  const pressed: string[] = []
  const Keys = ({ name }: { name: string }) => {
    useUndoKeys((way: UndoDirection) => pressed.push(`${name} ${way}`))
    return <TextField id="initials" label="Voorletters" typing={typings.words} value="" onCommit={() => undefined} />
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

test('in a field they take back what was typed there since it was entered, and nothing else', async () => {
  const { pressed, field } = await mounted()
  await field.click()
  await userEvent.keyboard('ab{Control>}zzy{/Control}')
  await expect.element(field).toHaveValue('ab')
  expect(pressed).toEqual([])
  await userEvent.tab()
  await field.click()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(pressed).toEqual(['a undo'])
})

test("what the browser's own menu takes back is what was typed in that field", async () => {
  const { field } = await mounted()
  await field.click()
  await userEvent.keyboard('ab')
  const asked = (inputType: string) => {
    const event = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true })
    field.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(asked('historyUndo')).toBe(true)
  await expect.element(field).toHaveValue('')
  expect(asked('historyRedo')).toBe(true)
  await expect.element(field).toHaveValue('ab')
  expect(asked('insertText')).toBe(false)
})
