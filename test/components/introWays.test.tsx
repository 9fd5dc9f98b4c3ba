import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { StepKey } from '../../domain/language/stepKey'
import { IntroScreen } from '../../ui/intro/IntroScreen'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import type { WizardPage } from '../../ui/surveyContext/wizardActions'
import { portal } from '../projections/portal'
import { portalContext } from './portalContext'

const Frame: WizardPage = ({ children }) => <main>{children}</main>
const nothing = (): void => undefined

const intro = async () => {
  const at = portal({ type: 'full' })
  at.does({ type: 'LoadSetting', name: 'iwize_integration', on: true })
  const led: StepKey[] = []
  const screen = await render(
    <SurveyContext value={portalContext(at)}>
      <IntroScreen
        frame={Frame}
        onNavigate={to => led.push(to)}
        onExport={nothing}
        onHelp={nothing}
        onTransferFile={nothing}
        onLogOut={nothing}
        onEraseLeft={nothing}
      />
    </SurveyContext>,
  )
  return { ...screen, at, led }
}

test('asks how to begin, and nothing else: each way is one control', async () => {
  const { container } = await intro()
  const controls = [...container.querySelectorAll('button, summary')].map(({ textContent }) => textContent)
  expect(controls).toEqual([
    'Start met ophalen',
    'Start met invullen',
    'Start vraag voor vraag',
    'Houd dit bij de hand',
    'Verder met een bestand',
  ])
})

test('the view that one chose there is the view of the steps, until the other one is chosen', async () => {
  const { getByRole, at, led } = await intro()
  await getByRole('button', { name: 'Start vraag voor vraag' }).click()
  expect(led).toEqual(['personal_details'])
  expect(at.state().calm.on).toBe(true)
  await getByRole('button', { name: 'Start met invullen' }).click()
  expect(led).toEqual(['personal_details', 'personal_details'])
  expect(at.state().calm.on).toBe(false)
})
