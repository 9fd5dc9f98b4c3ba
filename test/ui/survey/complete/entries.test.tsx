import { renderToStaticMarkup } from 'react-dom/server'
import { NEVER } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { still } from '../../../../events/stream'
import { createLive } from '../../../../projections/live'
import { stepOverview } from '../../../../projections/overview'
import type { ListEntry } from '../../../../projections/overviewEntry'
import { Entries } from '../../../../ui/survey/complete/Entries'
import { type Portal, PortalContext } from '../../../../ui/survey/portal'
import { item, portal } from '../../../domain/portal/portal'
import { viewOf } from '../../../projections/viewOf'

// There is no window here that could be printed.
vi.mock('../../../../ui/shell/page/usePrinting', () => ({ usePrinting: () => false }))

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
const shown = (firstNames: readonly string[]): string => {
  const at = portal({ type: 'full', lists: { 'customer.children': firstNames.map(child) } })
  const lists = stepOverview(at.catalogue, viewOf(at), 'personal_details').flatMap(({ overview }) =>
    overview.entries.filter((entry): entry is ListEntry => entry.kind === 'list'),
  )
  const nothing = () => undefined
  const value: Portal = {
    catalogue: at.catalogue,
    live: createLive(at.catalogue, at.state(), NEVER),
    past$: still('missing'),
    askedBack$: still(null),
    pictures$: still('missing'),
    dispatch: () => {
      throw new Error('nothing is done here')
    },
    saving$: still({ tag: 'saved' }),
    picture: () => null,
    now: () => 0,
    drafts: { keep: nothing, drop: nothing },
  }
  return renderToStaticMarkup(
    <PortalContext value={value}>
      <Entries entries={lists} onOpen={null} level={4} />
    </PortalContext>,
  )
}

test('of a long list it is said that all are complete only when none of them needs anything', () => {
  expect(shown(names)).toContain('Alle 9 zijn compleet.')
  const markup = shown(['', ...names.slice(1)])
  expect(markup).not.toContain('zijn compleet')
  expect(markup).toContain('Bij 1 van de 9 moet u nog iets aanvullen.')
})
