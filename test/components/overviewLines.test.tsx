import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { StepKey } from '../../domain/language/stepKey'
import { Overview } from '../../ui/survey/overview/Overview'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { filledIn } from '../events/decisions/filledIn'
import { type Portal, portal } from '../projections/portal'
import { portalContext } from './portalContext'

/** The list before sending, and where its controls led. */
const shown = async (at: Portal, locked = false) => {
  const led: (readonly [StepKey, string | undefined])[] = []
  const screen = await render(
    <SurveyContext value={portalContext(at)}>
      <Overview locked={locked} onNavigate={(to, { field } = {}) => led.push([to, field])} />
    </SurveyContext>,
  )
  return { ...screen, led }
}

test('each step is one line: what is open leads to its first question, what is complete opens', async () => {
  const at = portal({ type: 'financial_advice' })
  const { getByRole, container, led } = await shown(at)
  expect(container.textContent).toContain('Nog 11 vragen')
  await getByRole('button', { name: 'Volgende open vraag' }).click()
  await getByRole('button', { name: 'Ga verder: Persoonlijke gegevens' }).click()
  expect(led).toEqual([
    ['personal_details', 'customer.salutation'],
    ['personal_details', 'customer.salutation'],
  ])
  // One control a line, and one for what is open.
  expect(container.querySelectorAll('button').length).toBe(3)
  const view = getByRole('button', { name: 'Bekijk: Vragen aan uw adviseur' })
  await expect.element(view).toHaveAttribute('aria-expanded', 'false')
  await view.click()
  await expect.element(view).toHaveAttribute('aria-expanded', 'true')
  await expect.element(getByRole('button', { name: 'Naar deze stap: Vragen aan uw adviseur' })).toBeVisible()
})

test('a step that is complete says what one knows it by, and each answer can be changed from its line', async () => {
  const at = filledIn({ type: 'financial_advice' })
  at.answers('customer.first_name', 'Jannie')
  const { getByRole, container, led } = await shown(at)
  expect(container.textContent).not.toContain('open.')
  expect(container.textContent).toMatch(/Persoonlijke gegevensCompleet\. Jannie/)
  await getByRole('button', { name: 'Bekijk: Persoonlijke gegevens' }).click()
  await getByRole('button', { name: 'Wijzigen: Roepnaam' }).click()
  expect(led).toEqual([['personal_details', 'customer.first_name']])
})

test('while nothing may change, everything can be read and nothing leads away', async () => {
  const at = portal({ type: 'financial_advice' })
  at.answers('customer.first_name', 'Jannie')
  const { getByRole, container } = await shown(at, true)
  await getByRole('button', { name: 'Bekijk: Persoonlijke gegevens' }).click()
  expect(container.textContent).toContain('RoepnaamJannie')
  expect(container.textContent).toContain('Vul uw achternaam in')
  expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Bekijk', 'Bekijk'])
})
