import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SideNavigation } from '../../ui/shell/wizard/SideNavigation'

test('the link with the focus stays in sight where the list gets less place, also under the title of its chapter', async () => {
  const titles = ['Gezin', 'Wonen', 'Werk', 'Later', 'Toekomst', 'Klaar']
  const { getByRole } = await render(
    <div style={{ display: 'flex', flexDirection: 'column', height: '400px' }}>
      <SideNavigation
        items={titles.map((title, index) => ({
          key: title,
          title,
          chapter: `Hoofdstuk ${index + 1}`,
          ...(title === 'Klaar' ? { state: 'current' } : { state: 'finished', href: `/${title}` }),
        }))}
      />
    </div>,
  )
  const list = getByRole('navigation').element()
  const link = getByRole('link', { name: 'Wonen' }).element()
  if (!(link instanceof HTMLElement && list.parentElement !== null)) throw new Error('No link')
  link.focus()
  list.parentElement.style.height = '98px'
  const isInSight = (): boolean => {
    const [shown, place] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
    return place.height < 100 && shown.top >= place.top && shown.bottom <= place.bottom
  }
  // Told after the list itself is.
  await new Promise<void>(resolve => new ResizeObserver(() => resolve()).observe(list))
  expect(isInSight()).toBe(true)
})
