import * as E from 'fp-ts/Either'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import { invitationFindings } from './besides'
import type { Given } from './given'
import { trialInventory } from './trialInventory'
import type { Tries } from './tries'
import { logIn, readCustomer } from './tryReading'

const mails = ['requestCode', 'recoverUsername', 'recoverPassword'] as const
const ofNewcomer = ['register', 'changePassword', 'file', 'inventory'] as const

/** The least that is a PDF. */
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const changePassword = async (tries: Tries, token: string, password: string): Promise<void> => {
  const other = `${password}-anders`
  await tries.make('changePassword', { using: { password, newPassword: other }, token })
  await tries.make('changePassword', { using: { password: other, newPassword: password }, token, note: 'and back' })
}

const name = 'proef.pdf'
const proof = { name, type: 'application/pdf', size: pdf.length, digest: name } as const

const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300

/** The PUT of a visit, once more as after a lost answer, and the receipt that GET customer shows. */
const send = async (tries: Tries, token: string, invitation: string, inventory: unknown): Promise<void> => {
  const how = { token, besides: invitationFindings(invitation) }
  const { status } = await tries.make('inventory', { using: { inventory }, ...how })
  const after = 'after it was received'
  if (status !== 200) return tries.skip(['inventory', 'customer'], 'the inventory was not received', after)
  await tries.make('inventory', { using: { inventory }, ...how, note: 'once more', due: { tag: 'again' } })
  await tries.make('customer', { ...how, note: after, due: { tag: 'received' } })
}

const sendAll = async (tries: Tries, token: string): Promise<void> => {
  const { customer, lenders } = await readCustomer(tries, token, 'of the newcomer')
  const { status } = await tries.make('file', { using: { file: pdf }, token })
  const invitation = customer?.invitation ?? null
  if (customer === null || invitation === null) return tries.skip(['inventory'], 'the newcomer has no invitation')
  const told = { customer, invitation, lenders, today: dateInAmsterdam(tries.given.now()) }
  const inventory = trialInventory(told, isTaken(status) ? [proof] : [])
  if (E.isLeft(inventory)) return tries.skip(['inventory'], `no customer could send it: ${inventory.left}`)
  await send(tries, token, invitation.id, inventory.right)
}

/** Nobody is told whether the office knows a name or an address. */
const recoverNobody = async (tries: Tries): Promise<void> => {
  const using = { username: 'niemand.proef', email: 'niemand@proef.example' }
  for (const name of ['recoverUsername', 'recoverPassword']) await tries.make(name, { using, note: 'of nobody' })
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
  await recoverNobody(tries)
  await tryNewcomer(tries, given)
}
