/**
 * Lists for the page before sending the steps of the visit with what is missing, and what was answered in each step and
 * in each item.
 */

import type { Catalogue, Group } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import { stepOf } from '../../domain/engine/steps/stepOrder'
import type { Section } from '../../domain/language/section'
import type { StepKey } from '../../domain/language/stepKey'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import { isExemptNow } from '../steps/errorScope'
import { type OfficeRefusals, officeRefusals } from '../steps/officeRefusals'
import { progressByStep } from '../steps/visitProgress'
import type { GroupView, SurveyTree } from '../tree/surveyTree'
import { itemSummary, summaryFields } from '../wording/itemSummary'
import { stepTitle } from '../wording/stepTitle'
import { groupOverview } from './groupOverview'
import type { GroupOverview, ListEntry } from './overviewEntry'

/** A step of the visit as the page before sending shows it, closed. */
export interface StepLine {
  readonly key: StepKey
  readonly title: string
  /** How many questions sending would refuse. */
  readonly missing: number
  /** At how many questions the customer has not been, of which the answer goes out as it stands. */
  readonly unchosen: number
  /** Why whatever is answered here is right, where that is so (over 65). */
  readonly exempt: string | null
}

const hasContent = (catalogue: Catalogue, tree: SurveyTree, key: StepKey): boolean =>
  catalogue.groups.some(({ id, step, within, lists }) => {
    const view = step?.key === key && within === null ? tree[id] : undefined
    return (
      view?.fields.some(({ visible, slot }) => visible && slot.question.kind !== 'stored') === true ||
      view?.lists.some(({ visible, items }, at) => visible && (items.length > 0 || lists[at]?.list.add !== null)) ===
        true
    )
  })

/** The steps that ask or show something, in the order of the visit. */
export const stepLines = (catalogue: Catalogue, view: SurveyView): readonly StepLine[] => {
  const situation = situationOf(catalogue, view.state)
  const progress = progressByStep(catalogue, view)
  return [...progress.keys()].flatMap(key => {
    const step = stepOf(situation, key)
    if (step === null || !hasContent(catalogue, view.tree, key)) return []
    const exempt = isExemptNow(catalogue, view.state, key) ? (step.exempt?.text ?? '') : null
    const { open: missing = 0, unchosen = 0 } = progress.get(key) ?? {}
    return [{ key, title: stepTitle(catalogue, view, key), missing, unchosen, exempt }]
  })
}

export const sameStepLines = (a: readonly StepLine[], b: readonly StepLine[]): boolean =>
  a.length === b.length &&
  a.every(
    (line, i) =>
      line.key === b[i]?.key &&
      line.title === b[i]?.title &&
      line.missing === b[i]?.missing &&
      line.unchosen === b[i]?.unchosen &&
      line.exempt === b[i]?.exempt,
  )

/** A section of a step with what was answered there; the same `overview` as long as nothing in it changed. */
export interface SectionOverview {
  readonly section: Section
  readonly overview: GroupOverview
}

const emptyOverview: GroupOverview = { entries: [], leftOpen: 0 }

const sectionOverview = (
  catalogue: Catalogue,
  { state, tree }: SurveyView,
  section: Section,
  judged: boolean,
): SectionOverview => {
  const gate = catalogue.gateOf.get(section)
  const group: Group | undefined = gate?.group
  const view = group === undefined ? undefined : tree[group.id]
  if (gate === undefined || group === undefined || view === undefined || view.gates[gate.index] !== true)
    return { section, overview: emptyOverview }
  return {
    section,
    overview: groupOverview(catalogue, group, section.content, view, judged, officeRefusals(state.sending)),
  }
}

/** What was answered in a step, section by section; one where all was left open has no entries. */
export const stepOverview = (catalogue: Catalogue, view: SurveyView, key: StepKey): readonly SectionOverview[] => {
  const judged = !isExemptNow(catalogue, view.state, key)
  return (catalogue.survey.steps.find(step => step.key === key)?.sections ?? [])
    .map(section => sectionOverview(catalogue, view, section, judged))
    .filter(({ overview }) => overview.entries.length > 0 || overview.leftOpen > 0)
}

export const sameSectionOverviews = (a: readonly SectionOverview[], b: readonly SectionOverview[]): boolean =>
  a.length === b.length && a.every((one, i) => one.overview === b[i]?.overview)

/** One item of a list, closed: what it is called and how many questions in it sending would refuse. */
interface ItemLine {
  readonly id: string
  readonly title: string
  readonly line: string
  readonly missing: number
}

/** What the office refused of an item and is not counted as wrong already, with what is in it. */
const refusedIn = ({ fields, lists }: GroupView, refusals: OfficeRefusals): number => {
  if (refusals.size === 0) return 0
  const own = fields.filter(
    ({ slot, ids, visible, error }) => visible && error === null && refusals.has(slotPath(slot, ids)),
  )
  const items = lists.flatMap(list => (list.visible ? list.items : []))
  return items.reduce((sum, item) => sum + refusedIn(item, refusals), own.length)
}

export const overviewItemLines = ({ slot, view, judged, refusals }: ListEntry): readonly ItemLine[] =>
  view.items.map((item, at) => {
    const summary = itemSummary(slot, at, summaryFields(slot, item))
    return { id: view.ids[at] ?? '', missing: (judged ? item.errors : 0) + refusedIn(item, refusals), ...summary }
  })

/** What was answered in one item; empty when it is gone. */
export const itemOverview = (catalogue: Catalogue, list: ListEntry, id: string): GroupOverview => {
  const { slot, view, judged, refusals } = list
  const at = view.index.get(id)
  const item = at === undefined ? undefined : view.items[at]
  return item === undefined
    ? emptyOverview
    : groupOverview(catalogue, slot.item, slot.list.content, item, judged, refusals)
}
