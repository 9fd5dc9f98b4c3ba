import { personalDetails } from '../../../domain/catalogue/personalDetails'
import { profiles } from '../../../domain/invitation/profiles'
import { all, type Condition, type Readable } from '../../../domain/language/condition'
import { invitationTypes } from '../../../domain/language/invitation'
import type { Question } from '../../../domain/language/question'
import type { Content, Entry, Step } from '../../../domain/language/section'
import { messagesOf } from './messages'

/** The key of every question under this content, as conditions are written in the specification. */
const keysIn = (content: Content): readonly (readonly [Readable, string])[] =>
  Object.entries(content).flatMap(([key, entry]): readonly (readonly [Readable, string])[] => {
    if (entry.kind === 'info' || entry.kind === 'shown') return []
    if (entry.kind === 'table') return keysIn(entry.rows)
    return entry.kind === 'part' || entry.kind === 'list' ? keysIn(entry.content) : [[entry, key]]
  })

/** A condition as the specification writes it: 'has_partner = 1 and current_home = 0'. */
const written = (keys: ReadonlyMap<Readable, string>, condition: Condition): string => {
  const key = (question: Readable): string => keys.get(question) ?? `'${question.title}'`
  switch (condition.tag) {
    case 'always':
      return 'always'
    case 'is':
      return `${key(condition.question)} = ${condition.values.join(' or ')}`
    case 'ticked':
      return `${key(condition.question)}.${condition.key} = 1`
    case 'olderThan':
      return `${key(condition.question)} over ${condition.years}`
    case 'fact':
      if (condition.fact === 'officeDiscount') return 'the office gives a discount'
      return condition.fact === 'discount'
        ? `not type ${invitationTypes.filter(type => !profiles[type].discount).join(', ')}`
        : `${condition.fact} host`
    case 'visits':
      return `step ${condition.step}`
    case 'not':
      return `not ${written(keys, condition.of)}`
    case 'all':
      return condition.of.map(one => written(keys, one)).join(' and ')
    case 'any':
      return condition.of.map(one => written(keys, one)).join(' or ')
  }
}

const typeOf = (question: Question): string => {
  switch (question.kind) {
    case 'choice':
      return { radio: 'radio', select: 'select', yesNo: 'yes/no buttons', row: 'table row' }[question.look]
    case 'boxes':
      return 'checkboxes'
    case 'text':
      return question.form === 'lines' ? 'text area' : `text${question.placeholder ? ` '${question.placeholder}'` : ''}`
    case 'number':
      return question.unit
    case 'slider': {
      const { from, to, step, initial, marks, says } = question
      return `slider ${from} to ${to}, step ${step}, default ${initial}, marks ${marks.map(({ at }) => at)}, '${says}'`
    }
    default:
      return question.kind
  }
}

const line = (...cells: readonly string[]): string => cells.map(cell => (cell === '' ? '-' : cell)).join(' | ')

/**
 * A step as the tables of the specification have it, a line for each thing on the screen: of a question its key, type,
 * title, options, help, messages and when it shows. What is kept and never on a screen is left out.
 */
export const screenOf = (step: Step): readonly string[] => {
  const keys = new Map([...personalDetails.sections, ...step.sections].flatMap(section => keysIn(section.content)))

  const optionsOf = (question: Question): string => {
    const unless = (condition: Condition): string =>
      condition.tag === 'always' ? '' : ` (${written(keys, condition)})`
    if (question.kind === 'choice')
      return question.options.map(({ value, label, shownWhen }) => `${value} = ${label}${unless(shownWhen)}`).join('; ')
    if (question.kind !== 'boxes') return ''
    return question.boxes
      .map(({ key, label, shownWhen, alone }) => `${key} = ${label}${unless(shownWhen)}${alone ? ' (alone)' : ''}`)
      .join('; ')
  }

  const questionLine = (key: string, question: Question, shown: Condition): string =>
    line(
      key,
      typeOf(question),
      question.title,
      optionsOf(question),
      question.help ?? '',
      // A slider cannot be put outside its range, so its messages are never read.
      question.kind === 'slider' ? '' : messagesOf(question).join('; '),
      written(keys, shown),
    )

  const linesOf = (content: Content, around: Condition): readonly string[] =>
    Object.entries(content).flatMap(([key, entry]) => entryLines(key, entry, around))

  const entryLines = (key: string, entry: Entry, around: Condition): readonly string[] => {
    if (entry.kind === 'stored') return []
    if (entry.kind === 'table') return [line('table', entry.heading), ...linesOf(entry.rows, around)]
    const shown = all(around, entry.shownWhen)
    switch (entry.kind) {
      case 'info':
        return [line('info', entry.text, written(keys, shown))]
      case 'shown':
        return [line(entry.what, entry.title, entry.empty, written(keys, shown))]
      case 'part':
        return [
          ...(entry.title === null ? [] : [line('heading', entry.title, written(keys, shown))]),
          ...linesOf(entry.content, shown),
          ...(entry.looksUp === null ? [] : [line('looks up', entry.looksUp, written(keys, shown))]),
        ]
      case 'list':
        return [line('list', entry.called, written(keys, shown)), ...linesOf(entry.content, shown)]
      default: {
        const { explanation } = entry
        const asked = questionLine(key, entry, shown)
        return explanation === null
          ? [asked]
          : [asked, questionLine(`${key}.explanation`, explanation, all(shown, explanation.shownWhen))]
      }
    }
  }

  const exempt = step.exempt === null ? '' : `${step.exempt.text} (${written(keys, step.exempt.when)})`
  const sections = step.sections.flatMap(section => [
    line('section', section.id, section.title ?? '', written(keys, section.shownWhen), section.otherwise ?? ''),
    ...linesOf(section.content, section.shownWhen),
  ])
  return [line('step', step.title, step.description, exempt), ...sections]
}
