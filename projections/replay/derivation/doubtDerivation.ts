/**
 * Explains why a question's doubts are raised or confirmed at a replay position: the answers they rest on, with their
 * events.
 */
import { type Doubts, doubtsAt } from '../../../domain/engine/doubts'
import { scopeAt } from '../../../domain/engine/evaluation/evaluateQuestion'
import { slotAddress } from '../../../domain/engine/path'
import type { RestedAnswer } from '../../../domain/language/doubt'
import { situationOf } from '../../../events/state/state'
import { raisedDoubtsAt } from '../../doubts/doubtPrompt'
import type { Replay } from '../replay'
import { questionDraft } from './conditionDrafts'
import type { DerivationAspect } from './derivation'
import { explainedNodes } from './derivation'
import type { DerivationContext, DerivationDraft } from './derivationDraft'
import type { DerivationEvent } from './derivationNode'
import { situationInputs } from './situationInputs'

const restedDraft = (context: DerivationContext, { path }: RestedAnswer): readonly DerivationDraft[] => {
  const { catalogue, situation } = context
  const address = slotAddress(catalogue, path)
  const scope = address === null ? null : scopeAt(situation, address.slot.group, address.ids)
  if (address === null || scope === null) return []
  return [questionDraft(context, { scope, ids: address.ids }, address.slot, answer => JSON.stringify(answer))]
}

/** Where the customer said last that it is so. */
const confirmedIn = (
  { records }: Replay,
  position: number,
  path: string,
  doubt: string,
): readonly DerivationEvent[] => {
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

/** Of several doubts that the customer has not answered the first alone is said. Empty where none stands. */
export const doubtDerivation = (
  replay: Replay,
  doubts: Doubts,
  position: number,
  path: string,
): readonly DerivationAspect[] => {
  const { catalogue } = replay
  const address = slotAddress(catalogue, path)
  if (address === null || !doubts.has(address.slot)) return []
  const state = replay.stateAt(position)
  const situation = situationOf(catalogue, state)
  const context: DerivationContext = { catalogue, situation, inputs: situationInputs(replay, position) }
  const doubtsRaised = raisedDoubtsAt(doubts, { state, situation }, address)
  const unanswered = doubtsRaised.find(({ isConfirmed }) => !isConfirmed)
  return doubtsRaised
    .filter(one => one.isConfirmed || one === unanswered)
    .map(({ prompt: { doubt, words, rested }, isConfirmed }) => ({
      holds: !isConfirmed,
      words: isConfirmed ? `De klant zei dat het klopt: '${words}'` : `Er wordt teruggevraagd: '${words}'`,
      because: [
        ...explainedNodes(
          replay,
          situation,
          address,
          rested.flatMap(one => restedDraft(context, one)),
          now => doubtsAt(now, doubts, address).some(({ placed }) => placed.doubt.name === doubt),
        ),
        ...(isConfirmed ? confirmedIn(replay, position, path, doubt) : []),
      ],
    }))
}
