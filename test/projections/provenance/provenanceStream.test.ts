import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import type { StoreChange } from '../../../events/store/store'
import { createLive } from '../../../projections/live'
import { followLogHistory } from '../../../projections/logHistoryStream'
import type { Provenance } from '../../../projections/provenance/provenance'
import { provenanceStream } from '../../../projections/provenance/provenanceStream'
import type { FieldView } from '../../../projections/tree/fieldView'
import { evening, visited } from '../logHistory/visited'

const name = 'customer.last_name'
const initials = 'customer.initials'

/** What a field that stands on the page is told of its answer, each other value once, as a screen that renders sees it. */
const watched = async (path: string, values: Readonly<Record<string, string>>) => {
  const visit = visited({ type: 'full', values })
  const change$ = new Subject<StoreChange>()
  const { catalogue } = visit.at
  const live = createLive(catalogue, visit.at.state(), change$)
  const past = followLogHistory(catalogue, async () => visit.records(), change$)
  const view = live.field(path) as FieldView
  const provenance$ = provenanceStream(catalogue, live, path, past.answerTrace$(path), false, view)
  const seen: (Provenance | null)[] = [provenance$.value]
  provenance$.subscribe(() => {
    if (seen.at(-1) !== provenance$.value) seen.push(provenance$.value)
  })
  await new Promise(resolve => setTimeout(resolve, 0))
  const answers = (at: string, value: string): void => {
    visit.does(evening, who => who.answers(at, value))
    change$.next({ state: visit.at.state(), record: visit.records().at(-1) ?? null })
  }
  return { answers, words: () => seen.map(one => one?.words ?? null) }
}

test('what nobody else said stays unsaid, however often it is answered: such a field has nothing to render', async () => {
  const { answers, words } = await watched(initials, {})
  for (const value of ['J', 'J.', 'J.P', 'J.P.']) answers(initials, value)
  expect(words()).toEqual([null])
})

test('what the office said is told until it is changed, then what stood there; an answer elsewhere tells nothing', async () => {
  const { answers, words } = await watched(name, { [name]: 'Jansen' })
  answers(initials, 'J.')
  answers(name, 'Janssen')
  answers(name, 'Janssens')
  const [, office, ...changed] = words()
  expect(office).toContain('adviseur')
  expect(new Set(changed.filter(one => one !== null))).toHaveLength(1)
  expect(changed.at(-1)).toContain('Jansen')
  answers(initials, 'J.P.')
  expect(words()).toHaveLength(2 + changed.length)
})
