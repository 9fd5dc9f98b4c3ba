import { watchExpiry } from '../../events/session/sessionExpiry'
import type { Waker } from '../../events/session/watchTime'
import type { App } from './app'
import type { Send } from './hall/room'
import { failureOf } from './leave'

/** Tells the lifecycle of each session that is over: by the clock, or because the office refuses its token. */
export const tellSessionEnds = (
  app: Pick<App, 'host' | 'session' | 'clock' | 'refused$'>,
  send: Send,
  waker: Waker,
): void => {
  const { session, clock, refused$ } = app
  const end = (token: string, isNew: boolean): void => send({ tag: 'expired', token, redirect: failureOf(app), isNew })
  watchExpiry(session, clock.now, waker, ({ access_token }) => end(access_token, false))
  refused$.subscribe(token => end(token, session.isBegunHere(token)))
}
