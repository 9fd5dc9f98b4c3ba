// Applies the navigation rules before every screen: lets it show, redirects or leaves the portal, and ends the session
// where they say so.
import { decideRoute, type RouteLocation } from '../../../domain/portal/navigation'
import type { NavigationResult } from '../../router/createRouter'
import type { App } from './createApp'
import { leaveTo } from './leaveTo'
import { allowedRedirects } from './redirects'
import type { SendMessage } from './visitHandle'

/** The location of the screen that shows; null before the first. */
export interface RoutePosition {
  from: RouteLocation | null
  /** The screen that was allowed last and may not be shown yet: going back and forth quickly is no going to the same place. */
  allowed: RouteLocation | null
}

export const createRouteGuard =
  (app: App, send: SendMessage, position: RoutePosition) =>
  async (to: RouteLocation, followed: boolean): Promise<NavigationResult> => {
    // Another tab may have renewed what has expired here.
    if (app.session.stored() !== null && app.session.current(app.clock.now()) === null)
      await app.session.changedElsewhere()
    const stored = app.session.stored()
    const answer = decideRoute({
      from: position.allowed ?? position.from,
      to,
      followed,
      session: stored === null ? null : { expiresAt: stored.expires_at },
      now: app.clock.now(),
      failRedirect: allowedRedirects(app).fail,
      debug: app.host.debug,
    })
    // The rules end a session that lives only where a link brings another.
    const living = app.session.current(app.clock.now())
    const isSwapped = answer.tag !== 'leave' && answer.endSession && living !== null
    if (isSwapped) app.swapped$.next(living.username)
    /** Waits until the disk has it: a page that goes away now restores nothing of it. */
    const endSession = (leaves: boolean, returnTo: string | null): Promise<unknown> => {
      send({ tag: 'sessionEnding', leaves })
      app.session.end(returnTo, isSwapped)
      return app.session.kept()
    }
    switch (answer.tag) {
      case 'stay':
        if (answer.endSession) await endSession(false, null)
        position.allowed = to
        return 'stay'
      case 'go':
        if (answer.endSession) await endSession(false, answer.returnTo)
        if (answer.notice !== null) app.notices.showNext({ kind: 'danger', text: answer.notice })
        // The address one came in by stays in no history: it may carry a token, and going back to it leads here again.
        return { to: answer.to, replace: position.from === null }
      case 'leave':
        await endSession(true, answer.returnTo)
        app.notices.show({ kind: 'danger', text: answer.notice })
        leaveTo(app.host, answer.url)
        // The page goes away before this comes true.
        return new Promise<never>(() => undefined)
    }
  }
