import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { questionScreenFor } from '../../projections/oneQuestionView/questionScreenFor'
import { questionScreens } from '../../projections/oneQuestionView/questionScreens'
import { OneQuestionBody } from '../../ui/survey/oneQuestionView/OneQuestionBody'
import { openEnclosingItems } from '../../ui/survey/reveal/reveal'
import { createOpenItems, OpenItemsContext } from '../../ui/surveyContext/openItems'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { portal } from '../projections/portal'
import { viewOf } from '../projections/viewOf'
import { noDoors } from '../setup/noDoors'
import { portalContext } from './portalContext'

const home = {
  'customer.address.postal_code': '7201 DN',
  'customer.address.number': '8',
  'customer.address.street': 'Houtmarktlaan',
  'customer.address.place': 'Zutphen',
}

/** The screen of the first step that a path leads to, of a visit of which the office knows an address. */
const mounted = async (path: string) => {
  const at = portal({ type: 'full', values: home })
  const context = portalContext(at)
  const openItems = createOpenItems()
  const went: string[] = []
  const screens = questionScreens(at.catalogue, viewOf(at), 'personal_details')
  const screen = questionScreenFor(at.catalogue, screens, path) ?? expect.fail('No screen')
  at.does({ type: 'ShowCalmScreen', step: 'personal_details', at: screen.id, heldUp: false })
  const rendered = await render(
    <SurveyContext value={context}>
      <OpenItemsContext value={openItems}>
        <OneQuestionBody
          step="personal_details"
          screens={screens}
          screen={screen}
          field={null}
          wayBack={false}
          onScreen={id => went.push(id)}
          frame={({ children }) => children}
          link={({ children }) => children}
          {...noDoors}
        />
      </OpenItemsContext>
    </SurveyContext>,
  )
  const button = (name: string) => rendered.getByRole('button', { name, exact: true })
  const next = screens[screens.indexOf(screen) + 1]?.id
  return { at, context, openItems, went, next, button, screen, ...rendered }
}

test("an address that is known is read as one question, and 'Klopt' says so and goes on", async () => {
  const { at, went, next, button, getByText, container } = await mounted('customer.home')
  await expect.element(getByText('Houtmarktlaan 8, 7201 DN Zutphen')).toBeVisible()
  expect(container.querySelectorAll('input').length).toBe(0)
  expect(container.querySelectorAll('button').length).toBe(4)
  await button('Klopt').click()
  expect(at.state().confirmed.get('customer.home')).toHaveLength(Object.keys(home).length)
  expect(went).toEqual([next])
})

test('one goes on without a word about it too, by the keys alone', async () => {
  const { at, went, next, button } = await mounted('customer.home')
  await button('Volgende').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(went).toEqual([next])
  expect(at.state().confirmed.size).toBe(0)
})

test("'Wijzigen' opens the fields in their place, which stay while one of them is wrong", async () => {
  const { button, getByRole, getByText } = await mounted('customer.home')
  await button('Wijzigen').click()
  expect(document.activeElement?.id).toBe('customer.address.postal_code')
  const number = getByRole('textbox', { name: 'Huisnummer' })
  await number.fill('')
  await userEvent.tab()
  await expect.element(number).toBeVisible()
  await number.fill('10')
  await userEvent.tab()
  await button('Klaar').click()
  await expect.element(getByText('Houtmarktlaan 10, 7201 DN Zutphen')).toBeVisible()
  expect(document.activeElement?.textContent).toBe('Klopt')
})

test('a link to an answer on a card opens it', async () => {
  const { context, openItems, container } = await mounted('customer.address.street')
  openEnclosingItems(context, openItems, 'customer.address.street')
  await expect.poll(() => container.querySelector('[id="customer.address.street"]')).not.toBeNull()
})
