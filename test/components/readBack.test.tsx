import { expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { futureIncome } from '../../domain/catalogue/futureIncome'
import { personalDetails } from '../../domain/catalogue/personalDetails'
import { sectionCard } from '../../domain/engine/readBack'
import type { InvitationType } from '../../domain/language/invitation'
import type { Section } from '../../domain/language/section'
import type { ErrorScope } from '../../projections/steps/fieldErrors'
import { SectionBlock } from '../../ui/survey/content/SectionBlock'
import { SectionContent } from '../../ui/survey/content/SectionContent'
import { SectionCard } from '../../ui/survey/readBack/SectionCard'
import { reveal } from '../../ui/survey/reveal/reveal'
import { createOpenItems, OpenItemsContext } from '../../ui/surveyContext/openItems'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { item, portal } from '../projections/portal'
import { portalContext } from './portalContext'

const home = {
  'customer.address.postal_code': '7201 DN',
  'customer.address.number': '8',
  'customer.address.street': 'Houtmarktlaan',
  'customer.address.place': 'Zutphen',
}

const noRefusals: readonly (readonly [string, string])[] = []

/** A step, the first, of a visit of which the office knows this. */
const mounted = async (
  values: Readonly<Record<string, string | number>>,
  lists = {},
  judged: ErrorScope = null,
  { sections, type }: { sections: readonly Section[]; type: InvitationType } = { ...personalDetails, type: 'full' },
) => {
  const at = portal({ type, values, lists })
  const context = portalContext(at)
  const openItems = createOpenItems()
  const screen = await render(
    <SurveyContext value={context}>
      <OpenItemsContext value={openItems}>
        {sections.map(section => (
          <SectionBlock key={section.id} section={section} errorScope={judged} refusals={noRefusals} />
        ))}
      </OpenItemsContext>
    </SurveyContext>,
  )
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  return { at, context, openItems, button, ...screen }
}

const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? ''

test('what the office knows is read, and opens in place with the keys alone; closed, the focus is where one left', async () => {
  const { button, getByText, container } = await mounted(home)
  await expect.element(getByText('Houtmarktlaan 8, 7201 DN Zutphen')).toBeVisible()
  const field = () => container.querySelector<HTMLInputElement>('[id="customer.address.street"]')
  expect(field()).toBeNull()
  await button('Wijzigen: Uw woning').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.id).toBe('customer.address.postal_code')
  expect(field()?.value).toBe('Houtmarktlaan')
  await button('Klaar: Uw woning').click()
  expect(field()).toBeNull()
  expect(focused()).toBe('Klopt: Uw woning')
})

