import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { asksNothing, isAsked } from '../../domain/engine/visitContext'
import { profiles } from '../../domain/invitation/profiles'
import { connectionTexts } from '../../domain/texts/connectionTexts'
import { isLockedBySending } from '../../events/state/sendingState'
import { isInvitationClosed, type State, situationOf } from '../../events/state/state'
import { offeredStartOptions } from '../steps/offeredStartOptions'

const needsLenders = ({ question }: Slot): boolean => question.kind === 'choice' && question.supply !== null

const lookUps = (catalogue: Catalogue, asks: (is: (slot: Slot) => boolean) => boolean): readonly string[] => {
  const { addresses, homes, addressesAndHomes } = connectionTexts
  const hasHomes = asks(({ question }) => catalogue.homeOf.has(question))
  if (asks(({ question }) => catalogue.lookedUpAt.has(question))) return [hasHomes ? addressesAndHomes : addresses]
  return hasHomes ? [homes] : []
}

/**
 * The notice without a connection: what waits for one (retrieval, look-ups, lists of lenders, sending), and whether
 * the customer can fill in more. Null before loading, and once closed or sent.
 */
export const offlineWords = (catalogue: Catalogue, state: State): string | null => {
  const { facts, lenders, retrieval, sending } = state
  if (!state.loaded || isInvitationClosed(state) || sending.tag === 'sent') return null
  if (sending.tag === 'unconfirmed' && !sending.absent) return `${connectionTexts.gone} ${connectionTexts.asks}`
  if (isLockedBySending(sending)) return connectionTexts.gone
  const situation = situationOf(catalogue, state)
  const order = orderOf(situation)
  const asks = (is: (slot: Slot) => boolean): boolean =>
    catalogue.slots.some(
      slot =>
        is(slot) &&
        slot.group.step !== null &&
        order.includes(slot.group.step.key) &&
        isAsked({ catalogue, facts }, slot),
    )
  const words = [
    ...(retrieval === null && offeredStartOptions(state)?.includes('digital') === true
      ? [connectionTexts.retrieval]
      : []),
    ...lookUps(catalogue, asks),
    ...(lenders.companies.length === 0 && asks(needsLenders) ? [connectionTexts.lenders] : []),
    profiles[facts.type].sendsFiles ? connectionTexts.sendFiles : connectionTexts.send,
  ]
  const goOn = asksNothing({ catalogue, facts }) ? [] : [connectionTexts.goOn]
  return [connectionTexts.gone, ...goOn, connectionTexts.waits(words)].join(' ')
}
