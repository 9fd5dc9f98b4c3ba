import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EnterKeyContext } from '../../ui/survey/questions/enterKeyContext'
import { QuestionField } from '../../ui/survey/questions/QuestionField'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { portal } from '../projections/portal'
import { portalContext } from './portalContext'

const mounted = async (paths: (at: ReturnType<typeof portal>) => readonly string[], key: 'done' | 'next' = 'done') => {
  const at = portal({ type: 'full' })
  for (const path of ['customer.has_employers', 'customer.has_companies']) at.answers(path, 1)
  const { container } = await render(
    <SurveyContext value={portalContext(at)}>
      <EnterKeyContext value={key}>
        {paths(at).map(path => (
          <QuestionField key={path} path={path} errorScope={null} refusal={null} />
        ))}
      </EnterKeyContext>
    </SurveyContext>,
  )
  const all = [...container.querySelectorAll<HTMLElement>('input, select, textarea')]
  return all.map(one =>
    ['autocomplete', 'inputmode', 'autocapitalize', 'enterkeyhint'].map(name => one.getAttribute(name)).join(' '),
  )
}

test("a field says what it is of the customer's, and which keyboard it needs", async () => {
  const paths = ['salutation', 'first_name', 'insertion', 'date_of_birth', 'phone', 'email', 'address.postal_code']
  expect(await mounted(() => paths.map(path => `customer.${path}`))).toEqual([
    'honorific-prefix   ',
    'given-name  words done',
    'off  none done',
    'bday numeric  done',
    'tel tel  done',
    'email email none done',
    'postal-code  characters done',
  ])
})

test('of one employer nothing is filled in that was meant for another', async () => {
  const fields = await mounted(at => {
    const [employer = ''] = at.ids('customer.employers')
    const [company = ''] = at.ids('customer.companies')
    return [`customer.employers.${employer}.name`, `customer.companies.${company}.registration_number`]
  })
  expect(fields[0]).toMatch(/^section-\S+ organization {2}words done$/)
  expect(fields[1]).toBe('off numeric  done')
})

test('where one question has the page to itself the keyboard says that it goes on', async () => {
  expect(await mounted(() => ['customer.phone'], 'next')).toEqual(['tel tel  next'])
})
