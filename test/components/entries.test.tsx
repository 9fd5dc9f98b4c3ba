import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ListEntry } from '../../projections/overview/overviewEntry'
import { stepOverview } from '../../projections/overview/stepOverview'
import { OverviewEntries } from '../../ui/survey/overview/OverviewEntries'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { item, portal } from '../projections/portal'
import { viewOf } from '../projections/viewOf'
import { portalContext } from './portalContext'

const names = ['Aad', 'Bo', 'Cas', 'Dee', 'Els', 'Fay', 'Gé', 'Han', 'Ilse']

const child = (first_name: string) =>
  item({
    first_name,
    last_name: 'Vries',
    place_of_birth: 'Ede',
    date_of_birth: '2015-03-04',
    gender: 'm',
    lives_at_home: 1,
    studies: 0,
  })

/** The list of children as the overview shows it, with the names they have. */
const shown = async (firstNames: readonly string[]): Promise<string> => {
  const at = portal({ type: 'full', lists: { 'customer.children': firstNames.map(child) } })
  const lists = stepOverview(at.catalogue, viewOf(at), 'personal_details').flatMap(({ overview }) =>
    overview.entries.filter((entry): entry is ListEntry => entry.kind === 'list'),
  )
  const { container } = await render(
    <SurveyContext value={portalContext(at)}>
      <OverviewEntries entries={lists} onOpen={null} level={4} />
    </SurveyContext>,
  )
  return container.innerHTML
}

test('of a long list it is said that all are complete only when none of them needs anything', async () => {
  expect(await shown(names)).toContain('Alle 9 zijn compleet.')
  const markup = await shown(['', ...names.slice(1)])
  expect(markup).not.toContain('zijn compleet')
  expect(markup).toContain('Bij 1 van de 9 moet u nog iets aanvullen.')
})
