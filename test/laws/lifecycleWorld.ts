import { visitLifecycleTexts } from '../../domain/texts/visitLifecycleTexts'
import type { LifecycleEffect } from '../../ui/visit/lifecycle/lifecycleEffect'
import type { LifecycleMessage, SessionExpiry } from '../../ui/visit/lifecycle/lifecycleMessage'
import {
  initialLifecycle,
  type LifecycleState,
  type RemainingAnswers,
  visitHandleOf,
} from '../../ui/visit/lifecycle/lifecycleState'
import type { LoginIdentity } from '../../ui/visit/lifecycle/loginIdentity'
import { visitLifecycle } from '../../ui/visit/lifecycle/visitLifecycle'
import { customerOf } from './lifecycleCustomer'

/** A visit by number: the lifecycle never looks into one. */
export type Room = number
type Message = LifecycleMessage<Room>
type Effect = LifecycleEffect<Room>

/** What the world around the lifecycle may answer or tell at any moment; numbers choose among what is possible then. */
export interface Move {
  readonly kind: number
  readonly choice: number
}

const invitations = ['1', '2'] as const
const tokens = ['jan', 'jan again', 'piet'] as const
export const invitationOf: Readonly<Record<string, string>> = Object.fromEntries([
  ...['jan', 'jan again', 'jan of now', 'jan later'].map(token => [token, '1']),
  ...['piet', 'piet of now', 'piet later'].map(token => [token, '2']),
])

export const lefts: readonly RemainingAnswers[] = [
  { tag: 'all', until: '31-01-2027' },
  { tag: 'all', until: null },
  { tag: 'unsure' },
  { tag: 'nothing' },
]

/** The portal around a lifecycle: what is on its way, who is logged in, and everything that was done so far. */
export const world = (begin: Partial<LifecycleState<Room>> = {}) => {
  let state: LifecycleState<Room> = { ...initialLifecycle, ...begin }
  let session: LoginIdentity | null = null
  let rooms = 0
  /** What was begun and has not answered yet. */
  const due: Effect[] = []
  const done: Effect[] = []
  const messages: Message[] = []
  /** What is known of each log, by invitation: whether the office has it, and whether the customer wished it gone. */
  const evidence = new Set<string>()
  const invitationIn = new Map<Room, string | null>()
  const open = new Set<Room>()
  const faults: string[] = []
  /** What the device said of each erasing: whether it is known to be done. */
  const erasedFor: boolean[] = []
  /** What was known of each log that was let go of; `leaves`: of every one from then on. */
  const leftFor: RemainingAnswers[] = []
  let leaves: RemainingAnswers | null = null

  const keep = (effect: Effect): void => {
    done.push(effect)
    switch (effect.tag) {
      case 'endSession':
      case 'eraseSession':
        if (session?.token === effect.token) session = null
        return
      case 'erase': {
        const of = effect.handle === null ? effect.invitation : (invitationIn.get(effect.handle) ?? null)
        if (of !== null && !evidence.has(of)) faults.push(`erased ${of} without a reason`)
        due.push(effect)
        return
      }
      case 'go':
      case 'leave':
        if (effect.notice?.text === visitLifecycleTexts.loggedOut && session !== null)
          faults.push('told who is in that he is out')
        return
      case 'changeLogin':
        if (effect.identity.invitation !== invitationIn.get(effect.handle))
          faults.push('went on under the login of another')
        return
      case 'start':
        // What is answered in it from now on is another matter.
        if (effect.identity.invitation !== null) evidence.delete(effect.identity.invitation)
        // As the session knows its invitation from then on.
        if (session?.token === effect.identity.token) session = effect.identity
        return
      case 'load':
      case 'open':
      case 'close':
      case 'findUnsent':
        due.push(effect)
    }
  }
  const send = (message: Message): void => {
    messages.push(message)
    const [next, effects] = visitLifecycle(state, message)
    state = next
    for (const effect of effects) keep(effect)
    if (effects.some(({ tag }) => tag === 'endSession' || tag === 'eraseSession'))
      send({ tag: 'sessionChanged', identity: session, expiry: null, inThisTab: false, swapped: false })
  }

  const answer = (effect: Effect, choice: number): unknown => {
    switch (effect.tag) {
      case 'load': {
        const of = invitationOf[effect.identity.token] ?? null
        if (choice % 9 === 0) return send({ tag: 'notOpened', turn: effect.turn, reason: 'failed' })
        if (choice % 5 === 0) return send({ tag: 'notLoaded', turn: effect.turn, answered: choice % 2 === 0 })
        return send({ tag: 'loaded', turn: effect.turn, customer: customerOf(choice % 7 === 0 ? null : of) })
      }
      case 'open': {
        if (choice % 4 === 0) {
          const reason = (['failed', 'inOtherTab', 'unreachable'] as const)[choice % 3] ?? 'failed'
          return send({ tag: 'notOpened', turn: effect.turn, reason })
        }
        const handle = ++rooms
        const invitation =
          effect.customer === null ? effect.identity.invitation : (effect.customer.invitation?.id ?? null)
        invitationIn.set(handle, invitation)
        open.add(handle)
        if (open.size > 1) faults.push('two logs open at once')
        return send({ tag: 'opened', turn: effect.turn, handle, invitation })
      }
      case 'close':
        open.delete(effect.handle)
        leftFor.push(leaves ?? lefts[choice % lefts.length] ?? { tag: 'nothing' })
        return send({ tag: 'closed', remaining: leftFor.at(-1) ?? { tag: 'nothing' } })
      case 'erase':
        if (effect.handle !== null) open.delete(effect.handle)
        erasedFor.push(choice % 3 !== 0)
        return send({ tag: 'erased', confirmed: choice % 3 !== 0 })
      case 'findUnsent': {
        const unsent = (['none', 'some', 'unknown'] as const)[choice % 3] ?? 'some'
        // Without an answer of the customer there is nothing to lose.
        if (unsent === 'none' && effect.identity.invitation !== null) evidence.add(effect.identity.invitation)
        if (unsent === 'none' && effect.handle !== null) evidence.add(invitationIn.get(effect.handle) ?? '')
        return send({ tag: 'unsentFound', handle: effect.handle, identity: effect.identity, unsent })
      }
      default:
        return
    }
  }
  return {
    lifecycle: () => state,
    session: () => session,
    /** In this tab. `invitation`: known already, of a login in place. */
    logIn: (token: string, invitation: string | null = null): void => {
      session = { token, invitation }
      send({ tag: 'sessionChanged', identity: session, expiry: null, inThisTab: true, swapped: false })
    },
    setSession: (identity: LoginIdentity | null, expiry: SessionExpiry | null = null): void => {
      session = identity
      send({ tag: 'sessionChanged', identity, expiry, inThisTab: false, swapped: false })
    },
    send,
    due,
    done,
    messages,
    evidence,
    invitationIn,
    open,
    faults,
    erasedFor,
    leftFor,
    leaveAll: (remaining: RemainingAnswers): void => {
      leaves = remaining
    },
    /** The answer to one thing that is on its way. */
    answer: (which: number, choice: number): void => {
      const [effect] = due.splice(which % Math.max(1, due.length), 1)
      if (effect !== undefined) answer(effect, choice)
    },
  }
}

