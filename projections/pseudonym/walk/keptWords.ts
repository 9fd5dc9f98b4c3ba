/**
 * Lists the words that a pseudonymised log may keep because they name no person: those of the catalogue, the portal's
 * paths and command names, codes of gender, and the lenders and products in the log.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { Question } from '../../../domain/language/question'
import { stepKeys } from '../../../domain/language/stepKey'
import { publicPaths, stepPath } from '../../../domain/portal/navigation'
import { commandNames } from '../../../events/decisions/commandRows'
import type { SurveyRecord } from '../../../events/record/surveyRecord'

const wordsOf = (question: Question): readonly string[] => {
  const rules = question.rules.map(({ name }) => name)
  if (question.kind === 'boxes') return [...rules, ...question.boxes.flatMap(({ key, label }) => [key, label])]
  if (question.kind !== 'choice') return rules
  const offered = question.options.flatMap(({ value, label, loadedAs }) => [String(value), label, ...loadedAs])
  return [...rules, ...offered, String(question.none), String(question.initial)]
}

/** What the office's lists name, in whatever part of the log they came: a lender too of which only products are listed. */
const lendersIn = (records: readonly SurveyRecord[]): readonly string[] => {
  const lists = new Set(
    records.flatMap(({ events }) => events.flatMap(event => (event.type === 'LendersLoaded' ? [event.lists] : []))),
  )
  return [...lists].flatMap(held =>
    held === null
      ? []
      : [
          ...[...held.companies, ...held.labels].flatMap(({ id, code, name }) => [id, code, name]),
          ...held.labels.map(({ company_id }) => company_id),
        ],
  )
}

/** How the provider writes what the catalogue writes otherwise. */
const provider = ['m', 'f', 'v', 'man', 'vrouw', 'M', 'F', 'V', 'Man', 'Vrouw']

export const keptWords = (catalogue: Catalogue, records: readonly SurveyRecord[]): ReadonlySet<string> =>
  new Set([
    '',
    ...catalogue.slots.flatMap(({ question }) => wordsOf(question)),
    ...stepKeys.map(stepPath),
    ...publicPaths,
    '/',
    '/debug_intro',
    ...commandNames,
    ...provider,
    ...lendersIn(records),
  ])
