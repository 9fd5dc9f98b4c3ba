// Runs the visit lifecycle: reduces each message in order, performs its effects (only here has it side effects) and
// sends their results; tells it of each change of session.
import * as E from 'fp-ts/Either'
import { returnPath } from '../../../domain/portal/navigation'
import { isFaultFromOffice } from '../../../events/effects/calls/http'
import { openStorage } from '../../../events/keyValueStorage'
import { openKeptLogs } from '../../../events/log/keptLogs'
import { type RemainingAnswers, type UnsentAnswers, visitHandleOf } from '../lifecycle/lifecycleState'
import type { LoginIdentity } from '../lifecycle/loginIdentity'
import { createThisTab } from '../lifecycle/thisTab'
import { visitLifecycle } from '../lifecycle/visitLifecycle'
import { eraseInvitationLog } from '../log/eraseInvitationLog'
import type { openVisit } from '../openVisit/openVisit'
import type { unsentInClosedLog, unsentInVisit } from '../openVisit/unsentAnswers'
import type { App } from './createApp'
import { leaveTo } from './leaveTo'
import { allowedRedirects, failRedirectOf } from './redirects'
import { loginIdentityOf, type SendMessage, type VisitEffect, type VisitLogin, type VisitMessage } from './visitHandle'

/** What of the visit's chunk the lifecycle uses. */
export interface VisitChunk {
  readonly openVisit: typeof openVisit
  readonly unsentInVisit: typeof unsentInVisit
  readonly unsentInClosedLog: typeof unsentInClosedLog
}

/** Goes to an address within the portal; `replace`: without a way back to here. */
type GoToAddress = (to: string, replace: boolean) => void

const currentRoute = () => ({ path: window.location.pathname, search: '', hash: '' })

type Do<T extends VisitEffect['tag'], R = unknown> = (effect: Extract<VisitEffect, { readonly tag: T }>) => R

