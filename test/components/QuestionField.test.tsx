import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QuestionField } from '../../ui/survey/questions/QuestionField'
import { ConsequencesContext, createConsequences, useConsequenceWords } from '../../ui/surveyContext/consequences'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { only, portal } from '../projections/portal'
import { portalContext } from './portalContext'

const hoursOf = (employer: string) => `customer.employers.${employer}.working_hours`

/** The working hours of an employer, and what is said of them to who listens. */
const mounted = async () => {
  const at = portal({ type: 'full' })
  at.answers('customer.has_employers', 1)
  const [employer = ''] = at.ids('customer.employers')
  const Told = () => <p role="status">{useConsequenceWords()}</p>
  const { getByLabelText, getByRole } = await render(
    <SurveyContext value={portalContext(at)}>
      <ConsequencesContext value={createConsequences()}>
        <QuestionField path={hoursOf(employer)} errorScope={null} refusal={null} />
        <Told />
      </ConsequencesContext>
    </SurveyContext>,
  )
  const typed = () => at.records.flatMap(({ events }) => only(events, 'TypedOtherwise').map(one => one.typed))
  return { typed, field: getByLabelText('Aantal uren per maand'), told: getByRole('status') }
}

test('a number that is rounded says so at its field and in the log, also where the answer stays the same', async () => {
  const { field, told, typed } = await mounted()
  await field.fill('10,3')
  await userEvent.tab()
  await expect.element(field).toHaveValue('10')
  await expect.element(told).toHaveTextContent('Aantal uren per maand is afgerond op 10.')
  await field.fill('12')
  await userEvent.tab()
  await expect.element(told).toBeEmptyDOMElement()
  await field.fill('12,4')
  await userEvent.tab()
  await expect.element(told).toHaveTextContent('Aantal uren per maand is afgerond op 12.')
  expect(typed()).toEqual(['10,3', '12,4'])
})

test('what an answer takes away and brings is said once, and nothing of it is written at the question', async () => {
  const at = portal({ type: 'full' })
  at.answers('customer.has_employers', 1)
  at.adds('customer.employers')
  const Told = () => <p role="status">{useConsequenceWords()}</p>
  const { getByRole, container } = await render(
    <SurveyContext value={portalContext(at)}>
      <ConsequencesContext value={createConsequences()}>
        <QuestionField path="customer.has_employers" errorScope={null} refusal={null} />
        <Told />
      </ConsequencesContext>
    </SurveyContext>,
  )
  await getByRole('radio', { name: 'Nee' }).click()
  const told = "Werkgever 1 en Werkgever 2 zijn weg. De vraag 'Bent u met pensioen?' is erbij gekomen."
  await expect.element(getByRole('status')).toHaveTextContent(told)
  expect(container.textContent?.split('Werkgever 1').length).toBe(2)
})
