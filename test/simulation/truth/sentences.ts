// What the pages say, and whether it is so: what each sentence claims stands in `claims/`, what that comes to in `predicates.ts`.
import { successTitle } from '../../../domain/texts/pageTitles'
import { sendingStage } from '../../../projections/sending/sendingStage'
import { logKey } from '../logKey'
import type { World, WorldTab } from '../world'
import { factsOf } from './claims/factsOf'
import { isErased, predicates } from './predicates'
import type { Promises } from './promises'

/** A sentence is said. @returns what of it is not so */
export const judgeSaid = (world: World, tab: WorldTab, text: string, about: string | null): string | null => {
  const claims = factsOf(text).flatMap(fact => {
    const claim = predicates[fact]
    return typeof claim === 'string' ? [] : [claim]
  })
  if (claims.length === 0) return null
  world.count(`said: ${text}`)
  const wrong = claims.map(claim => claim(world, tab, about)).find(one => one !== null) ?? null
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
