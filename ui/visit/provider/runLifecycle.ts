import * as E from 'fp-ts/Either'
import { returnPath } from '../../../domain/portal/navigation'
import { isFaultFromOffice } from '../../../events/effects/calls/http'
import { openStorage } from '../../../events/keyValueStorage'
import { openKeptLogs } from '../../../events/log/keptLogs'
import { type RemainingAnswers, type UnsentAnswers, visitHandleOf } from '../lifecycle/lifecycleState'
import type { LoginIdentity } from '../lifecycle/loginIdentity'
import { createThisTab } from '../lifecycle/thisTab'
import { visitLifecycle } from '../lifecycle/visitLifecycle'
import { eraseInvitation } from '../log/eraseInvitationLog'
import type { App } from './createApp'
import { leaveTo } from './leaveTo'
import { allowedRedirects, failRedirectOf } from './redirects'
import { loginIdentityOf, type SendMessage, type VisitEffect, type VisitLogin, type VisitMessage } from './visitHandle'

/** What opens a visit, and looks at what is left of one. */
export type VisitChunk = Pick<
  typeof import('../../chunks/visitChunk'),
  'openVisit' | 'unsentInVisit' | 'unsentInClosedLog'
>

/** Goes to an address within the portal; `replace`: without a way back to here. */
export type GoToAddress = (to: string, replace: boolean) => void

const here = () => ({ path: window.location.pathname, search: '', hash: '' })

type Do<T extends VisitEffect['tag']> = (effect: Extract<VisitEffect, { readonly tag: T }>) => unknown

/**
 * Runs the hall: does what each message brings about, in order, and sends what came of it. The only place where a visit's
 * life touches the world.
 */
