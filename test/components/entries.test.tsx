import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { stepOverview } from '../../projections/overview'
import type { ListEntry } from '../../projections/overviewEntry'
import { Entries } from '../../ui/survey/complete/Entries'
import { PortalContext } from '../../ui/survey/portal'
import { item, portal } from '../domain/portal/portal'
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
    <PortalContext value={portalContext(at)}>
      <Entries entries={lists} onOpen={null} level={4} />
    </PortalContext>,
  )
  return container.innerHTML
}

test('of a long list it is said that all are complete only when none of them needs anything', async () => {
  expect(await shown(names)).toContain('Alle 9 zijn compleet.')
  const markup = await shown(['', ...names.slice(1)])
  expect(markup).not.toContain('zijn compleet')
  expect(markup).toContain('Bij 1 van de 9 moet u nog iets aanvullen.')
})
