import type { Lenders } from '../../domain/language/lender'
import { loginTokensCodec } from '../../events/effects/wire/account'
import { decodeOr } from '../../events/effects/wire/codecFrom'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { homeAtAddressCodec } from '../../events/effects/wire/homeCodecs'
import { companiesCodec, labelsCodec } from '../../events/effects/wire/lenderCodecs'
import { settingCodec } from '../../events/effects/wire/tenant'
import { imageFindings, lenderFindings } from './besides'
import type { Account, Given } from './given'
import type { Tries } from './tries'

const looks = ['tenantStyle', 'tenantLogo', 'tenantHeader'] as const
const ofHome = ['home', 'homePicture'] as const
const homes = ['homeAtAddress', 'homesNear', ...ofHome] as const
const inSession = ['setting', 'lenderCompanies', 'lenderLabels', 'customer', 'retrievalToken', ...homes] as const

/** The bearer token of a fresh session; null where there is none. A code that is asked for is never guessed. */
export const logIn = async (tries: Tries, account: Account, note = ''): Promise<string | null> => {
  const { body } = await tries.make('login', { using: account, note })
  return decodeOr(loginTokensCodec, body, null)?.accessToken ?? null
}

/** What GET customer answers, and the lenders that its mortgages name. */
export const readCustomer = async (tries: Tries, token: string, note = '') => {
  const companies = decodeOr(companiesCodec, (await tries.make('lenderCompanies', { token, note })).body, null)
  const labels = decodeOr(labelsCodec, (await tries.make('lenderLabels', { token, note })).body, null)
  const lenders: Lenders = { companies: companies ?? [], labels: labels ?? [] }
  const isKnown = companies !== null && labels !== null
  const besides = isKnown ? lenderFindings(lenders) : () => []
  const { body } = await tries.make('customer', { token, note, besides })
  return { customer: decodeOr(wireCustomerCodec, body, null), lenders }
}

const readHomes = async (tries: Tries, token: string, given: Given['home']): Promise<void> => {
  if (given === undefined) return tries.skip(homes, 'needs the address of a `home`')
  const address = { postalCode: given.postal_code, number: given.number, addition: given.addition ?? '' }
  const how = { token, besides: imageFindings(tries.given.host.api) }
  const { body } = await tries.make('homeAtAddress', { using: { address }, ...how })
  await tries.make('homesNear', { using: { address }, ...how })
  const home = decodeOr(homeAtAddressCodec, body, null)?.found?.id ?? ''
  if (home === '') tries.skip(ofHome, 'the home has no id')
  else for (const name of ofHome) await tries.make(name, { using: { home }, ...how })
}

const readRetrieval = async (
  tries: Tries,
  token: string,
  { isOn, invitation }: { readonly isOn: boolean; readonly invitation: string | undefined },
): Promise<void> => {
  if (!isOn) tries.skip(['retrievalToken'], 'the setting is off, and then no visit needs it')
  else if (invitation === undefined) tries.skip(['retrievalToken'], 'the customer has no invitation')
  else await tries.make('retrievalToken', { using: { invitation }, token })
}

/** An account with a second factor: logging in by password alone must say so, in words that the portal knows. */
const readTwoFactor = async (tries: Tries, account: Given['two_factor']): Promise<void> => {
  const note = 'with a second factor'
  if (account === undefined) tries.skip(['login'], 'needs a `two_factor`', note)
  else await tries.make('login', { using: account, note, due: { tag: 'code' } })
}

const readInSession = async (tries: Tries, { account, home }: Given): Promise<void> => {
  if (account === undefined) return tries.skip(['login', ...inSession], 'needs an `account`')
  const token = await logIn(tries, account)
  if (token === null) return tries.skip(inSession, 'nobody is logged in')
  const { body } = await tries.make('setting', { token })
  const { customer } = await readCustomer(tries, token)
  await readRetrieval(tries, token, { isOn: decodeOr(settingCodec, body, false), invitation: customer?.invitation?.id })
  await readHomes(tries, token, home)
}

const readInvitation = async (tries: Tries, { invitation, newcomer }: Given): Promise<void> => {
  const asked = invitation ?? newcomer
  if (asked === undefined) return tries.skip(['validateToken'], 'needs an `invitation`')
  await tries.make('validateToken', { using: { token: asked.token } })
  const note = 'by the link of an invitation'
  await tries.make('login', { using: { token: asked.token }, note, due: { tag: 'link' } })
}

/** What anybody may be refused: a browser must be able to read that. */
const readRefusals = async (tries: Tries): Promise<void> => {
  await tries.make('customer', { note: 'without a session', due: { tag: 'refusal', statuses: [401] } })
  const nobody = { username: 'niemand.proef', password: 'niemand-proef' }
  await tries.make('login', { using: nobody, note: 'of nobody', due: { tag: 'refusal', statuses: [400, 401, 422] } })
}

/** What can be looked at without changing anything but that an account has logged in. */
export const tryReading = async (tries: Tries, tenant: string | null, given: Given): Promise<void> => {
  if (tenant === null) tries.skip(looks, 'needs --tenant NAME')
  else for (const name of looks) await tries.make(name, { using: { subdomain: tenant } })
  await readInvitation(tries, given)
  await readRefusals(tries)
  await readTwoFactor(tries, given.two_factor)
  await readInSession(tries, given)
}
