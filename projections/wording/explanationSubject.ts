import type { Catalogue, Slot } from '../../domain/engine/catalogue'

/**
 * Returns, for an explanation field whose title another question of its step has too, the titles of the questions it
 * explains, else of its section, to tell the two apart; empty for every other question.
 */
export const explanationSubject = ({ slots, sectionsOf }: Catalogue, { group, question }: Slot): readonly string[] => {
  const { step } = group
  if (step === null || question.kind !== 'text' || question.form !== 'lines') return []
  const isAlike = (other: Slot): boolean => other.group.step === step && other.question.title === question.title
  if (slots.filter(isAlike).length < 2) return []
  const about = group.slots.filter(slot => slot.question.explanation === question)
  if (about.length > 0) return about.map(slot => slot.question.title)
  const section = step.sections[sectionsOf.get(step.key)?.indexOf(group) ?? -1]
  return section?.title == null ? [] : [section.title]
}
