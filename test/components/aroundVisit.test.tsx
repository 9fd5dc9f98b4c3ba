import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { tryAgainLabel } from '../../domain/texts/accountTexts'
import { successTexts } from '../../domain/texts/successTexts'
import { visitLifecycleTexts } from '../../domain/texts/visitLifecycleTexts'
import { viewTexts } from '../../domain/texts/wizardTexts'
import { AppFrame } from '../../ui/app/frame/AppFrame'
import { FarewellScreen } from '../../ui/app/visitScreens/FarewellScreen'
import { StepView } from '../../ui/app/visitScreens/StepView'
import { UnreachableScreen } from '../../ui/app/visitScreens/UnreachableScreen'
import { VisitScreen } from '../../ui/app/visitScreens/VisitScreen'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { initialLifecycle } from '../../ui/visit/lifecycle/lifecycleState'
import { createSurveyDependencies } from '../../ui/visit/openVisit/createSurveyDependencies'
import { noDoors } from '../setup/noDoors'
import { inApp } from './inApp'
import { portalPage } from './portalPage'

const page = portalPage()
const { app } = page
const identity = { token: 'token', invitation: 'full' }

afterEach(() => page.logOut())

test('another screen takes the focus by its title, which the browser calls the page', async () => {
  const { mounted } = inApp(app)
  const { getByRole, rerender } = await render(mounted(<AppFrame title="Eerst">x</AppFrame>))
  await expect.element(getByRole('heading', { name: 'Eerst' })).toHaveFocus()
  await rerender(
    mounted(
      <AppFrame title="Dan" refused>
        x
      </AppFrame>,
    ),
  )
  await expect.element(getByRole('heading', { name: 'Dan' })).toHaveFocus()
  expect(document.title).toMatch(/^Fout: Dan - /)
})

test('an office that cannot be reached is asked again at a press and once the line may be back, and each failure is told', async () => {
  const { sent, mounted } = inApp(app)
  const { container, getByRole, rerender } = await render(mounted(<UnreachableScreen busy={false} />))
  const said = () => container.querySelector('p[role=alert]')
  const before = said()
  await getByRole('button', { name: tryAgainLabel }).click()
  await rerender(mounted(<UnreachableScreen busy />))
  await rerender(mounted(<UnreachableScreen busy={false} />))
  await expect.poll(() => said() !== null && said() !== before).toBe(true)
  window.dispatchEvent(new Event('online'))
  expect(sent).toEqual([1, 2].map(() => ({ tag: 'entered', identity: null, takeOver: false })))
})

test('a log that is open in another tab is taken over at a press', async () => {
  const { sent, mounted } = inApp(app)
  app.lifecycle$.next({ ...initialLifecycle, phase: { tag: 'inOtherTab', identity } })
  const { getByRole } = await render(mounted(<VisitScreen />))
  await getByRole('button', { name: visitLifecycleTexts.elsewhere.here }).click()
  expect(sent).toEqual([{ tag: 'entered', identity: null, takeOver: true }])
  app.lifecycle$.next(initialLifecycle)
})

const question = 'questions_for_the_advisor.sections.section_1.questions.question_2.value'

test('the other view of a step begins at the question that one was at, and the log knows it', async () => {
  const visit = await page.logIn()
  page.unmount()
  const { mounted } = inApp(app)
  const actions = {
    ...noDoors,
    frame: AppFrame,
    link: ({ children }: { readonly children?: React.ReactNode }) => children,
  }
  const { getByRole } = await render(
    mounted(
      <SurveyContext value={createSurveyDependencies(visit, app.host, app.clock.now)}>
        <StepView visit={visit} step="questions_for_the_advisor" actions={actions} />
      </SurveyContext>,
    ),
  )
  const field = document.getElementById(question) ?? expect.fail('There is no such field.')
  field.focus()
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await getByRole('button', { name: 'Meer', exact: true }).click()
  await getByRole('button', { name: viewTexts.toCalm }).click()
  await expect.poll(() => visit.store.state().calm.on).toBe(true)
  await expect.poll(() => document.activeElement?.id).toBe(question)
})

test('the page of what arrived counts down, and who holds it stays, at the button that logs him out', async () => {
  const visit = await page.logIn()
  page.unmount()
  const { sent, mounted } = inApp(app)
  const { getByRole } = await render(mounted(<FarewellScreen visit={visit} partnerInvited receivedAt={null} />))
  await getByRole('button', { name: successTexts.hold }).click()
  const logOut = getByRole('button', { name: successTexts.logOutHeld })
  await expect.element(logOut).toHaveFocus()
  await logOut.click()
  expect(sent).toEqual([{ tag: 'farewellOver', redirect: null }])
})