export type World = ReturnType<typeof world>

/** The customer wants gone what is his: nothing of a visit that somebody logged in over. */
const wish = (at: World): void => {
  const { phase } = at.lifecycle()
  if (phase.tag === 'identifying') return
  at.evidence.add(phase.tag === 'open' ? (at.invitationIn.get(phase.handle) ?? '') : (at.session()?.invitation ?? ''))
}

const redirectOf = (choice: number): string | null => (choice % 2 === 0 ? null : 'https://kantoor.example/')

/** More of them are answers than anything else: what is on its way mostly comes. */
export const kinds = 35

/** Everything that can happen to a portal, whenever it pleases. */
export const happen = (at: World, { kind, choice }: Move): unknown => {
  const handle = visitHandleOf(at.lifecycle().phase)
  const identity = at.session()
  switch (kind % kinds) {
    case 0: {
      const token = tokens[choice % tokens.length] ?? 'jan'
      return at.logIn(token, choice < 21 ? null : invitationOf[token])
    }
    case 1:
    case 15:
    case 16:
    case 17:
      return at.send({ tag: 'entered', identity, takeOver: choice % 2 === 0 })
    case 2:
      return at.setSession(null, choice % 3 === 0 ? { redirect: redirectOf(choice) } : null)
    case 3:
      return identity === null ? undefined : at.setSession({ ...identity, invitation: invitations[choice % 2] ?? null })
    case 4:
      return at.send({ tag: 'sessionEnding', leaves: choice % 3 === 0 })
    case 5:
      return at.send({
        tag: 'sessionExpired',
        isNew: choice % 4 === 0,
        token: (choice < 14 ? tokens[choice % tokens.length] : identity?.token) ?? 'jan',
        redirect: redirectOf(choice),
      })
    case 6:
      return at.send({ tag: 'logoutRequested', identity })
    case 7: {
      const how = (['keep', 'erase', 'stay'] as const)[choice % 3] ?? 'stay'
      if (how === 'erase' && at.lifecycle().loggingOut !== null) wish(at)
      return at.send({ tag: 'logoutChosen', how, identity })
    }
    case 8:
      return at.send({ tag: 'farewellOver', redirect: redirectOf(choice) })
    case 9:
      return at.send({ tag: choice % 2 === 0 ? 'eraseRetried' : 'pageRestored' })
    case 10:
      return handle === null ? undefined : at.send({ tag: choice % 2 === 0 ? 'takenOver' : 'erasedInOtherTab' })
    case 11:
      return at.send({ tag: 'customerLost', answered: choice % 2 === 0, known: choice % 3 === 0 })
    case 12:
      return at.send({ tag: 'sendingFailed', redirect: redirectOf(choice) })
    case 13: {
      if (handle === null) return
      at.evidence.add(at.invitationIn.get(handle) ?? '')
      return at.send({
        tag: 'sent',
        partnerInvited: choice % 2 === 0,
        receivedAt: choice % 3 === 0 ? '2026-11-21' : null,
      })
    }
    case 14:
      if (at.lifecycle().phase.tag === 'open') wish(at)
      return at.send({ tag: 'eraseRequested' })
    default:
      return at.answer(choice, choice)
  }
}