export const runLifecycle = (app: App, visitChunk: () => Promise<VisitChunk>, go: GoToAddress): SendMessage => {
  const { session, notices, lifecycle$ } = app
  const queue: VisitMessage[] = []
  const tab = createThisTab(app.clock)
  const storage = openStorage(() => window.localStorage)

  /** The stored session while it is still that of this token. */
  const sessionOf = (token: string) => {
    const stored = session.stored()
    return stored?.access_token === token ? stored : null
  }
  const loginOf = ({ token }: LoginIdentity): VisitLogin => ({
    token,
    invitationToken: sessionOf(token)?.invitation_token ?? null,
  })

  /** The user name that who is logged in asked this device to remember; '' where he did not, or is in no more. */
  const rememberedAs = ({ token }: VisitLogin): string => {
    const name = session.remembered()
    return sessionOf(token)?.username === name ? name : ''
  }

  /** A rejection counts as a visit that cannot be opened. */
  const orFailed = (turn: number, work: Promise<void>): Promise<void> =>
    work.catch(() => send({ tag: 'notOpened', turn, reason: 'failed' }))

  const load: Do<'load', Promise<void>> = async ({ turn, identity }) => {
    const { token, invitationToken } = loginOf(identity)
    const customer = await app.callsAs(() => token).customer.load(invitationToken)()
    if (E.isRight(customer)) send({ tag: 'loaded', turn, customer: customer.right })
    else send({ tag: 'notLoaded', turn, answered: isFaultFromOffice(customer.left) })
  }

  const open: Do<'open', Promise<void>> = async ({ turn, identity, customer, takeOver }) => {
    const chunk = await visitChunk().catch(() => null)
    // The screen that comes with it says so.
    if (chunk === null) return send({ tag: 'notOpened', turn, reason: 'unreachable' })
    let login = loginOf(identity)
    // Where the session of before ended, before anything of the visit shows.
    const returnTo = session.takeReturn(identity.invitation ?? customer?.invitation?.id ?? null)
    if (returnTo !== null && currentRoute().path === '/intro') go(returnTo, true)
    const dependencies = {
      ...app,
      tab: tab.now(),
      calls: app.callsAs(() => login.token),
      invitationToken: () => login.invitationToken,
      redirects: () => allowedRedirects(app),
      sent: { add: (submittedAt: string) => app.sent.add(submittedAt, rememberedAs(login)) },
    }
    const visit = await chunk.openVisit(dependencies, identity.invitation, customer, takeOver)
    if (visit === 'inOtherTab') return send({ tag: 'notOpened', turn, reason: 'inOtherTab' })
    const goOn = (next: VisitLogin): void => {
      login = next
    }
    send({ tag: 'opened', turn, handle: { visit, goOn }, invitation: visit.invitation })
  }

  const count: Do<'findUnsent'> = async ({ handle, identity }) => {
    const unsent = async (): Promise<UnsentAnswers> => {
      const { unsentInVisit, unsentInClosedLog } = await visitChunk()
      if (handle !== null) return unsentInVisit(handle.visit)
      return identity.invitation === null ? 'none' : unsentInClosedLog(identity.invitation)
    }
    send({ tag: 'unsentFound', handle, identity, unsent: await unsent().catch(() => 'unknown' as const) })
  }

  const close: Do<'close'> = async ({ handle }) => {
    app.officeLogo$.next(null)
    const remaining = await handle.visit.close().catch((): RemainingAnswers => ({ tag: 'unsure' }))
    send({ tag: 'closed', remaining })
  }

  const erase: Do<'erase'> = async ({ handle, invitation, endsSession: ends }) => {
    const erased = async (): Promise<boolean> => {
      if (handle !== null) return handle.visit.erase(ends ? { success: allowedRedirects(app).success } : null)
      return invitation === null || eraseInvitationLog({ erasures: app.erasures, storage }, invitation)
    }
    send({ tag: 'erased', confirmed: await erased().catch(() => false) })
  }

  /** Names the invitation in the session, so that a logout in a tab without an open log asks about this log too. */
  const name = ({ token, invitation }: LoginIdentity): void => {
    if (invitation !== null && sessionOf(token) !== null) session.nameInvitation(invitation)
  }

  const goOn: Do<'changeLogin'> = ({ handle, identity }) => {
    name(identity)
    handle.goOn(loginOf(identity))
  }

  const begin: Do<'start'> = ({ handle, identity }) => {
    name(identity)
    // Signals of a visit that is not open any more are dropped.
    handle.visit.start(signal => {
      if (visitHandleOf(lifecycle$.value.phase) === handle) send(signal)
    })
  }

  /** Navigates or leaves once the disk has the end of the session: a page that goes away now restores nothing of it. */
  const moveOn: Do<'go' | 'leave'> = async effect => {
    const isGone = await session.kept()
    const notice = isGone ? effect.notice : (effect.unsure ?? effect.notice)
    if (effect.tag === 'leave') {
      if (notice !== null) notices.show(notice)
      if (leaveTo(app.host, effect.url)) return
      send({ tag: 'pageRestored' })
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
      case 'start':
        return begin(effect)
      case 'changeLogin':
        return goOn(effect)
      case 'close':
        return close(effect)
      case 'erase':
        return erase(effect)
      case 'findUnsent':
        return count(effect)
      case 'forgetInvitation':
        return sessionOf(effect.identity.token) && session.forgetInvitation()
      case 'endSession':
        // Who logs out leaves nothing of himself in the tab; else it stays for who comes back.
        if (!effect.returns) app.tabOwner.write(null)
        return (
          sessionOf(effect.token) && session.end(effect.returns ? returnPath(currentRoute(), currentRoute()) : null)
        )
      case 'eraseSession':
        return sessionOf(effect.token) && session.erase(effect.name)
      case 'go':
      case 'leave':
        return moveOn(effect)
    }
  }

  const send: SendMessage = message => {
    queue.push(message)
    if (queue.length > 1) return
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const { owner } = lifecycle$.value
      const [state, effects] = visitLifecycle(lifecycle$.value, next)
      if (state.owner !== owner) app.tabOwner.write(state.owner?.invitation ?? null)
      tab.moved(state.phase)
      lifecycle$.next(state)
      for (const effect of effects) void perform(effect)
      queue.shift()
    }
  }

  /** Forgets the tab's invitation where its log is gone. */
  const forgetGone = (): void => {
    const owner = app.tabOwner.read()
    const kept = openKeptLogs(storage).all()
    if (kept.every(({ invitation }) => invitation !== owner)) app.tabOwner.write(null)
  }

  let previous = session.stored()
  session.session$.subscribe(stored => {
    const here = stored !== null && session.isBegunHere(stored.access_token)
    // A tab that is not in sight looks at the time rarely: another tab may have ended what is over here too.
    if (stored === null) forgetGone()
    const isOver = stored === null && previous !== null && previous.expires_at <= app.clock.now()
    previous = stored
    send({
      tag: 'sessionChanged',
      identity: loginIdentityOf(stored),
      expiry: isOver ? { redirect: failRedirectOf(app) } : null,
      inThisTab: here,
      swapped: session.isSwapped(),
    })
  })
  return send
}
