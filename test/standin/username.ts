import type { OfficeContext } from './officeContext'
import { accountOfUsername } from './store/accounts'
import type { Customer } from './store/customers'

const minimumLength = 4
const forbidden = /[!#$%^&*()+]/

/** What is wrong with a username that someone wants, in the portal's words; undefined when nothing is. */
export function usernameProblem(username: string): string | undefined {
  if (username.trim() === '') return 'Gebruikersnaam is verplicht'
  if (username.trim().length < minimumLength) return 'Gebruikersnaam moet minimaal 4 tekens lang zijn'
  if (forbidden.test(username)) return 'Gebruikersnaam mag geen speciale tekens bevatten'
  return username.length > 100 ? 'Gebruikersnaam is te lang' : undefined
}

/** A free username from the customer's name, or else from the e-mail address: 'sanne.devries', 'sanne.devries2'. */
export async function proposeUsername(office: OfficeContext, customer: Customer): Promise<string> {
  const base = baseOf(customer)
  for (let number = 1; number < 100; number += 1) {
    const proposal = number === 1 ? base : `${base}${number}`
    if ((await accountOfUsername(office, proposal)) === undefined) return proposal
  }
  return `${base}${customer.id}`
}

function baseOf({ record, email }: Customer): string {
  const { first_name, insertion, last_name } = record.fields
  const named = typeof first_name === 'string' && typeof last_name === 'string'
  const text = named ? `${first_name}.${String(insertion ?? '')}${last_name}` : (email.split('@', 1)[0] ?? '')
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
  return plain.length >= minimumLength ? plain : `${plain}.klant`
}
