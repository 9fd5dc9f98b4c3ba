import { expect, test } from 'vitest'
import { fieldHints } from '../../../domain/catalogue/fieldHints'
import { catalogues } from '../../arbitraries/surveys'

const { slotAt } = catalogues.shipped

/** What HTML calls what is asked, by the last word of its path: the purposes of WCAG 1.3.5 that the survey has. */
const purposes: Readonly<Record<string, string>> = {
  salutation: 'honorific-prefix',
  first_name: 'given-name',
  last_name: 'family-name',
  date_of_birth: 'bday',
  gender: 'sex',
  phone: 'tel',
  email: 'email',
  postal_code: 'postal-code',
  place: 'address-level2',
}

const wordOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** The customer himself: what is his household's or his adviser's is under a name of its own. */
const isOwn = (path: string): boolean => /^customer\.(address\.)?[a-z_]+$/.test(path)

const asked = [...slotAt].filter(([, { question }]) => question.kind !== 'stored')

test('what the browser knows of the customer it may fill in, wherever he is asked for it, and of nobody else', () => {
  const met = new Set<string>()
  for (const [path, { question }] of asked) {
    const purpose = purposes[wordOf(path)]
    const { autoComplete } = fieldHints(path, question)
    if (purpose === undefined || !isOwn(path)) expect([path, autoComplete]).not.toEqual([path, purpose])
    else expect([path, autoComplete]).toEqual([path, purpose])
    if (isOwn(path) && purpose !== undefined) met.add(purpose)
    if (/^customer\.(partner|children|mortgages)\./.test(path) || !path.startsWith('customer.'))
      expect([path, autoComplete]).toEqual([path, null])
  }
  expect([...met].toSorted()).toEqual(Object.values(purposes).toSorted())
})

test('names begin with a capital on the keyboard, a prefix and an address of mail with none', () => {
  for (const [path, { question }] of asked) {
    if (question.kind !== 'text') continue
    const word = wordOf(path)
    const { capitals } = fieldHints(path, question)
    if (/name$|^street$|^place|names$/.test(word)) expect([path, capitals]).toEqual([path, 'words'])
    if (word === 'insertion' || word === 'email') expect([path, capitals]).toEqual([path, 'none'])
    if (question.form === 'postalCode' || word === 'initials') expect([path, capitals]).toEqual([path, 'characters'])
    if (question.form === 'lines') expect([path, capitals]).toEqual([path, null])
  }
})

test('every path that is told something of is one of the survey', () => {
  const told = asked.filter(([path, { question }]) => fieldHints(path, question).autoComplete !== null)
  expect(told.length).toBe(12)
})
