/**
 * Plans from the catalogue the screens of a step or a list's item in the one-question view: which entries share a
 * screen, and its own title.
 */

import type { Catalogue, ListSlot, Slot } from '../../domain/engine/catalogue'
import type { Content, Section, Step } from '../../domain/language/section'
import { type PieceDraft, pieceDrafts } from './pieceDraft'

/** What is on one screen of the one-question view, as the catalogue declares it. */
export interface ScreenPiece extends Omit<PieceDraft, 'title' | 'group' | 'list' | 'before'> {
  readonly tag: 'piece'
  /** Unlike that of any other piece of its section or item. */
  readonly title: string
  /** What it is called while it only tells something: by nothing that is not asked. */
  readonly telling: { readonly title: string; readonly under: string | null }
  /** The list that is kept on this screen: its items are added and removed here. */
  readonly list: ListSlot | null
  /** The one question that the screen is about, whose title is that of the screen. */
  readonly onlyQuestion: Slot | null
}

/** Here come the screens of the items of a list. */
interface ItemScreens {
  readonly tag: 'items'
  readonly list: ListSlot
}

/** The screens of a section or an item as the catalogue declares them; the screens of a list's items come in its place. */
export type ScreenPlan = readonly (ScreenPiece | ItemScreens)[]

/** Neighbours of these kinds share a screen. */
const sharedShapes: ReadonlySet<PieceDraft['shape']> = new Set(['slider', 'toggle', 'readOnly'])

const belongTogether = (a: PieceDraft, b: PieceDraft): boolean =>
  (a.group !== null && a.group === b.group) || (a.shape === b.shape && sharedShapes.has(a.shape) && a.under === b.under)

const merged = (a: PieceDraft, b: PieceDraft, title = a.title): PieceDraft => ({
  ...a,
  title,
  content: { ...a.content, ...b.content },
  slots: [...a.slots, ...b.slots],
  shownGates: [...a.shownGates, ...b.shownGates],
  list: a.list ?? b.list,
})

/** What only tells something, before what it is told with: its own words first. */
const withIntroduction = (before: PieceDraft, next: PieceDraft): PieceDraft => ({
  ...merged(before, next, next.title),
  ...shapeFrom(next),
  before: { title: before.title, under: before.under },
})

const shapeFrom = ({ shape, under, group }: PieceDraft): Pick<PieceDraft, 'shape' | 'under' | 'group'> => ({
  shape,
  under,
  group,
})

type Row = PieceDraft | ItemScreens

const isDraft = (row: Row): row is PieceDraft => !('tag' in row)

const opens = ({ slots }: PieceDraft, { list }: ListSlot): boolean =>
  slots.some(({ question }) => question === list.gate)

/** Puts the drafts of a section or item together to screens. */
const screenRows = (drafts: readonly PieceDraft[]): readonly Row[] => {
  const rows: Row[] = []
  /** What tells something of what comes next. */
  let introduction: PieceDraft | null = null
  for (const draft of drafts) {
    const at = rows.length - 1
    const row = rows[at]
    const last = row !== undefined && isDraft(row) ? row : null
    if (draft.shape === 'shown' || (draft.shape === 'info' && last === null)) {
      introduction = introduction === null ? draft : merged(introduction, draft)
      continue
    }
    const now: PieceDraft = introduction === null ? draft : withIntroduction(introduction, draft)
    const { list } = now
    const openerIndex = list === null ? -1 : rows.findIndex(one => isDraft(one) && opens(one, list))
    const opening = rows[openerIndex]
    if (opening !== undefined && isDraft(opening)) rows[openerIndex] = merged(opening, now)
    else if (last !== null && draft.shape === 'info') rows[at] = merged(last, draft)
    else if (last !== null && introduction === null && belongTogether(last, now))
      rows[at] = merged(last, now, now.group === null ? last.under : last.title)
    else rows.push(now)
    if (draft.shape !== 'info') introduction = null
    if (list !== null) rows.push({ tag: 'items', list })
  }
  return introduction === null ? rows : [...rows, introduction]
}

/** With a title of its own for each: one that comes twice says under which heading it stands. */
const withTitles = (rows: readonly Row[], otherwise: string): ScreenPlan => {
  const titles = rows.flatMap(row => (isDraft(row) ? [row.title ?? row.under ?? otherwise] : []))
  const isTwice = (title: string): boolean => titles.filter(one => one === title).length > 1
  return rows.map(row => {
    if (!isDraft(row)) return row
    const { group: _, before, ...rest } = row
    const own = row.title ?? row.under ?? otherwise
    const title = isTwice(own) && row.under !== null && row.under !== own ? `${row.under}: ${own}` : own
    const [first] = row.slots
    const isAlone =
      first !== undefined && row.slots.every(slot => slot === first || slot.question === first.question.explanation)
    const shows = row.shape === 'question' || row.shape === 'slider'
    return {
      ...rest,
      tag: 'piece',
      title,
      telling:
        before === null
          ? { title, under: row.under }
          : { title: before.title ?? before.under ?? otherwise, under: before.under },
      onlyQuestion: isAlone && shows && row.title === first.question.title ? first : null,
    }
  })
}

/** The screens of a step, section by section. */
type StepScreenPlan = readonly { readonly section: Section; readonly plan: ScreenPlan }[]

const stepPlans = new WeakMap<Catalogue, Map<Step, StepScreenPlan>>()

export const stepScreenPlan = (catalogue: Catalogue, step: Step): StepScreenPlan => {
  const plans = stepPlans.get(catalogue) ?? new Map<Step, StepScreenPlan>()
  stepPlans.set(catalogue, plans)
  const cached = plans.get(step)
  if (cached !== undefined) return cached
  const sections = step.sections.map(({ content, title }) => screenRows(pieceDrafts(catalogue, content, title)))
  // Titles differ within a step, not within a section alone.
  const all = withTitles(sections.flat(), step.title)
  let from = 0
  const plan = step.sections.map((section, at) => {
    const count = sections[at]?.length ?? 0
    from += count
    return { section, plan: all.slice(from - count, from) }
  })
  plans.set(step, plan)
  return plan
}

const itemPlans = new WeakMap<Content, ScreenPlan>()

/** The screens of one item of a list. */
export const itemScreenPlan = (catalogue: Catalogue, { list }: ListSlot): ScreenPlan => {
  const plans = itemPlans.get(list.content)
  if (plans !== undefined) return plans
  const plan = withTitles(screenRows(pieceDrafts(catalogue, list.content, null)), list.called)
  itemPlans.set(list.content, plan)
  return plan
}
