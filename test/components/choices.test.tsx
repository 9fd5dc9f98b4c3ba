import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { StepKey } from '../../domain/language/stepKey'
import { SectionBlock } from '../../ui/survey/content/SectionBlock'
import { useConsequenceWords } from '../../ui/surveyContext/consequences'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { type Portal, portal } from '../projections/portal'
import { portalContext } from './portalContext'

const Told = () => <p role="status">{useConsequenceWords()}</p>

const mounted = async (at: Portal, step: StepKey): Promise<HTMLElement> => {
  const { container } = await render(
    <SurveyContext value={portalContext(at)}>
      {at.catalogue.stepAt.get(step)?.sections.map(section => (
        <SectionBlock key={section.id} section={section} errorScope={null} refusals={[]} />
      ))}
      <Told />
    </SurveyContext>,
  )
  return container
}

test('every row of a choice table that must be answered says so', async () => {
  const step = await mounted(portal({ type: 'full' }), 'mortgage')
  const rows = [...step.querySelectorAll('[id$=".table"] [role="radiogroup"]')]
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.map(row => row.getAttribute('aria-required'))).toEqual(rows.map(() => 'true'))
})

test("LEN-41: a product that is not chosen says 'Maak een keuze', also before the lender is chosen", async () => {
  const lenders = {
    companies: [{ id: '1', code: 'A', name: 'Bank A' }],
    labels: [{ id: '2', company_id: '1', code: 'P', name: 'Product P' }],
  }
  const at = portal({ type: 'mortgage', lenders })
  at.adds('customer.mortgages')
  const step = await mounted(at, 'mortgage_and_pension')
  const product = step.querySelector<HTMLSelectElement>('select[id$="hdn_company_label_id"]')
  expect(product?.selectedOptions[0]?.text).toBe('Maak een keuze')
  expect(step.textContent).toContain('Kies eerst een geldverstrekker')
})

test('a box says what it unticked until the next answer, also one in a choice table', async () => {
  const step = await mounted(portal({ type: 'full' }), 'current_living_condition')
  const told = () => step.querySelector(':scope > p[role=status]')?.textContent
  const press = (words: string): void =>
    [...step.querySelectorAll('label')].find(one => one.textContent === words)?.click()
  press('Voor onverwachte uitgaven')
  press('Ik spaar niet')
  await expect.poll(told).toBe('Niet meer gekozen: Voor onverwachte uitgaven.')
  step.querySelector<HTMLInputElement>('[id$=".table"] input')?.click()
  await expect.poll(told).toBe('')
})
