// What the pages say, and whether it is so: a row for each sentence that claims something of this world.
import { successTitle } from '../../../domain/texts/pageTitles'
import { stageTexts } from '../../../domain/texts/sendingTexts'
import { answersKeptTexts, visitLifecycleTexts } from '../../../domain/texts/visitLifecycleTexts'
import { sentBefore } from '../../../domain/texts/visitStatusTexts'
import { sendingStage } from '../../../projections/sending/sendingStage'
import { logKey } from '../logKey'
import type { World, WorldTab } from '../world'
import { databaseOf, type Promises } from './promises'

/** @returns what is not so; null where it is. @param about an invitation; null: nobody's that is known */
type Claim = (world: World, tab: WorldTab, about: string | null) => string | null

const isReceived: Claim = ({ office }, _, about) =>
  (about === null ? office.received.length > 0 : office.received.some(one => one.invitation === about))
    ? null
    : 'the office has nothing'

/** Everything of an invitation that somebody could read who has the device. */
const readable = ({ device }: WorldTab, invitation: string): readonly (string | null)[] => {
  const { disk, storage } = device
  const database = databaseOf(invitation)
  return [
    ...disk.stores(database).flatMap(store => [...disk.read(database, store).values()].map(String)),
    // What is sealed there opens with a key that goes with the log; the mark of its end names nobody.
    ...[storage.read(`klantportaal.rescue.${invitation}`)].filter(
      text => text !== null && !text.startsWith('"sealed:') && !text.startsWith('sealed:'),
    ),
  ]
}

const isErased: Claim = (_, tab, about) => {
  const left = about === null ? [] : readable(tab, about)
  return left.length === 0 ? null : `this of it is on the device: ${left.map(value => value?.slice(0, 60)).join(', ')}`
}

const isKept: Claim = (_, { device }, about) =>
  about === null || device.disk.databases().includes(databaseOf(about)) ? null : 'the log is not on the disk'

const all =
  (...claims: readonly Claim[]): Claim =>
  (...args) =>
    claims.map(claim => claim(...args)).find(wrong => wrong !== null) ?? null

/** What each claims; a sentence that is not here claims nothing that this world knows. */
const claims: ReadonlyMap<string, Claim> = new Map([
  [stageTexts.arrived, isReceived],
  [visitLifecycleTexts.received.title, isReceived],
  [successTitle, all(isReceived, isErased)],
  [sentBefore, isReceived],
  [visitLifecycleTexts.wiped.title, isErased],
  [answersKeptTexts.all.title, isKept],
])

/** A sentence is said. @returns what of it is not so */
export const judgeSaid = (world: World, tab: WorldTab, text: string, about: string | null): string | null => {
  const claim = claims.get(text)
  if (claim === undefined) return null
  world.count(`said: ${text}`)
  const wrong = claim(world, tab, about)
  if (text === successTitle && about !== null) world.sent.add(logKey(tab.device, about))
  return wrong === null ? null : `${tab.device.name}: '${text}' (${about}), but ${wrong}`
}

/**
 * What was sent and erased does not come back: no page keeps anything of it again. Where the disk refused to take that the session
 * is over, the next page goes on with it, and keeps what the office says: that is known, and left.
 */
export const staysErased = (world: World): string | null => {
  if ([...world.counters.keys()].some(what => what.startsWith('disk: '))) return null
  for (const tab of world.tabs)
    for (const { invitation } of world.customers) {
      if (!world.sent.has(logKey(tab.device, invitation))) continue
      const wrong = isErased(world, tab, invitation)
      if (wrong !== null) return `${tab.device.name}: ${invitation} was sent and erased, and ${wrong}`
    }
  return null
}

/** How the sending stands, in words that stay. */
const stageIsTrue = (world: World, tab: WorldTab): string | null => {
  const visit = tab.portal?.visit() ?? null
  const stage = visit === null ? null : sendingStage(visit.store.state())
  return stage === null ? null : judgeSaid(world, tab, stage, visit?.invitation ?? null)
}

/** The login tells of inventories that arrived. */
const toldOfNothing = (world: World, { portal }: WorldTab): string | null => {
  const told = portal?.toldSent.find(at => !world.office.received.some(one => one.at === at))
  return told === undefined ? null : `the login tells of an inventory of ${told}, which the office does not have`
}

/** A logout that asks nothing erases: nothing of the customer's is there that the office does not have. */
const erasesUnasked = (world: World, tab: WorldTab, promises: Promises): string | null => {
  const phase = tab.portal?.app.lifecycle$.value.phase
  if (phase?.tag !== 'erasing' || phase.reason.tag !== 'nothing') return null
  const { invitation } = phase.identity
  if (invitation === null) return null
  const key = logKey(tab.device, invitation)
  world.count('said: nothing to ask')
  const isTheirs = promises.hasAnswers(key) && !world.wishes.has(key)
  const isAtOffice = world.office.received.some(one => one.invitation === invitation)
  return isTheirs && !isAtOffice ? `${key}: erased without a question, and there are answers that nobody has` : null
}

/** What of the sentences that stay on the screens is not so; null where all is. */
export const sentencesAreTrue = (world: World, promises: Promises): string | null => {
  for (const tab of world.tabs) {
    if (tab.page === null) continue
    const wrong = stageIsTrue(world, tab) ?? toldOfNothing(world, tab) ?? erasesUnasked(world, tab, promises)
    if (wrong !== null) return wrong
  }
  return null
}
