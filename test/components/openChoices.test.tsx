import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openAssumptions } from '../../projections/steps/openAssumptions'
import { AssumptionPrompt } from '../../ui/survey/step/AssumptionPrompt'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { filledIn } from '../events/decisions/filledIn'
import { viewOf } from '../projections/viewOf'
import { portalContext } from './portalContext'

const step = 'personal_details'

test('each open choice takes the focus in its turn, and the last one answered leads on', async () => {
  const at = filledIn({ type: 'financial_advice' })
  at.does({ type: 'SubmitStep', step })
  const open = openAssumptions(at.catalogue, viewOf(at), step)
  expect(open.length).toBeGreaterThan(1)
  let done = 0
  const { getByRole } = await render(
    <SurveyContext value={portalContext(at)}>
      <AssumptionPrompt step={step} attempt={1} onDone={() => done++} onYes={() => undefined} />
    </SurveyContext>,
  )
  for (const { words, no } of open) {
    const choice = getByRole('group', { name: words })
    await expect.element(choice).toHaveFocus()
    expect(done).toBe(0)
    await choice.getByRole('button', { name: no }).click()
  }
  expect(done).toBe(1)
})

test("a 'Ja' leads to the place of the question", async () => {
  const at = filledIn({ type: 'financial_advice' })
  at.does({ type: 'SubmitStep', step })
  const [first = expect.fail('Nothing is open.')] = openAssumptions(at.catalogue, viewOf(at), step)
  const led: string[] = []
  const { getByRole } = await render(
    <SurveyContext value={portalContext(at)}>
      <AssumptionPrompt step={step} attempt={1} onDone={() => undefined} onYes={path => led.push(path)} />
    </SurveyContext>,
  )
  await getByRole('group', { name: first.words }).getByRole('button', { name: first.yes }).click()
  expect(led).toEqual([first.path])
})
