import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type CurrentQuestion, useCurrentQuestion } from '../../ui/survey/wizard/useCurrentQuestion'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { portal } from '../projections/portal'
import { portalContext } from './portalContext'

const [first, second] = ['customer.first_name', 'customer.last_name'] as const

test('the question one is at is the one that was typed in or pressed; Tab only passes questions', async () => {
  let read: CurrentQuestion = () => expect.fail('Nothing is mounted.')
  const Fields = () => {
    read = useCurrentQuestion()
    return [first, second].map(id => <input key={id} id={id} aria-label={id} />)
  }
  const { getByRole } = await render(
    <SurveyContext value={portalContext(portal({ type: 'financial_advice' }))}>
      <main>
        <Fields />
      </main>
    </SurveyContext>,
  )
  expect(read()).toEqual({ worked: null, focused: null, inSight: first })
  await getByRole('textbox', { name: first }).click()
  expect(read()).toMatchObject({ worked: first, focused: first })
  await userEvent.tab()
  expect(read()).toMatchObject({ worked: first, focused: second })
  await userEvent.keyboard('x')
  expect(read()).toMatchObject({ worked: second, focused: second })
})
