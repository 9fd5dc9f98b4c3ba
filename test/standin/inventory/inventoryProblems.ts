import type { FieldErrors } from '../refusal'
import { type AnswerTree, type Group, isField } from './answerTree'
import type { InventoryBody } from './inventoryBody'

type Problem = readonly [path: string, text: string]

const dateKeys: ReadonlySet<string> = new Set([
  'date_of_birth',
  'date_of_service',
  'start_date',
  'ingangsdatum_leningdeel',
  'einddatum_leningdeel',
  'einddatum_rentevastperiode',
])

/**
 * What the office refuses, by dotted path with positions (`customer.employers.0.name`): no surname, items that were
 * announced but have no name, an impossible e-mail address, dates that are not ISO.
 */
export function problemsIn({ customer }: InventoryBody): FieldErrors {
  const problems: readonly Problem[] = [
    ...missing(customer, 'customer', 'last_name', 'Vul uw achternaam in'),
    ...missingInItems(customer, 'has_employers', 'employers', 'name', 'Vul een werkgever in'),
    ...missingInItems(customer, 'has_companies', 'companies', 'name', 'Vul een naam in'),
    ...missingInItems(customer, 'has_children', 'children', 'first_name', 'Vul een voornaam in'),
    ...emailProblems(customer),
    ...dateProblems(customer, 'customer'),
  ]
  return Object.fromEntries(problems.map(([path, text]) => [path, [text]]))
}

const answerAt = (tree: AnswerTree | undefined): string => (isField(tree) ? String(tree.value ?? '').trim() : '')

const missing = (group: Group, at: string, key: string, text: string): readonly Problem[] =>
  answerAt(group[key]) === '' ? [[`${at}.${key}`, text]] : []

function missingInItems(customer: Group, flag: string, list: string, key: string, text: string): readonly Problem[] {
  const items = customer[list]
  if (answerAt(customer[flag]) !== '1' || !Array.isArray(items)) return []
  return items.flatMap((item, position) => missing(item, `customer.${list}.${position}`, key, text))
}

function emailProblems(customer: Group): readonly Problem[] {
  const email = answerAt(customer.email)
  return email === '' || /^\S+@\S+\.\S+$/.test(email) ? [] : [['customer.email', 'Vul een geldig e-mailadres in']]
}

function dateProblems(tree: AnswerTree, path: string): readonly Problem[] {
  if (isField(tree)) {
    const key = path.slice(path.lastIndexOf('.') + 1)
    return dateKeys.has(key) && !isIsoDateOrEmpty(answerAt(tree)) ? [[path, 'Vul een geldige datum in']] : []
  }
  return Object.entries(tree).flatMap(([key, inner]) => dateProblems(inner, `${path}.${key}`))
}

function isIsoDateOrEmpty(text: string): boolean {
  if (text === '') return true
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text
}
