import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { children } from '../../domain/catalogue/children'
import { listAddress } from '../../domain/engine/path'
import type { ListEntry } from '../../projections/overview/overviewEntry'
import { stepOverview } from '../../projections/overview/stepOverview'
import { errorLines } from '../../projections/steps/errorLines'
import { ErrorSummary } from '../../ui/shell/wizard/ErrorSummary'
import { SectionContent } from '../../ui/survey/content/SectionContent'
import { ChildrenAtHome } from '../../ui/survey/homes/ChildrenAtHome'
import { ListBlock } from '../../ui/survey/list/ListBlock'
import { OneQuestionList } from '../../ui/survey/oneQuestionView/OneQuestionList'
import { OverviewEntries } from '../../ui/survey/overview/OverviewEntries'
import { reveal } from '../../ui/survey/reveal/reveal'
import { createOpenItems, OpenItemsContext } from '../../ui/surveyContext/openItems'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { itemsPerPage } from '../../ui/widgets/items/listPages'
import { item, portal } from '../projections/portal'
import { viewOf } from '../projections/viewOf'
import { portalContext } from './portalContext'

const list = 'customer.children'
const count = 2 * itemsPerPage + 7

const nothing = (): void => undefined

/** A visit of somebody with many children, who live at home. */
const many = () => {
  const items = Array.from({ length: count }, (_, n) => item({ first_name: `Kim ${n + 1}`, lives_at_home: 1 }))
  const at = portal({ type: 'full', values: { 'customer.has_children': 1 }, lists: { [list]: items } })
  const survey = portalContext(at)
  const openItems = createOpenItems()
  const slot = listAddress(at.catalogue, list)?.list ?? expect.fail('No list')
  const context = { ids: [], errorScope: null, refusals: [] }
  const mount = (what: ReactNode) =>
    render(
      <SurveyContext value={survey}>
        <OpenItemsContext value={openItems}>{what}</OpenItemsContext>
      </SurveyContext>,
    )
  return { at, survey, openItems, slot, context, mount }
}

const toNext = `Toon de volgende ${itemsPerPage} van ${count}`

test('of a long list one page shows, and its buttons and the keys on them lead to the others', async () => {
  const { slot, context, mount } = many()
  const { container, getByRole, getByText } = await mount(
    <ListBlock list={slot.list} contentComponent={SectionContent} {...context} />,
  )
  const shown = () => container.querySelectorAll('[data-item]').length
  expect(shown()).toBe(itemsPerPage)
  await getByRole('button', { name: toNext }).click()
  expect(shown()).toBe(itemsPerPage)
  expect(document.activeElement?.textContent).toContain(`Kind ${itemsPerPage + 1}: Kim`)
  await getByRole('button', { name: `Toon de volgende 7 van ${count}` }).click()
  await expect.element(getByText(`${2 * itemsPerPage + 1} tot en met ${count} van ${count}`)).toBeVisible()
  expect(shown()).toBe(7)
  await getByRole('button', { name: `Toon de vorige ${itemsPerPage}` }).click()
  expect(document.activeElement?.textContent).toContain(`Kind ${itemsPerPage + 1}: Kim`)
})

test('a link to an item further on, and one that is added, show its page with the focus in it', async () => {
  const { at, survey, openItems, slot, context, mount } = many()
  const { container, getByRole } = await mount(
    <ListBlock list={slot.list} contentComponent={SectionContent} {...context} />,
  )
  const path = `${list}.${at.ids(list)[itemsPerPage + 3]}.last_name`
  reveal(survey, openItems, path)
  expect(document.activeElement?.id).toBe(path)
  await getByRole('button', { name: 'Kind toevoegen' }).click()
  const added = at.ids(list).at(-1)
  expect(at.ids(list).length).toBe(count + 1)
  expect(document.activeElement?.closest('[data-item]')?.getAttribute('data-item')).toBe(added)
  expect(container.querySelectorAll('[data-item]').length).toBe(8)
})

test('an item that is removed on a later page leaves the page, and comes back on it', async () => {
  const { at, openItems, slot, context, mount } = many()
  const { container, getByRole } = await mount(
    <ListBlock list={slot.list} contentComponent={SectionContent} {...context} />,
  )
  const id = at.ids(list)[itemsPerPage + 1] ?? ''
  flushSync(() => {
    openItems.turnTo(list, 1)
    openItems.set([id], true)
  })
  await getByRole('button', { name: /^Verwijderen/ }).click()
  expect(container.querySelector(`[data-item="${id}"]`)).toBeNull()
  expect(container.querySelector('[data-item]')?.textContent).toContain(`Kind ${itemsPerPage + 1}: Kim`)
  await getByRole('button', { name: /Ongedaan maken|Terugzetten/ }).click()
  expect(document.activeElement?.closest('[data-item]')?.getAttribute('data-item')).toBe(id)
})

test('a question at a time, the list of items shows a page', async () => {
  const { slot, mount } = many()
  const { container, getByRole } = await mount(
    <OneQuestionList step="personal_details" slot={slot} ids={[]} errorScope={null} screens={[]} onScreen={nothing} />,
  )
  expect(container.querySelectorAll('li').length).toBe(itemsPerPage)
  await getByRole('button', { name: toNext }).click()
  expect(container.querySelectorAll('li').length).toBe(itemsPerPage)
  expect(container.querySelector('li')?.textContent).toContain(`Kim ${itemsPerPage + 1}`)
})

test('before sending, all items of a long list are shown a page at a time', async () => {
  const { at, slot, mount } = many()
  const lists = stepOverview(at.catalogue, viewOf(at), 'personal_details').flatMap(({ overview }) =>
    overview.entries.filter((entry): entry is ListEntry => entry.kind === 'list' && entry.slot === slot),
  )
  const { container, getByRole } = await mount(<OverviewEntries entries={lists} onOpen={null} level={4} />)
  const shown = () => container.querySelectorAll('[aria-expanded]').length
  expect(shown()).toBeLessThan(itemsPerPage)
  await getByRole('button', { name: `Alle ${count} tonen` }).click()
  expect(shown()).toBe(itemsPerPage)
  await getByRole('button', { name: toNext }).click()
  expect(shown()).toBe(itemsPerPage)
  expect(document.activeElement?.textContent).toContain(`Kim ${itemsPerPage + 1}`)
})

test('the children who live at home are told a page at a time', async () => {
  const { mount } = many()
  const shown = children.sections.flatMap(({ content }) => Object.values(content)).find(({ kind }) => kind === 'shown')
  const { container, getByRole } = await mount(shown?.kind === 'shown' && <ChildrenAtHome shown={shown} />)
  expect(container.querySelectorAll('tbody tr').length).toBe(itemsPerPage)
  await getByRole('button', { name: toNext }).click()
  expect(container.querySelectorAll('tbody tr').length).toBe(itemsPerPage)
})

test('of very many questions that are not right the first are named, with how many there are', async () => {
  const { at } = many()
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  const lines = errorLines(at.catalogue, viewOf(at), 'personal_details')
  expect(lines.length).toBeGreaterThan(3 * count)
  const { container, getByRole } = await render(
    <ErrorSummary lines={lines.map(({ path, label, message }) => ({ id: path, label, message }))} attempt={0} />,
  )
  expect(container.querySelectorAll('a').length).toBe(50)
  expect(getByRole('heading').element().textContent).toContain(`${lines.length} vragen`)
  expect(container.textContent).toContain(`En nog ${lines.length - 50}.`)
})
