import { profiles } from '../../../domain/invitation/profiles'
import { all, type Condition, type Readable } from '../../../domain/language/condition'
import { invitationTypes } from '../../../domain/language/invitation'
import type { Question } from '../../../domain/language/question'
import type { Content, ItemList, Section } from '../../../domain/language/section'

export interface PlacedQuestion {
  readonly path: string
  readonly question: Question
  /** When it shows, everything above it included. */
  readonly shown: Condition
}

export interface PlacedList {
  readonly path: string
  readonly list: ItemList
}

const within = (content: Content, at: string, shown: Condition): readonly (PlacedQuestion | PlacedList)[] =>
  Object.entries(content).flatMap(([key, entry]): readonly (PlacedQuestion | PlacedList)[] => {
    const path = at === '' ? key : `${at}.${key}`
    if (entry.kind === 'info' || entry.kind === 'shown') return []
    if (entry.kind === 'table') return within(entry.rows, at, shown)
    const here = all(shown, entry.shownWhen)
    if (entry.kind === 'part') return within(entry.content, entry.named ? path : at, here)
    if (entry.kind === 'list') return [{ path, list: entry }, ...within(entry.content, `${path}.*`, here)]
    const { explanation } = entry
    const question = { path, question: entry, shown: here }
    return explanation === null
      ? [question]
      : [question, { path: `${path}.explanation`, question: explanation, shown: all(here, explanation.shownWhen) }]
  })

/** The questions of a section in screen order, without the section's own path in front. */
export const questionsIn = (section: Section): readonly PlacedQuestion[] =>
  within(section.content, '', section.shownWhen).filter(placed => 'question' in placed)

export const listsIn = (section: Section): readonly PlacedList[] =>
  within(section.content, '', section.shownWhen).filter(placed => 'list' in placed)

const typesThatSay = (claim: 'mortgages' | 'pensions'): string =>
  `type ${invitationTypes.filter(type => profiles[type][claim]).join(' or ')}`

/** A condition in words, with questions by their title: what a reader can compare with the specification. */
export const inWords = (condition: Condition): string => {
  const title = (question: Readable): string => `'${question.title}'`
  switch (condition.tag) {
    case 'always':
      return ''
    case 'is':
      return `${title(condition.question)} is ${condition.values.join(' or ')}`
    case 'ticked':
      return `${title(condition.question)} has ${condition.key}`
    case 'olderThan':
      return `${title(condition.question)} over ${condition.years}`
    case 'fact':
      return condition.fact === 'mortgages' || condition.fact === 'pensions'
        ? typesThatSay(condition.fact)
        : condition.fact
    case 'visits':
      return `step ${condition.step}`
    case 'not':
      return `not (${inWords(condition.of)})`
    case 'all':
      return condition.of.map(inWords).join('; ')
    case 'any':
      return condition.of.map(one => `(${inWords(one)})`).join(' or ')
  }
}
