import type { Catalogue, Slot } from '../domain/engine/catalogue'
import { slotAddress } from '../domain/engine/path'
import { itemsTo } from './lookUp'
import type { SurveyTree } from './surveyTree'

/**
 * What an explanation is about, where another of its step is called the same: 'Kosten en belasting' for
 * 'Wat wilt u hierover vragen?', and the title of its section where it explains no single question. Empty of every other
 * question.
 */
export const aboutOf = ({ slots, sectionsOf }: Catalogue, { group, question }: Slot): readonly string[] => {
  const { step } = group
  if (step === null || question.kind !== 'text' || question.form !== 'lines') return []
  const isAlike = (other: Slot): boolean => other.group.step === step && other.question.title === question.title
  if (slots.filter(isAlike).length < 2) return []
  const about = group.slots.filter(slot => slot.question.explanation === question)
  if (about.length > 0) return about.map(slot => slot.question.title)
  const section = step.sections[sectionsOf.get(step.key)?.indexOf(group) ?? -1]
  return section?.title == null ? [] : [section.title]
}

/**
 * A question's title and, in a list, of which item it is: 'Functie (Werkgever 2)'; of an explanation among others of the same
 * name what it is about. Its path where it has no title.
 * @param tree where its item is looked for; without it the title stands alone
 */
export const questionTitle = (catalogue: Catalogue, tree: SurveyTree, path: string): string => {
  const slot = slotAddress(catalogue, path)?.slot
  if (slot === undefined) return path
  const items = itemsTo(catalogue, tree, path).map(({ list, at }) => `${list.list.called} ${at + 1}`)
  return titleAmong(slot.question.title || path, [...items, ...aboutOf(catalogue, slot)])
}

/** A title with what tells it from others of the same name: 'Functie (Werkgever 2)'. */
export const titleAmong = (title: string, parts: readonly string[]): string =>
  parts.length === 0 ? title : `${title} (${parts.join(', ')})`
