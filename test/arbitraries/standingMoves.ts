import fc from 'fast-check'
import type { Catalogue } from '../../domain/engine/catalogue'
import { scopeAt, valueAt } from '../../domain/engine/evaluation/evaluateQuestion'
import { slotAddress } from '../../domain/engine/path'
import type { RestedAnswer } from '../../domain/language/doubt'
import type { Command } from '../../events/decisions/command'
import { type State, situationOf } from '../../events/state/state'

type Standing =
  | 'TakeRetrieved'
  | 'LeaveRetrieved'
  | 'ConfirmDoubt'
  | 'ConfirmItem'
  | 'SeekHome'
  | 'RetryFile'
  | 'NoteSendingFailed'

/** A command that is about the n-th thing of its kind that stands in the state, or about one that does not. */
export interface StandingMove {
  readonly move: 'standing'
  readonly type: Standing
  readonly nth: number
}

export const standingMove = (type: Standing): fc.Arbitrary<StandingMove> =>
  fc.record({ move: fc.constant('standing' as const), type: fc.constant(type), nth: fc.nat(200) })

const nthOf = (all: readonly string[], nth: number, none: string): string => all[nth % Math.max(all.length, 1)] ?? none

/** A question with the answer that counts there now. */
const restedAt = (catalogue: Catalogue, state: State, path: string): RestedAnswer => {
  const situation = situationOf(catalogue, state)
  const address = slotAddress(catalogue, path)
  const place = address === null ? null : scopeAt(situation, address.slot.group, address.ids)
  return { path, value: address === null || place === null ? '' : valueAt(situation, place, address.slot) }
}

/** What the move is in this state. */
export const standingCommand = (catalogue: Catalogue, state: State, { type, nth }: StandingMove): Command => {
  switch (type) {
    case 'TakeRetrieved':
    case 'LeaveRetrieved': {
      const told = [...(state.retrieval?.told ?? [])]
      const open = told.filter(([, one]) => one.open)
      const paths = (open.length > 0 && nth % 2 === 0 ? open : told).map(([path]) => path)
      return { type, path: nthOf(paths, nth >> 1, 'customer.last_name') }
    }
    case 'ConfirmDoubt': {
      const path = nthOf(
        [...catalogue.slotAt.keys()].filter(at => !at.includes('*')),
        nth,
        'customer.nowhere',
      )
      return { type, path, doubt: 'large', rested: [restedAt(catalogue, state, path)] }
    }
    case 'ConfirmItem':
      return { type, path: 'customer.person', rested: [restedAt(catalogue, state, 'customer.gender')] }
    case 'SeekHome': {
      const told = [...state.homes].flatMap(([path, { single }]) => (single?.settled === true ? [path] : []))
      return { type, at: nthOf(told, nth, 'customer.nowhere') }
    }
    case 'NoteSendingFailed':
      return {
        type,
        failure: 'network',
        fields: [],
        file: nthOf(
          state.files.map(({ name }) => name),
          nth,
          'a.pdf',
        ),
      }
    case 'RetryFile':
      return { type, name: (state.sending.tag === 'failed' ? state.sending.file : null) ?? 'nowhere.pdf' }
  }
}
