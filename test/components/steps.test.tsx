import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { stepRefused } from '../../domain/texts/stepTexts'
import { OneQuestionStep } from '../../ui/survey/oneQuestionView/OneQuestionStep'
import { StepScreen } from '../../ui/survey/step/StepScreen'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import type { WizardPage } from '../../ui/surveyContext/wizardActions'
import { portal } from '../projections/portal'
import { noDoors } from '../setup/noDoors'
import { portalContext } from './portalContext'

const Frame: WizardPage = ({ title, children }) => (
  <main>
    <h1>{title}</h1>
    {children}
  </main>
)
const doors = { ...noDoors, frame: Frame, link: ({ children }: { readonly children?: React.ReactNode }) => children }
const field = 'customer.first_name'

test('a step that is refused says what is wrong where the focus goes, and leads to it', async () => {
  const at = portal({ type: 'financial_advice' })
  const { getByRole } = await render(
    <SurveyContext value={portalContext(at)}>
      <StepScreen {...doors} step="personal_details" />
    </SurveyContext>,
  )
  await getByRole('button', { name: 'Volgende stap' }).click()
  await expect.element(getByRole('heading', { name: stepRefused })).toHaveFocus()
  await getByRole('link', { name: /^Roepnaam/ }).click()
  expect(document.activeElement?.id).toBe(field)
})

test('a step begins at the question that one was led to', async () => {
  await render(
    <SurveyContext value={portalContext(portal({ type: 'financial_advice' }))}>
      <StepScreen {...doors} step="personal_details" field={field} />
    </SurveyContext>,
  )
  expect(document.activeElement?.id).toBe(field)
})

test('a step that is on the screen opens what a question stands in, when one is led to that', async () => {
  const street = 'customer.address.street'
  const home = { postal_code: '7201 DN', number: '8', street: 'Houtmarktlaan', place: 'Zutphen' }
  const values = Object.fromEntries(Object.entries(home).map(([key, value]) => [`customer.address.${key}`, value]))
  const context = portalContext(portal({ type: 'full', values }))
  const at = (field: string | null) => (
    <SurveyContext value={context}>
      <StepScreen {...doors} step="personal_details" field={field} />
    </SurveyContext>
  )
  const { rerender } = await render(at(null))
  expect(document.getElementById(street)).toBeNull()
  await rerender(at(street))
  expect(document.activeElement?.id).toBe(street)
})

test('one question at a time begins at its screen, which the address and the log then name', async () => {
  const at = portal({ type: 'financial_advice' })
  const went: string[] = []
  await render(
    <SurveyContext value={portalContext(at)}>
      <OneQuestionStep
        {...doors}
        step="personal_details"
        at={null}
        field={field}
        fromEnd={false}
        wayBack={false}
        onScreen={id => went.push(id)}
      />
    </SurveyContext>,
  )
  await expect.poll(() => document.activeElement?.id).toBe(field)
  expect(at.state().calm.at).toMatchObject({ step: 'personal_details', screen: went[0] })
})
