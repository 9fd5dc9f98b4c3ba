import { tokensCodec } from '../../events/effects/wire/account'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { foundPropertyCodec } from '../../events/effects/wire/property'
import { readOr } from '../../events/effects/wire/reading'
import type { Account, Given } from './given'
import type { Tries } from './tries'

const looks = ['tenantStyle', 'tenantLogo', 'tenantHeader'] as const
const lists = ['setting', 'lenderCompanies', 'lenderLabels'] as const
const ofHome = ['home', 'homePicture'] as const
const homes = ['homeAtAddress', 'homesNear', ...ofHome] as const

/** The bearer token of a fresh session; null where there is none. A code that is asked for is never guessed. */
export const logIn = async (tries: Tries, account: Account, note = ''): Promise<string | null> =>
  readOr(tokensCodec, await tries.make('login', { using: account, note }), null)?.accessToken ?? null

const readHomes = async (tries: Tries, token: string, given: Given['home']): Promise<void> => {
  if (given === undefined) return tries.skip(homes, 'needs the address of a `home`')
  const address = { postalCode: given.postal_code, number: given.number, addition: given.addition ?? '' }
  const found = await tries.make('homeAtAddress', { using: { address }, token })
  await tries.make('homesNear', { using: { address }, token })
  const home = readOr(foundPropertyCodec, found, null)?.found?.id ?? ''
  if (home === '') tries.skip(ofHome, 'the home has no id')
  else for (const name of ofHome) await tries.make(name, { using: { home }, token })
}

const readRetrieval = async (tries: Tries, token: string, customer: unknown): Promise<void> => {
  const invitation = readOr(wireCustomerCodec, customer, null)?.invitation?.id
  if (invitation === undefined) tries.skip(['retrievalToken'], 'the customer has no invitation')
  else await tries.make('retrievalToken', { using: { invitation }, token })
}

/** An account with a second factor: logging in by password alone must say so, in words that the portal knows. */
const readTwoFactor = async (tries: Tries, account: Given['two_factor']): Promise<void> => {
  const note = 'with a second factor'
  if (account === undefined) tries.skip(['login'], 'needs a `two_factor`', note)
  else await tries.make('login', { using: account, note, due: { tag: 'code' } })
}

const readInSession = async (tries: Tries, { account, home }: Given): Promise<void> => {
  const inSession = ['customer', 'retrievalToken', ...lists, ...homes]
  if (account === undefined) return tries.skip(['login', ...inSession], 'needs an `account`')
  const token = await logIn(tries, account)
  if (token === null) return tries.skip(inSession, 'nobody is logged in')
  await readRetrieval(tries, token, await tries.make('customer', { token }))
  for (const name of lists) await tries.make(name, { token })
  await readHomes(tries, token, home)
}

/** What can be looked at without changing anything but that an account has logged in. */
export const tryReading = async (tries: Tries, tenant: string | null, given: Given): Promise<void> => {
  if (tenant === null) tries.skip(looks, 'needs --tenant NAME')
  else for (const name of looks) await tries.make(name, { using: { subdomain: tenant } })
  const invitation = given.invitation ?? given.newcomer
  if (invitation === undefined) tries.skip(['validateToken'], 'needs an `invitation`')
  else await tries.make('validateToken', { using: { token: invitation.token } })
  await tries.make('customer', { note: 'without a session', due: { tag: 'refusal', status: 401 } })
  await readTwoFactor(tries, given.two_factor)
  await readInSession(tries, given)
}
