import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InvitationType } from '../../domain/language/invitation'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { readOr } from '../../events/effects/wire/reading'
import { top } from '../setup/settings'
import type { Given } from './given'
import type { Tries } from './tries'
import { logIn } from './tryReading'

const mails = ['requestCode', 'recoverUsername', 'recoverPassword'] as const
const ofNewcomer = ['register', 'changePassword', 'file', 'inventory'] as const

/** The least that is a PDF. */
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** What a customer of this type sends who answered everything. */
const inventoryOf = (type: InvitationType): unknown =>
  JSON.parse(readFileSync(join(top, 'test', 'golden', 'bodies', `${type}.json`), 'utf8'))

const changePassword = async (tries: Tries, token: string, password: string): Promise<void> => {
  const other = `${password}-anders`
  await tries.make('changePassword', { using: { password, newPassword: other }, token })
  await tries.make('changePassword', { using: { password: other, newPassword: password }, token, note: 'and back' })
}

const sendAll = async (tries: Tries, token: string): Promise<void> => {
  const customer = await tries.make('customer', { token, note: 'of the newcomer' })
  await tries.make('file', { using: { file: pdf }, token })
  const type = readOr(wireCustomerCodec, customer, null)?.invitation?.type
  if (type === undefined) return tries.skip(['inventory'], 'the newcomer has no invitation')
  await tries.make('inventory', { using: { inventory: inventoryOf(type) }, token })
}

const tryNewcomer = async (tries: Tries, { newcomer }: Given): Promise<void> => {
  if (newcomer === undefined) return tries.skip(ofNewcomer, 'needs a `newcomer`')
  await tries.make('register', { using: newcomer })
  const token = await logIn(tries, newcomer, 'of the newcomer')
  if (token === null) return tries.skip(ofNewcomer.slice(1), 'the newcomer is not logged in')
  await changePassword(tries, token, newcomer.password)
  await sendAll(tries, token)
}

/** What changes something at the office: an account is made, mails are sent, an inventory arrives. */
export const tryWriting = async (tries: Tries, given: Given, write: boolean): Promise<void> => {
  tries.skip(['resetPassword', 'resetEmail'], 'needs what only a mail or the office can tell; it is never guessed')
  if (!write) return tries.skip([...mails, ...ofNewcomer], 'changes something: needs --write')
  if (given.mail === undefined) tries.skip(mails, 'needs a `mail`')
  else for (const name of mails) await tries.make(name, { using: given.mail })
  await tryNewcomer(tries, given)
}