test("'Klopt' folds a card to what one knows it by, rests on what was read, and 'Wijzigen' keeps the focus", async () => {
  const { at, button, getByText, container } = await mounted(home)
  await button('Klopt: Uw woning').click()
  await expect.element(getByText('Houtmarktlaan 8, 7201 DN Zutphen').first()).toBeVisible()
  // All of it is there for who searches the page, and on paper.
  const folded = container.querySelector('[hidden="until-found"] dd')
  expect(folded?.textContent).toBe('Houtmarktlaan 8, 7201 DN Zutphen')
  expect(folded?.checkVisibility()).toBe(false)
  await expect.element(button('Klopt: Uw woning')).not.toBeInTheDocument()
  expect(focused()).toBe('Wijzigen: Uw woning')
  const confirmed = at.state().confirmed.get('customer.home') ?? []
  expect(confirmed.map(({ path }) => path).toSorted()).toEqual(Object.keys(home).toSorted())
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  expect(folded?.checkVisibility()).toBe(true)
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

test('taken back, or with another value than was confirmed, it is asked again', async () => {
  const { at, context, button } = await mounted(home)
  await button('Klopt: Uw woning').click()
  context.dispatch({
    type: 'UndoAction',
    of: [at.records.length],
    answers: [],
    items: [],
    reopened: [],
    submit: null,
    confirmed: [{ path: 'customer.home', rested: [] }],
  })
  await expect.element(button('Klopt: Uw woning')).toBeVisible()
})

test('what is missing is asked at the foot, without red before one went on, and stays there while it is filled in', async () => {
  const { button, getByRole, container } = await mounted({
    'customer.salutation': 'Geachte mevrouw',
    'customer.initials': 'S.M.',
    'customer.last_name': 'Vries',
    'customer.date_of_birth': '14-03-1982',
    'customer.gender': 'f',
    'customer.maritial_status': 1,
  })
  const name = getByRole('textbox', { name: 'Roepnaam' })
  await expect.element(name).toBeVisible()
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true')
  // What may stay empty and is waits behind 'Wijzigen'.
  expect(container.querySelector('[id="customer.insertion"]')).toBeNull()
  await expect.element(button('Klopt: Persoonlijke gegevens')).not.toBeInTheDocument()
  await name.fill('Sanne')
  await userEvent.tab()
  await expect.element(button('Klopt: Persoonlijke gegevens')).toBeVisible()
  await expect.element(name).toBeVisible()
})

test('a link to an answer opens its card; one to what is not right finds it asked already', async () => {
  const { context, openItems, container } = await mounted({ ...home, 'customer.address.number': 'acht' }, {}, 'all')
  reveal(context, openItems, 'customer.address.number')
  expect(document.activeElement?.id).toBe('customer.address.number')
  expect(openItems.open$.value.size).toBe(0)
  expect(container.querySelector('[id="customer.address.number"]')?.getAttribute('aria-invalid')).toBe('true')
})

test('an item that the customer typed folds as he goes on to the next', async () => {
  const { at, context, button, getByRole } = await mounted(
    { ...home, 'customer.has_children': 1 },
    { 'customer.children': [item({})] },
  )
  const child = `customer.children.${at.ids('customer.children')[0]}`
  for (const [key, value] of Object.entries({
    first_name: 'Tess',
    last_name: 'Vries',
    date_of_birth: '28-12-2009',
    gender: 'f',
    lives_at_home: 1,
    studies: 1,
  }))
    context.dispatch({ type: 'ChangeAnswer', path: `${child}.${key}`, value })
  await button('Kind toevoegen').click()
  await expect.element(button('Wijzigen: Kind 1: Tess')).toBeVisible()
  await expect.element(getByRole('region', { name: 'Kind 2' }).getByRole('textbox', { name: 'Voornaam' })).toHaveFocus()
})

test('an answer read on a card is opened by a link to it, and heard as its field', async () => {
  const { context, openItems } = await mounted(home)
  reveal(context, openItems, 'customer.address.street')
  expect(document.activeElement?.id).toBe('customer.address.street')
})

test('what the customer cannot change says whom to ask, and neither folds nor asks for a word of his', async () => {
  const pension = { bruto_pensioenbedrag: 12000, bruto_partnerpensioenbedrag: 8000 }
  const lists = { 'customer.pensions': [item(pension)] }
  const { at, context, getByRole } = await mounted({}, lists, null, { ...futureIncome, type: 'pension' })
  const card = getByRole('region', { name: 'Pensioen 1' })
  await expect.element(card).toHaveTextContent('Klopt er iets niet? Vraag het uw adviseur.')
  await expect.element(card).toHaveTextContent('Dit bedrag krijgt uw partner als u overlijdt.')
  const path = `customer.pensions.${at.ids('customer.pensions')[0]}`
  const rested = Object.entries(pension).map(([key, value]) => ({ path: `${path}.${key}`, value }))
  context.dispatch({ type: 'ConfirmItem', path, rested })
  expect(at.state().confirmed.size).toBe(1)
  await expect.element(card).toHaveTextContent('8.000,00')
  expect(card.getByRole('button').elements()).toEqual([])
})

test('what is asked at the foot of a section stays asked there once it is answered', async () => {
  const { 'customer.address.place': _, ...placeless } = home
  const at = portal({ type: 'full', values: placeless })
  const section = personalDetails.sections.find(one => one.title === 'Uw woning') ?? expect.fail('No section')
  const card = sectionCard(at.catalogue, section) ?? expect.fail('No card')
  const context = portalContext(at)
  const { container } = await render(
    <SurveyContext value={context}>
      <OpenItemsContext value={createOpenItems()}>
        <SectionCard
          {...{ section, card, errorScope: null, refusals: noRefusals }}
          title="Uw woning"
          contentComponent={SectionContent}
          aside={null}
          unseen={false}
          ids={[]}
        />
      </OpenItemsContext>
    </SurveyContext>,
  )
  const field = () => container.querySelector<HTMLInputElement>('[id="customer.address.place"]')
  expect(field()?.value).toBe('')
  context.dispatch({ type: 'ChangeAnswer', path: 'customer.address.place', value: 'Zutphen' })
  await expect.poll(() => field()?.value).toBe('Zutphen')
})
