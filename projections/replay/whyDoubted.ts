import { type Doubts, doubtsAt } from '../../domain/engine/doubts'
import { slotAddress } from '../../domain/engine/path'
import { placeAt } from '../../domain/engine/reading'
import type { Rested } from '../../domain/language/doubt'
import { situationOf } from '../../events/state/state'
import { standingAt } from '../doubts/asking'
import { leversAt } from './levers'
import type { Replay } from './replay'
import { explained } from './why'
import { questionDraft } from './whyCondition'
import type { Asking, Draft } from './whyDraft'
import type { WhyAspect, WhyEvent } from './whyNode'

const restedDraft = (asking: Asking, { path }: Rested): readonly Draft[] => {
  const { catalogue, situation } = asking
  const address = slotAddress(catalogue, path)
  const place = address === null ? null : placeAt(situation, address.slot.group, address.ids)
  if (address === null || place === null) return []
  return [questionDraft(asking, { place, ids: address.ids }, address.slot, answer => JSON.stringify(answer))]
}

/** Where the customer said last that it is so. */
const confirmedIn = ({ records }: Replay, position: number, path: string, doubt: string): readonly WhyEvent[] => {
  for (let at = Math.min(position, records.length) - 1; at >= 0; at--) {
    const record = records[at]
    const event = record?.events.findIndex(
      one => one.type === 'DoubtConfirmed' && one.path === path && one.doubt === doubt,
    )
    if (record === undefined || event === undefined || event === -1) continue
    const { seq, by, command } = record
    return [{ tag: 'event', seq, event, by, command, words: "de klant koos 'Ja, dat klopt'", along: null, with: [] }]
  }
  return []
}

/**
 * Why a doubt is said of a question at a position, or was confirmed: the answers that it rests on, with their events. Of
 * several that the customer has not answered the first alone is said. Empty where none stands.
 */
export const whyDoubted = (replay: Replay, doubts: Doubts, position: number, path: string): readonly WhyAspect[] => {
  const { catalogue } = replay
  const address = slotAddress(catalogue, path)
  if (address === null || !doubts.has(address.slot)) return []
  const state = replay.stateAt(position)
  const situation = situationOf(catalogue, state)
  const asking: Asking = { catalogue, situation, levers: leversAt(replay, position) }
  const standing = standingAt(doubts, { state, situation }, address)
  const said = standing.find(({ isConfirmed }) => !isConfirmed)
  return standing
    .filter(one => one.isConfirmed || one === said)
    .map(({ asking: { doubt, words, rested }, isConfirmed }) => ({
      holds: !isConfirmed,
      words: isConfirmed ? `De klant zei dat het klopt: '${words}'` : `Er wordt teruggevraagd: '${words}'`,
      because: [
        ...explained(
          replay,
          situation,
          address,
          rested.flatMap(one => restedDraft(asking, one)),
          now => doubtsAt(now, doubts, address).some(({ laid }) => laid.doubt.name === doubt),
        ),
        ...(isConfirmed ? confirmedIn(replay, position, path, doubt) : []),
      ],
    }))
}
