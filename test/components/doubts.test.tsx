import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { encodeAnswers } from '../../domain/engine/answersCodec'
import { lookAt } from './lookAt'
import {
  answerMissing,
  button,
  card,
  descriptionOf,
  errorSummary,
  expectCount,
  expectFocus,
  fill,
  main,
  onScreen,
  option,
  pick,
  press,
  pressByKey,
  says,
  selectField,
  textField,
  there,
  walkToSending,
} from './onPortal'
import { officeOf } from './portalPage'
import { portalVisits } from './portalVisit'

const sending = 'Gegevens versturen'
const high = '€\u00a0630.000 per jaar, klopt dat?'
const higher = '€\u00a0640.000 per jaar, klopt dat?'
const title = "De aanhef is 'Geachte heer' en het geslacht is 'Vrouw'. Klopt dat?"
const salaryTitle = 'Bruto jaarsalaris (zonder vakantiegeld)'
const salary = textField(salaryTitle, card('Werkgever 1'))
const gender = selectField('Geslacht')

const asked = (words: string) => main.getByText(words, { exact: true })
const heard = (): string => [...document.querySelectorAll('[role=status]')].map(one => one.textContent).join(' ')

const visiting = portalVisits()

test('what is doubtful is asked back when the field is left, confirmed once, and holds nothing up', async () => {
  const office = officeOf('financial_advice', { id: 9 })
  const sent: { customer: object }[] = []
  const { open, comeBack, visit } = await visiting(call => {
    if (call.method === 'PUT' && call.body instanceof Uint8Array)
      sent.push(JSON.parse(new TextDecoder().decode(call.body)))
    return office(call)
  })
  await open('personal_details', 'Persoonlijke gegevens')
  for (const question of ['Heeft u een partner?', 'Heeft u kinderen?']) await press(option(question, 'Nee'))
  await press(option('Bent u in loondienst?', 'Ja'))

  // Nothing is said in the middle of a word: what was typed so far would be a month's pay.
  ;(await there(salary)).focus()
  await userEvent.keyboard('6300')
  const answers = () => JSON.stringify(encodeAnswers(visit.store.state().answers))
  await expect.poll(answers).toContain('6300')
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  await expectCount(main.getByText('klopt dat?'), 0)
  await userEvent.keyboard('00{Tab}')
  await there(asked(high))
  await expect.poll(heard).toContain(`zeshonderddertigduizend euro. ${salaryTitle}: ${high}`)
  await expect.poll(() => descriptionOf(salary)).toContain(`zeshonderddertigduizend euro. ${high}`)
  await expect.element(salary).not.toHaveAttribute('aria-invalid')
  await lookAt('doubt at the field')

  // By keyboard: back to the field, on to the button.
  ;(await there(salary)).focus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expectCount(asked(high), 0)
  await expectFocus(salary)
  await expect.poll(heard).toContain('Genoteerd: dit klopt.')

  // Not asked again after coming back, and asked again of another amount.
  await comeBack('personal_details', 'Persoonlijke gegevens')
  await there(salary)
  await expectCount(asked(high), 0)
  await fill(salary, '640000')
  // Long after the birth date of below: this gives nothing to ask.
  await fill(textField('In dienst sinds', card('Werkgever 1')), '01-03-2015')
  await there(asked(higher))

  // What another answer makes doubtful is said at its own question.
  await pick(selectField('Aanhef'), 'Geachte heer')
  await pick(gender, 'Vrouw')
  await there(asked(title))

  // It is no error: the summary does not name it, and the step goes on with it.
  await press(button('Volgende stap'))
  await there(errorSummary())
  await expectCount(errorSummary().getByText('klopt dat'), 0)
  await answerMissing()
  await there(asked(title))
  await press(button('Volgende stap'))
  await onScreen('Vragen aan uw adviseur')
  await walkToSending()
  await onScreen(sending)

  // Gathered on the overview, each with its way there and its button.
  const list = page
    .css('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Klopt dit?' }) })
    .last()
  await says(/^Werkgever 1: .*, Bruto jaarsalaris/, list)
  await lookAt('doubts on the overview')
  await press(button('Bekijken: Geslacht', list))
  await onScreen('Persoonlijke gegevens')
  await expectFocus(gender)
  await press(button('Terug naar versturen'))
  await onScreen(sending)
  await pressByKey(page.getByRole('button', { name: 'Ja, dat klopt: Geslacht' }))
  await expectCount(list.getByRole('listitem'), 1)
  await expect.poll(() => document.activeElement?.textContent).toBe('Klopt dit?')

  // What was not confirmed is sent all the same, as it was answered.
  await press(button('Gegevens delen met mijn adviseur'))
  await onScreen('Bedankt, uw inventarisatie is verzonden!')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.customer).toHaveProperty('employers.0.salary.value', 640_000)
  expect(sent[0]?.customer).toHaveProperty('gender.value', 'f')
})
