// What each fact that a text may claim comes to in a simulated world; or why this world cannot tell.
import type { World, WorldTab } from '../world'
import type { Fact } from './claims/fact'
import { databaseOf } from './promises'

/** @returns what is not so; null where it is. @param about an invitation; null: nobody's that is known */
export type Claim = (world: World, tab: WorldTab, about: string | null) => string | null

const isReceived: Claim = ({ office }, _, about) =>
  (about === null ? office.received.length > 0 : office.received.some(one => one.invitation === about))
    ? null
    : 'the office has nothing'

const isUnsent: Claim = (world, tab, about) =>
  about === null || isReceived(world, tab, about) !== null ? null : 'the office has it'

/** Everything of an invitation that somebody could read who has the device. */
const readable = ({ device }: WorldTab, invitation: string): readonly string[] => {
  const { disk, storage } = device
  const database = databaseOf(invitation)
  const rescued = storage.read(`klantportaal.rescue.${invitation}`)
  return [
    ...disk.stores(database).flatMap(store => [...disk.read(database, store).values()].map(String)),
    // What is sealed opens with a key that goes with the log; the mark of its end names nobody.
    ...(rescued === null || /^"?sealed:/.test(rescued) ? [] : [rescued]),
  ]
}

export const isErased: Claim = (_, tab, about) => {
  const left = about === null ? [] : readable(tab, about)
  return left.length === 0 ? null : `this of it is on the device: ${left.map(value => value.slice(0, 60)).join(', ')}`
}

const records = ({ device }: WorldTab, invitation: string): readonly string[] =>
  [...device.disk.read(databaseOf(invitation), 'records').values()].map(String)

const hasAnswers: Claim = (_, tab, about) =>
  about === null || records(tab, about).some(line => /"by":"(customer|retrieval)"/.test(line))
    ? null
    : 'no answer of the customer is on the disk'

/** What the page last took of a visit, and what of it is not stored. */
const unstored = (tab: WorldTab, about: string): readonly string[] => {
  const visit = tab.portal?.lastVisit() ?? null
  if (visit === null || visit.invitation !== about) return []
  const lines = records(tab, about)
  const missing = visit.store.records().filter(({ id }) => !lines.some(line => line.includes(`"${id}"`)))
  return [...missing.map(({ command }) => command), ...(visit.drafts.open$.value > 0 ? ['a text in a field'] : [])]
}

const isAllKept: Claim = (_, tab, about) => {
  const left = about === null ? [] : unstored(tab, about)
  return left.length === 0 ? null : `this is not on the disk: ${left.join(', ')}`
}

const isLoggedOut: Claim = (_, tab) => {
  const token = tab.portal?.lastToken() ?? null
  const kept = [...tab.device.disk.read('klantportaal.session', 'kept').values()].map(value => JSON.stringify(value))
  return token !== null && kept.some(value => value.includes(token)) ? `the token ${token} is on the disk` : null
}

const inComponents = 'what a screen derives of the answers is held by the laws and by components'

export const predicates: { readonly [F in Fact]: Claim | string } = {
  allKept: isAllKept,
  notAllKept: 'a store may have failed with nothing to keep',
  keptInWindowAlone: 'no device of this world refuses its databases for good',
  storeRefuses: 'it is how the last try went, which is over when it is told',
  answersHere: hasAnswers,
  erased: isErased,
  mayBeLeft: 'it is said where nothing is known',
  gone: 'no record of this world goes but by erasing',
  unreadable: 'nothing of this world is damaged',
  overtaken: inComponents,
  received: isReceived,
  ownReceived: isReceived,
  unsent: isUnsent,
  noReceipt: 'it is said where nothing is known',
  noneReceived: 'it is what the office said when it was asked, and may have changed since',
  onItsWay: 'the end of it may be on its way to the page',
  locked: inComponents,
  openElsewhere: 'a lock may be taken by nobody that is a tab',
  connection: 'it is what the page takes it to be',
  loggedIn: 'another tab may have ended it, and the word be on its way',
  loggedOut: isLoggedOut,
  officeConfirmed: 'nobody of this world changes an account',
  complete: inComponents,
  inLog: inComponents,
  unchanged: inComponents,
  undone: inComponents,
  merged: inComponents,
}
