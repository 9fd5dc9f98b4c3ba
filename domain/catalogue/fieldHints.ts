/**
 * Gives the browser's hints for a field of the survey: what it may fill in, how it capitalises, and whether only digits
 * are typed.
 */

import type { Question } from '../language/question'

interface FieldHints {
  /** The token of HTML for what is asked; null where HTML has none, or where it is asked of somebody else than the customer. */
  readonly autoComplete: string | null
  /** What begins with a capital; null where HTML's own way will do. */
  readonly capitals: 'none' | 'words' | 'characters' | null
  /** Whether nothing but digits is typed. */
  readonly digits: boolean
}

/**
 * The customer's own, by path with '*' for any item (WCAG 1.3.5). HTML has no word for initials, for the first names in a
 * passport beside the one that somebody goes by, for a prefix to a family name, nor for a street and a number apart.
 */
const own: ReadonlyMap<string, string> = new Map([
  ['customer.salutation', 'honorific-prefix'],
  ['customer.first_name', 'given-name'],
  ['customer.last_name', 'family-name'],
  ['customer.date_of_birth', 'bday'],
  ['customer.gender', 'sex'],
  ['customer.phone', 'tel'],
  ['customer.email', 'email'],
  ['customer.address.postal_code', 'postal-code'],
  ['customer.address.place', 'address-level2'],
  ['customer.employers.*.name', 'organization'],
  ['customer.employers.*.function', 'organization-title'],
  ['customer.companies.*.name', 'organization'],
])

/** By the last word of the path, whoever is asked about. */
const capitalsOf: ReadonlyMap<string, FieldHints['capitals']> = new Map([
  ['initials', 'characters'],
  ['official_first_names', 'words'],
  ['first_name', 'words'],
  ['insertion', 'none'],
  ['last_name', 'words'],
  ['street', 'words'],
  ['place', 'words'],
  ['place_of_birth', 'words'],
  ['name', 'words'],
  ['email', 'none'],
  ['customer_number', 'characters'],
  ['tax_number', 'characters'],
  ['leningdeelnummer', 'characters'],
  ['function', 'none'],
])

/** Numbers by which something is known: they are kept as text. */
const digits: ReadonlySet<string> = new Set(['registration_number', 'risn_number'])

/** @param path with '*' for any item */
export const fieldHints = (path: string, question: Question): FieldHints => {
  const word = path.slice(path.lastIndexOf('.') + 1)
  const isPostalCode = question.kind === 'text' && question.form === 'postalCode'
  return {
    autoComplete: own.get(path) ?? null,
    capitals: isPostalCode ? 'characters' : (capitalsOf.get(word) ?? null),
    digits: digits.has(word),
  }
}
