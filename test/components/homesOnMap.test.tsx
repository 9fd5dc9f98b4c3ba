import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HomesOnMap } from '../../ui/survey/homes/HomesOnMap'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { portal } from '../projections/portal'
import { portalContext } from './portalContext'
import '../../ui/theme/tokens.css'
import '../../ui/theme/base.css'

const nothing = (): void => undefined

/** Many homes in one street, which stand at the same place on a map of fifteen kilometres. */
const results = Array.from({ length: 12 }, (_, at) => ({
  id: String(at),
  image: '',
  value_low: 300_000,
  value_high: 320_000,
  latitude: 52.09 + at / 10_000,
  longitude: 5.13,
  address: { street: 'Kade', number: String(at), number_addition: '', postcode: '3581KW', city: 'Utrecht' },
}))

const mounted = async (width: number, height: number) => {
  await page.viewport(width, height)
  const view = {
    searching: false,
    refused: false,
    results,
    center: { latitude: 52.09, longitude: 5.12 },
    criteria: { homeType: 'Appartement', postalCode: '3581KW', radius: 15 },
    chosen: null,
  }
  const { container } = await render(
    <SurveyContext value={portalContext(portal({ type: 'full' }))}>
      <div style={{ height: 300 }} />
      <main style={{ width: width - 32, containerType: 'inline-size' }}>
        <HomesOnMap view={view} onSearch={nothing} onChoose={nothing} />
      </main>
      <div style={{ height: 1000 }} />
    </SurveyContext>,
  )
  return { container, markers: [...container.querySelectorAll<HTMLElement>('[data-home]')] }
}

test('homes in one street can each be hit by a thumb on a small phone', async () => {
  const { markers } = await mounted(320, 640)
  const places = markers.map(one => one.getBoundingClientRect())
  expect(places).toHaveLength(results.length)
  for (const [at, { x, y, width, height }] of places.entries()) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    for (const other of places.slice(at + 1)) {
      const apart = Math.hypot(x - other.x, y - other.y) - width
      expect(apart).toBeGreaterThanOrEqual(8)
    }
  }
})

test.each([
  [390, 844],
  [320, 640],
  [1280, 900],
])('a number that is pressed shows its home in view, at %i by %i', async (width, height) => {
  const { container, markers } = await mounted(width, height)
  const last = markers.at(-1) ?? expect.fail('No marker')
  last.scrollIntoView({ block: 'center' })
  last.click()
  await expect.poll(() => container.querySelector('[role=status]')?.textContent).toMatch(/^Woning 12/)
  const card = container.querySelector('article') ?? expect.fail('No home')
  const inView = () => {
    const { top, bottom } = card.getBoundingClientRect()
    return top >= 0 && (bottom <= innerHeight || top < innerHeight / 4)
  }
  await expect.poll(inView).toBe(true)
  expect(document.activeElement === last || document.activeElement === document.body).toBe(true)
})
