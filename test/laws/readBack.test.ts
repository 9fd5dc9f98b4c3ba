import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import type { Group } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import { type CardAddress, cardAddress, itemCardPath, sectionCard, sectionCardPath } from '../../domain/engine/readBack'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import type { Content } from '../../domain/language/section'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { cardContent } from '../../projections/readBack/cardContent'
import { cardLayout } from '../../projections/readBack/cardLayout'
import { readBack } from '../../projections/readBack/readBack'
import { inventory } from '../../projections/sending/inventory'
import { type GroupView, type SurveyTree, surveyTree } from '../../projections/tree/surveyTree'
import { isLeftEmpty, overviewAnswerWords } from '../../projections/wording/overviewAnswerWords'
import { invitationArbitrary, loadedCustomer } from '../arbitraries/customers'
import { catalogues } from '../arbitraries/surveys'
import { checkLaw } from './check'

const catalogue = catalogues.shipped

const after = (state: State, command: Command): State => {
  const record = recordOf(catalogue, state, 1000, { command, id: 'r', at: 0 })
  if (E.isLeft(record) || record.right === null) throw new Error(`${command.type} brought nothing about`)
  return foldRecord(catalogue, state, record.right)
}

const opened = after(initialState(catalogue), {
  type: 'OpenPortal',
  host: 'localhost',
  association: false,
  today: '2026-11-26',
  build: 'test',
  rules: 'test',
})

/** A visit as the office loaded it. */
const visits = fc
  .record({ invitation: invitationArbitrary, customer: loadedCustomer(catalogue) })
  .map(({ invitation, customer }) =>
    after(opened, {
      type: 'LoadCustomer',
      // Of what was sent nothing is confirmed any more.
      invitation: { ...invitation, submitted_at: null, valid_until: null },
      partnerSession: false,
      office: null,
      customer,
    }),
  )

interface Shown {
  readonly path: string
  readonly card: CardAddress
  readonly content: Content
  readonly view: GroupView
}

const itemsIn = (group: Group, view: GroupView, ids: readonly string[]): readonly Shown[] =>
  group.lists.flatMap(list => {
    const items = view.lists[list.index]
    return (items?.items ?? []).flatMap((item, n): readonly Shown[] => {
      const within = [...ids, items?.ids[n] ?? '']
      const path = itemCardPath({ group: list.item, ids: within })
      const card = cardAddress(catalogue, path)
      if (card === null) throw new Error(`no card at ${path}`)
      return [{ path, card, content: list.list.content, view: item }, ...itemsIn(list.item, item, within)]
    })
  })

/** Every card that there may be in a visit. */
const cardsIn = (tree: SurveyTree): readonly Shown[] =>
  catalogue.survey.steps.flatMap(step =>
    step.sections.flatMap(section => {
      const group = catalogue.gateOf.get(section)?.group
      const view = group === undefined ? undefined : tree[group.id]
      if (group === undefined || view === undefined) return []
      const card = sectionCard(catalogue, section)
      const own = card === null ? [] : [{ path: sectionCardPath(section), card, content: section.content, view }]
      return section.at === null ? own : [...own, ...itemsIn(group, view, [])]
    }),
  )

const treeOf = (state: State): SurveyTree => surveyTree(situationOf(catalogue, state))

const read = (state: State, { path, view }: Shown) =>
  readBack(view.fields, {
    catalogue,
    confirmed: state.confirmed.get(path),
    isQuestioned: () => false,
    alreadyAsked: new Set(),
  })

test('what is read back is what the fields would show, each once, and the rest is asked or may stay empty', () => {
  let met = 0
  const law = fc.property(visits, state => {
    for (const shown of cardsIn(treeOf(state))) {
      const card = read(state, shown)
      const layout = cardLayout(cardContent(shown.content), card)
      const visible = shown.view.fields.filter(field => field.visible && field.slot.question.kind !== 'stored')
      const pathOf = ({ slot, ids }: (typeof visible)[number]): string => slotPath(slot, ids)
      const inAddress = new Set(
        Object.values(layout.asked).flatMap(entry => (entry.kind === 'part' ? Object.values(entry.content) : [])),
      )
      const left = card.read.filter(({ slot }) => !inAddress.has(slot.question))
      const rows = layout.read.flatMap(group => group.rows)
      expect(rows.flatMap(({ paths }) => paths).toSorted()).toEqual(left.map(pathOf).toSorted())
      for (const { words, paths } of rows)
        for (const field of left) if (paths.includes(pathOf(field))) expect(words).toContain(overviewAnswerWords(field))
      const asked = Object.values(layout.asked)
      for (const { slot } of card.asked)
        expect(asked.includes(slot.question) || inAddress.has(slot.question)).toBe(true)
      for (const field of visible) {
        const isRead = card.read.includes(field)
        if (isRead) expect(field.error).toBeNull()
        expect(isRead || card.asked.includes(field) || isLeftEmpty(field, null)).toBe(true)
      }
      met += left.length
    }
  })
  checkLaw('read back', law, 60)
  expect(met).toBeGreaterThan(200)
})

test('a visit that only confirms has the same verdict, the same steps, and sends what was loaded', () => {
  let met = 0
  const law = fc.property(visits, loaded => {
    let state = loaded
    for (const shown of cardsIn(treeOf(loaded))) {
      const { rested } = read(loaded, shown)
      if (rested.length === 0) continue
      state = after(state, { type: 'ConfirmItem', path: shown.path, rested })
      expect(read(state, shown).isConfirmed).toBe(true)
      met += 1
    }
    expect({ ...state, confirmed: loaded.confirmed, begun: loaded.begun }).toEqual(loaded)
    const [before, now] = [situationOf(catalogue, loaded), situationOf(catalogue, state)]
    expect(orderOf(now)).toEqual(orderOf(before))
    expect(stepVerdictOf(now, 'complete')).toEqual(stepVerdictOf(before, 'complete'))
    expect(inventory(catalogue, state, treeOf(state))).toEqual(inventory(catalogue, loaded, treeOf(loaded)))
  })
  checkLaw('only confirming', law, 60)
  expect(met).toBeGreaterThan(50)
})
