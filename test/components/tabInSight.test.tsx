import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { keepFocusInView } from '../../ui/shell/page/keepFocusInView'

test('what Tab led to is brought into sight; no other key moves the page', async () => {
  const { getByRole } = await render(
    <div style={{ paddingBlock: '3000px' }}>
      <button type="button">Verder</button>
    </div>,
  )
  keepFocusInView(window)
  const button = getByRole('button').element()
  if (!(button instanceof HTMLElement)) throw new Error('No button')
  button.focus({ preventScroll: true })
  const isInSight = (): boolean => {
    const { top, bottom } = button.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  }
  const released = (key: string): boolean => button.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
  released('a')
  expect(isInSight()).toBe(false)
  released('Tab')
  expect(isInSight()).toBe(true)
})