export const runLifecycle = (app: App, visitChunk: () => Promise<VisitChunk>, go: GoToAddress): SendMessage => {
  const { session, notices, hall$ } = app
  const waiting: VisitMessage[] = []
  const tab = createThisTab(app.clock)

  const loginOf = ({ token }: LoginIdentity): VisitLogin => {
    const stored = session.stored()
    return { token, invitationToken: stored?.access_token === token ? stored.invitation_token : null }
  }
  const isStill = (token: string): boolean => session.stored()?.access_token === token

  /** The user name that who is logged in asked this device to remember; '' where he did not, or is in no more. */
  const rememberedAs = ({ token }: VisitLogin): string => {
    const stored = session.stored()
    return stored?.access_token === token && stored.username === session.remembered() ? stored.username : ''
  }

  /** Nothing opens where it fails, whatever the office said or the log holds. */
  const orFailed = (turn: number, work: Promise<void>): Promise<void> =>
    work.catch(() => send({ tag: 'notOpened', turn, why: 'failed' }))

  const load = async ({ turn, who }: Extract<VisitEffect, { readonly tag: 'load' }>): Promise<void> => {
    const { token, invitationToken } = loginOf(who)
    const customer = await app.callsAs(() => token).customer.load(invitationToken)()
    if (E.isRight(customer)) send({ tag: 'loaded', turn, customer: customer.right })
    else send({ tag: 'notLoaded', turn, answered: isFaultFromOffice(customer.left) })
  }

  const open = async ({
    turn,
    who,
    customer,
    takeOver,
  }: Extract<VisitEffect, { readonly tag: 'open' }>): Promise<void> => {
    const chunk = await visitChunk().catch(() => null)
    // The screen that comes with it says so.
    if (chunk === null) return send({ tag: 'notOpened', turn, why: 'unreachable' })
    let login = loginOf(who)
    const { host, clock, look, line, officeLogo$, erasures } = app
    const calls = app.callsAs(() => login.token)
    const invitationToken = (): string | null => login.invitationToken
    // Where the session of before ended, before anything of the visit shows.
    const returnTo = session.takeReturn(who.invitation ?? customer?.invitation?.id ?? null)
    if (returnTo !== null && here().path === '/intro') go(returnTo, true)
    const doors = {
      host,
      clock,
      tab: tab.now(),
      look,
      line,
      officeLogo$,
      calls,
      invitationToken,
      redirects: () => allowedRedirects(app),
      erasures,
      sent: { add: (submittedAt: string) => app.sent.add(submittedAt, rememberedAs(login)) },
    }
    const visit = await chunk.openVisit(doors, who.invitation, customer, takeOver)
    if (visit === 'elsewhere') return send({ tag: 'notOpened', turn, why: 'elsewhere' })
    const goOn = (next: VisitLogin): void => {
      login = next
    }
    send({ tag: 'opened', turn, room: { visit, goOn }, invitation: visit.invitation })
  }

  const count: Do<'count'> = async ({ room, who }) => {
    const unsent = async (): Promise<UnsentAnswers> => {
      const { unsentInVisit, unsentInClosedLog } = await visitChunk()
      if (room !== null) return unsentInVisit(room.visit)
      return who.invitation === null ? 'none' : unsentInClosedLog(who.invitation)
    }
    send({ tag: 'counted', room, who, unsent: await unsent().catch(() => 'unknown' as const) })
  }

  const close: Do<'close'> = async ({ room }) => {
    app.officeLogo$.next(null)
    const left = await room.visit.close().catch((): RemainingAnswers => ({ tag: 'unsure' }))
    send({ tag: 'closed', left })
  }

  const erase: Do<'erase'> = async ({ room, invitation, ends }) => {
    const erased = async (): Promise<boolean> => {
      if (room !== null) return room.visit.erase(ends ? { success: allowedRedirects(app).success } : null)
      return invitation === null || eraseInvitation(app.erasures, invitation)
    }
    send({ tag: 'erased', sure: await erased().catch(() => false) })
  }

  /** Whoever logs out in a tab that has no log open is asked about the log of this invitation all the same. */
  const name = ({ token, invitation }: LoginIdentity): void => {
    if (invitation !== null && isStill(token)) session.nameInvitation(invitation)
  }

  const goOn: Do<'goOn'> = ({ room, who }) => {
    name(who)
    room.goOn(loginOf(who))
  }

  const begin: Do<'begin'> = ({ room, who }) => {
    name(who)
    // What a visit says that is not the visit of the hall any more is not heard.
    room.visit.begin(news => {
      if (visitHandleOf(hall$.value.place) === room) send(news)
    })
  }

  /** Off the disk, too, before the portal moves on: a page that goes away now takes nothing of it back. */
  const moveOn: Do<'go' | 'leave'> = async effect => {
    const isGone = await session.kept()
    const notice = isGone ? effect.notice : (effect.unsure ?? effect.notice)
    if (effect.tag === 'leave') {
      if (notice !== null) notices.show(notice)
      if (leaveTo(app.host, effect.url)) return
      send({ tag: 'back' })
      return go('/login', false)
    }
    if (notice !== null) notices.showNext(notice)
    go(effect.to, effect.to !== '/login')
  }

  const perform = async (effect: VisitEffect): Promise<unknown> => {
    switch (effect.tag) {
      case 'load':
        return orFailed(effect.turn, load(effect))
      case 'open':
        return orFailed(effect.turn, open(effect))
      case 'begin':
        return begin(effect)
      case 'goOn':
        return goOn(effect)
      case 'close':
        return close(effect)
      case 'erase':
        return erase(effect)
      case 'count':
        return count(effect)
      case 'forgetInvitation':
        return isStill(effect.who.token) && session.forgetInvitation()
      case 'endSession':
        // Who logs out leaves nothing of himself in the tab; else it stays for who comes back.
        if (!effect.returns) app.tabOwner.write(null)
        return isStill(effect.token) && session.end(effect.returns ? returnPath(here(), here()) : null)
      case 'eraseSession':
        return isStill(effect.token) && session.erase(effect.name)
      case 'go':
      case 'leave':
        return moveOn(effect)
    }
  }

  const send: SendMessage = message => {
    waiting.push(message)
    if (waiting.length > 1) return
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const { owner } = hall$.value
      const [hall, effects] = visitLifecycle(hall$.value, next)
      if (hall.owner !== owner) app.tabOwner.write(hall.owner?.invitation ?? null)
      tab.moved(hall.place)
      hall$.next(hall)
      for (const effect of effects) void perform(effect)
      waiting.shift()
    }
  }

  /** Nothing tells of a log that is gone. */
  const forgetGone = (): void => {
    const owner = app.tabOwner.read()
    const kept = openKeptLogs(openStorage(() => window.localStorage)).all()
    if (kept.every(({ invitation }) => invitation !== owner)) app.tabOwner.write(null)
  }

  let before = session.stored()
  session.session$.subscribe(stored => {
    const here = stored !== null && session.isBegunHere(stored.access_token)
    // A tab that is not in sight looks at the time rarely: another tab may have ended what is over here too.
    if (stored === null) forgetGone()
    const isOver = stored === null && before !== null && before.expires_at <= app.clock.now()
    before = stored
    send({
      tag: 'session',
      who: loginIdentityOf(stored),
      over: isOver ? { redirect: failRedirectOf(app) } : null,
      here,
      swapped: session.isSwapped(),
    })
  })
  return send
}
