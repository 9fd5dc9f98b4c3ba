import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type NavigationItem, SideNavigation } from '../../ui/shell/wizard/SideNavigation'

const chapters = { Gezin: 'U', Wonen: 'Nu', Lenen: 'Nu', Pensioen: 'Later', Klaar: 'Versturen' } as const

/** All before 'Pensioen' were passed. */
const items = Object.entries(chapters).map(([title, chapter], at): NavigationItem => {
  const state = at < 3 ? 'finished' : at === 3 ? 'current' : 'waiting'
  return { key: title, title, chapter, state, left: at, href: state === 'finished' ? `#${title}` : undefined }
})

const focused = (): string => document.activeElement?.textContent ?? ''

const around = (
  <>
    <button type="button">Ervoor</button>
    <SideNavigation items={items} />
    <button type="button">Erna</button>
  </>
)

test('it links to earlier steps alone and says in words how far each is', async () => {
  const { container } = await render(<SideNavigation items={items} />)
  const rows = [...container.querySelectorAll('li > :last-child')]
  expect(rows.map(row => [row.tagName, row.textContent])).toEqual([
    ['A', 'Gezin, afgerond'],
    ['A', 'Wonen, nog niet compleet, nog 1 vraag'],
    ['A', 'Lenen, nog niet compleet, nog 2 vragen'],
    ['SPAN', 'Pensioen, huidige stap, nog 3 vragen'],
    ['SPAN', 'Klaar, volgt nog, nog 4 vragen'],
  ])
  expect(rows.map(row => row.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null])
  // Only what is complete has the mark for it.
  expect(rows.map(row => row.querySelector('svg') !== null)).toEqual([true, false, false, false, false])
})

test('Tab stops at it once, at the step before; arrows, Home and End go on from there', async () => {
  const { getByRole } = await render(around)
  await getByRole('button', { name: 'Ervoor' }).click()
  await userEvent.tab()
  expect(focused()).toMatch(/^Lenen/)
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toMatch(/^Wonen/)
  await userEvent.keyboard('{Home}')
  expect(focused()).toMatch(/^Gezin/)
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focused()).toMatch(/^Lenen/)
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.tab()
  expect(focused()).toBe('Erna')
  // One comes back to where one was.
  await userEvent.tab({ shift: true })
  expect(focused()).toMatch(/^Wonen/)
})

test('in a low window only the chapter of this step is open, and the others open by key', async () => {
  await page.viewport(1280, 700)
  try {
    const { getByRole, container } = await render(around)
    const titles = () => [...container.querySelectorAll('a, [aria-current]')].map(one => one.textContent?.split(',')[0])
    await expect.poll(titles).toEqual(['Pensioen'])
    await getByRole('button', { name: 'Ervoor' }).click()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toMatch(/^Nu/)
    await userEvent.keyboard('{Enter}')
    expect(titles()).toEqual(['Wonen', 'Lenen', 'Pensioen'])
    await expect.element(getByRole('button', { name: 'Nu' })).toHaveAttribute('aria-expanded', 'true')
  } finally {
    await page.viewport(1280, 800)
  }
})
