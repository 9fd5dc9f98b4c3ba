import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue, Group } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { invitationTypes } from '../../domain/language/invitation'
import type { StepKey } from '../../domain/language/stepKey'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import type { SurveyView } from '../../projections/live'
import { firstOpenPath, hasShownError, nextQuestionScreen } from '../../projections/oneQuestionView/nextQuestionScreen'
import { cardOn, type QuestionScreen } from '../../projections/oneQuestionView/questionScreen'
import { questionScreenFor } from '../../projections/oneQuestionView/questionScreenFor'
import { questionScreens } from '../../projections/oneQuestionView/questionScreens'
import { officeRefusals } from '../../projections/steps/officeRefusals'
import { findField } from '../../projections/tree/findNode'
import { type GroupView, surveyTree } from '../../projections/tree/surveyTree'
import { isLeftEmpty } from '../../projections/wording/overviewAnswerWords'
import { catalogues } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { walker } from '../arbitraries/walk'
import { planArbitrary } from '../arbitraries/walkPlan'
import { checkLaw } from './check'

const catalogue = catalogues.shipped

const visibleIn = (group: Group, view: GroupView): readonly string[] =>
  group.order.flatMap(entry => {
    if (entry.kind === 'list') {
      const list = view.lists[entry.index]
      return list?.visible === true ? list.items.flatMap(item => visibleIn(entry.item, item)) : []
    }
    const field = view.fields[entry.index]
    const isSeen = field?.visible === true && entry.question.kind !== 'stored'
    return isSeen ? [slotPath(entry, field.ids)] : []
  })

/** What the step's page shows, from top to bottom. */
const visibleOn = (of: Catalogue, { tree }: SurveyView, key: StepKey): readonly string[] =>
  (of.sectionsOf.get(key) ?? []).flatMap(group => {
    const view = tree[group.id]
    return view === undefined ? [] : visibleIn(group, view)
  })

const viewAt = (state: State): SurveyView => ({ state, tree: surveyTree(situationOf(catalogue, state)) })

let cardsMet = 0

/** On a card stands nothing that is missing, wrong or questioned, and it comes before what else is asked of its section or item. */
const expectRead = (view: SurveyView, { paths, title }: QuestionScreen): void => {
  const fields = paths.map(path => findField(catalogue, view.tree, path))
  expect(fields.map(field => field?.error ?? null)).toEqual(paths.map(() => null))
  expect(paths.filter(path => officeRefusals(view.state.sending).has(path))).toEqual([])
  expect(fields.some(field => field !== null && !isLeftEmpty(field, null))).toBe(true)
  expect(title).toMatch(/klopt dit\?$/)
  cardsMet += 1
}

const expectWhole = (view: SurveyView): void => {
  for (const key of orderOf(situationOf(catalogue, view.state))) {
    const screens = questionScreens(catalogue, view, key)
    // Every question on one screen or inside one card, and apart from the cards, and in each, in the tree's order.
    const all = visibleOn(catalogue, view, key)
    expect(screens.flatMap(({ paths }) => paths).toSorted()).toEqual(all.toSorted())
    const cards = screens.filter(screen => cardOn(screen) !== null)
    const others = screens.filter(screen => cardOn(screen) === null)
    for (const some of [...cards.map(({ paths }) => paths), others.flatMap(({ paths }) => paths)]) {
      const set = new Set(some)
      expect(some).toEqual(all.filter(path => set.has(path)))
    }
    for (const card of cards) expectRead(view, card)
    expect(screens.length).toBeGreaterThan(0)
    // Its id finds a screen again, and so does every question on it.
    expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length)
    const titles = screens.map(({ title }) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    for (const screen of screens) {
      expect(questionScreenFor(catalogue, screens, screen.id)).toBe(screen)
      for (const path of screen.paths) expect(questionScreenFor(catalogue, screens, path)).toBe(screen)
    }
  }
}

/** The view once a screen has held one up. */
const heldUp = (view: SurveyView, step: StepKey, screen: QuestionScreen): SurveyView => {
  const at = { step, screen: screen.id, heldUp: true, met: view.state.calm.at?.met ?? [] }
  return { ...view, state: { ...view.state, calm: { on: true, at } } }
}

/** Where one comes from a screen by pressing until it lets go, and how often it held up before. */
const onFrom = (view: SurveyView, key: StepKey, screens: readonly QuestionScreen[], screen: QuestionScreen) => {
  const first = nextQuestionScreen(catalogue, view, key, screens, screen)
  if (first.tag !== 'holdsUp') return first
  expect(screen.paths).toContain(first.path)
  expect(hasShownError(catalogue, heldUp(view, key, screen), key, screen)).toBe(true)
  return nextQuestionScreen(catalogue, heldUp(view, key, screen), key, screens, screen)
}

const isRefused = ({ state }: SurveyView, key: StepKey): boolean => (state.submitted.get(key)?.size ?? 0) > 0

/** Whoever presses on comes to the end: by every screen, or once it was refused by every one that is not right. */
const expectWayOn = (view: SurveyView): void => {
  for (const key of orderOf(situationOf(catalogue, view.state))) {
    const screens = questionScreens(catalogue, view, key)
    for (const [at, screen] of screens.entries()) {
      const onward = onFrom(view, key, screens, screen)
      // A screen holds up once, whatever is not right there.
      expect(onward.tag).not.toBe('holdsUp')
      if (!isRefused(view, key)) {
        const after = screens[at + 1]
        expect(onward).toEqual(after === undefined ? { tag: 'end' } : { tag: 'to', screen: after, path: null })
      } else if (onward.tag === 'to') {
        expect(onward.screen).not.toBe(screen)
        expect(firstOpenPath(catalogue, view, key, [onward.screen])).toBe(onward.path)
      } else
        expect(
          firstOpenPath(
            catalogue,
            view,
            key,
            screens.filter(other => other !== screen),
          ),
        ).toBe(null)
    }
  }
}

test.each(invitationTypes)(
  '%s: every question that shows is on one calm screen, in order, under a title of its own',
  type => {
    const law = fc.property(planArbitrary(type), plan => {
      const { records, last } = walker(plan).walk()
      expectWhole(viewAt(last))
      expectWayOn(viewAt(last))
      const half = records.slice(0, records.length / 2)
      expectWhole(viewAt(half.reduce((state, record) => foldRecord(catalogue, state, record), initialState(catalogue))))
    })
    checkLaw(`${type} in the calm view`, law, 8)
  },
)

test('so it is in any state that a visit can come to', () => {
  const law = fc.property(visitArbitrary(), visit => {
    if (live(visit).catalogue !== catalogue) return
    expectWhole(viewAt(live(visit).last))
    expectWayOn(viewAt(live(visit).last))
  })
  checkLaw('any state in the calm view', law, 60)
  expect(cardsMet).toBeGreaterThan(20)
})
