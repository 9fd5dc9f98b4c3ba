import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { keepTexts } from '../../domain/texts/savingTexts'
import { KeepOnDevice } from '../../ui/survey/wizard/KeepOnDevice'

const storage = (persisted: boolean, allows: boolean) => ({
  persisted: async () => persisted,
  persist: async () => allows,
})

test.each([
  [true, keepTexts.yes],
  [false, keepTexts.refused],
])('the browser is asked to keep the answers, and what it said is told: %s', async (allows, told) => {
  const { getByRole } = await render(<KeepOnDevice storage={storage(false, allows)} />)
  await getByRole('button', { name: keepTexts.ask }).click()
  await expect.element(getByRole('status')).toHaveTextContent(told)
})

test('nothing is asked of a browser that keeps them already', async () => {
  const kept = storage(true, true)
  const { container } = await render(<KeepOnDevice storage={kept} />)
  await kept.persisted()
  expect(container.textContent).toBe('')
})
