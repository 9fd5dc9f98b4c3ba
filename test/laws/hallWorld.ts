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
import { customerOf } from './hallCustomer'

/** A visit by number: the hall never looks into one. */
export type Room = number
type Message = LifecycleMessage<Room>
type Effect = LifecycleEffect<Room>

/** What the world around the hall may answer or tell at any moment; numbers choose among what is possible then. */
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

/** The portal around a hall: what is on its way, who is logged in, and everything that was done so far. */
export const world = (begin: Partial<LifecycleState<Room>> = {}) => {
  let hall: LifecycleState<Room> = { ...initialLifecycle, ...begin }
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
        const of = effect.room === null ? effect.invitation : (invitationIn.get(effect.room) ?? null)
        if (of !== null && !evidence.has(of)) faults.push(`erased ${of} without a reason`)
        due.push(effect)
        return
      }
      case 'go':
      case 'leave':
        if (effect.notice?.text === visitLifecycleTexts.loggedOut && session !== null)
          faults.push('told who is in that he is out')
        return
      case 'goOn':
        if (effect.who.invitation !== invitationIn.get(effect.room)) faults.push('went on under the login of another')
        return
      case 'begin':
        // What is answered in it from now on is another matter.
        if (effect.who.invitation !== null) evidence.delete(effect.who.invitation)
        // As the session knows its invitation from then on.
        if (session?.token === effect.who.token) session = effect.who
        return
      case 'load':
      case 'open':
      case 'close':
      case 'count':
        due.push(effect)
    }
  }
  const send = (message: Message): void => {
    messages.push(message)
    const [next, effects] = visitLifecycle(hall, message)
    hall = next
    for (const effect of effects) keep(effect)
    if (effects.some(({ tag }) => tag === 'endSession' || tag === 'eraseSession'))
      send({ tag: 'session', who: session, over: null, here: false, swapped: false })
  }

  const answer = (effect: Effect, choice: number): unknown => {
    switch (effect.tag) {
      case 'load': {
        const of = invitationOf[effect.who.token] ?? null
        if (choice % 9 === 0) return send({ tag: 'notOpened', turn: effect.turn, why: 'failed' })
        if (choice % 5 === 0) return send({ tag: 'notLoaded', turn: effect.turn, answered: choice % 2 === 0 })
        return send({ tag: 'loaded', turn: effect.turn, customer: customerOf(choice % 7 === 0 ? null : of) })
      }
      case 'open': {
        if (choice % 4 === 0) {
          const why = (['failed', 'elsewhere', 'unreachable'] as const)[choice % 3] ?? 'failed'
          return send({ tag: 'notOpened', turn: effect.turn, why })
        }
        const room = ++rooms
        const invitation = effect.customer === null ? effect.who.invitation : (effect.customer.invitation?.id ?? null)
        invitationIn.set(room, invitation)
        open.add(room)
        if (open.size > 1) faults.push('two logs open at once')
        return send({ tag: 'opened', turn: effect.turn, room, invitation })
      }
      case 'close':
        open.delete(effect.room)
        leftFor.push(leaves ?? lefts[choice % lefts.length] ?? { tag: 'nothing' })
        return send({ tag: 'closed', left: leftFor.at(-1) ?? { tag: 'nothing' } })
      case 'erase':
        if (effect.room !== null) open.delete(effect.room)
        erasedFor.push(choice % 3 !== 0)
        return send({ tag: 'erased', sure: choice % 3 !== 0 })
      case 'count': {
        const unsent = (['none', 'some', 'unknown'] as const)[choice % 3] ?? 'some'
        // Without an answer of the customer there is nothing to lose.
        if (unsent === 'none' && effect.who.invitation !== null) evidence.add(effect.who.invitation)
        if (unsent === 'none' && effect.room !== null) evidence.add(invitationIn.get(effect.room) ?? '')
        return send({ tag: 'counted', room: effect.room, who: effect.who, unsent })
      }
      default:
        return
    }
  }
  return {
    hall: () => hall,
    session: () => session,
    /** In this tab. `invitation`: known already, of a login in place. */
    logIn: (token: string, invitation: string | null = null): void => {
      session = { token, invitation }
      send({ tag: 'session', who: session, over: null, here: true, swapped: false })
    },
    setSession: (who: LoginIdentity | null, over: SessionExpiry | null = null): void => {
      session = who
      send({ tag: 'session', who, over, here: false, swapped: false })
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
    leaveAll: (left: RemainingAnswers): void => {
      leaves = left
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
  const { place } = at.hall()
  if (place.tag === 'asking') return
  at.evidence.add(place.tag === 'open' ? (at.invitationIn.get(place.room) ?? '') : (at.session()?.invitation ?? ''))
}

const redirectOf = (choice: number): string | null => (choice % 2 === 0 ? null : 'https://kantoor.example/')

/** More of them are answers than anything else: what is on its way mostly comes. */
export const kinds = 35

/** Everything that can happen to a portal, whenever it pleases. */
export const happen = (at: World, { kind, choice }: Move): unknown => {
  const room = visitHandleOf(at.hall().place)
  const who = at.session()
  switch (kind % kinds) {
    case 0: {
      const token = tokens[choice % tokens.length] ?? 'jan'
      return at.logIn(token, choice < 21 ? null : invitationOf[token])
    }
    case 1:
    case 15:
    case 16:
    case 17:
      return at.send({ tag: 'entered', who, takeOver: choice % 2 === 0 })
    case 2:
      return at.setSession(null, choice % 3 === 0 ? { redirect: redirectOf(choice) } : null)
    case 3:
      return who === null ? undefined : at.setSession({ ...who, invitation: invitations[choice % 2] ?? null })
    case 4:
      return at.send({ tag: 'ending', leaves: choice % 3 === 0 })
    case 5:
      return at.send({
        tag: 'expired',
        isNew: choice % 4 === 0,
        token: (choice < 14 ? tokens[choice % tokens.length] : who?.token) ?? 'jan',
        redirect: redirectOf(choice),
      })
    case 6:
      return at.send({ tag: 'logOut', who })
    case 7: {
      const how = (['keep', 'erase', 'stay'] as const)[choice % 3] ?? 'stay'
      if (how === 'erase' && at.hall().loggingOut !== null) wish(at)
      return at.send({ tag: 'loggedOut', how, who })
    }
    case 8:
      return at.send({ tag: 'farewell', redirect: redirectOf(choice) })
    case 9:
      return at.send({ tag: choice % 2 === 0 ? 'eraseAgain' : 'back' })
    case 10:
      return room === null ? undefined : at.send({ tag: choice % 2 === 0 ? 'takenOver' : 'erasedElsewhere' })
    case 11:
      return at.send({ tag: 'customerLost', answered: choice % 2 === 0, known: choice % 3 === 0 })
    case 12:
      return at.send({ tag: 'sendingFailed', redirect: redirectOf(choice) })
    case 13: {
      if (room === null) return
      at.evidence.add(at.invitationIn.get(room) ?? '')
      return at.send({
        tag: 'sent',
        partnerInvited: choice % 2 === 0,
        receivedAt: choice % 3 === 0 ? '2026-11-21' : null,
      })
    }
    case 14:
      if (at.hall().place.tag === 'open') wish(at)
      return at.send({ tag: 'eraseLeft' })
    default:
      return at.answer(choice, choice)
  }
}
