import { asksNothing, isAsked } from '../domain/engine/asked'
import type { Catalogue, Slot } from '../domain/engine/catalogue'
import { orderOf } from '../domain/engine/verdict'
import { profiles } from '../domain/invitation/profiles'
import { lineTexts } from '../domain/texts/lineTexts'
import { isLocked } from '../events/state/sendingState'
import { isClosed, type State, situationOf } from '../events/state/state'
import { optionsOf } from './introView'

const needsLenders = ({ question }: Slot): boolean => question.kind === 'choice' && question.supply !== null

const lookUps = (catalogue: Catalogue, asks: (is: (slot: Slot) => boolean) => boolean): readonly string[] => {
  const { addresses, homes, addressesAndHomes } = lineTexts
  const hasHomes = asks(({ question }) => catalogue.homeOf.has(question))
  if (asks(({ question }) => catalogue.lookedUpAt.has(question))) return [hasHomes ? addressesAndHomes : addresses]
  return hasHomes ? [homes] : []
}

/**
 * What is said while there is no line: what of the steps of this visit waits for it. Null where nothing does, or nothing is
 * known of the customer yet.
 */
export const lineWords = (catalogue: Catalogue, state: State): string | null => {
  const { facts, lenders, retrieval, sending } = state
  if (!state.loaded || isClosed(state) || sending.tag === 'sent') return null
  if (sending.tag === 'unconfirmed' && !sending.absent) return `${lineTexts.gone} ${lineTexts.asks}`
  if (isLocked(sending)) return lineTexts.gone
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
    ...(retrieval === null && optionsOf(state)?.includes('digital') === true ? [lineTexts.retrieval] : []),
    ...lookUps(catalogue, asks),
    ...(lenders.companies.length === 0 && asks(needsLenders) ? [lineTexts.lenders] : []),
    profiles[facts.type].sendsFiles ? lineTexts.sendFiles : lineTexts.send,
  ]
  const goOn = asksNothing({ catalogue, facts }) ? [] : [lineTexts.goOn]
  return [lineTexts.gone, ...goOn, lineTexts.waits(words)].join(' ')
}
