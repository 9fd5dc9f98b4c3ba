import { watchExpiry } from '../../../events/session/sessionTimeout/watchExpiry'
import type { TimeSource } from '../../../events/session/sessionTimeout/watchTime'
import type { App } from './createApp'
import { failRedirectOf } from './redirects'
import type { SendMessage } from './visitHandle'

/**
 * Sends `sessionExpired` to the visit's lifecycle for each session that is over, by the clock or because the office
 * refuses its token; returns nothing and never stops.
 */
export const watchSessionEnd = (
  app: Pick<App, 'host' | 'session' | 'clock' | 'refused$'>,
  send: SendMessage,
  waker: TimeSource,
): void => {
  const { session, clock, refused$ } = app
  const end = (token: string, isNew: boolean): void =>
    send({ tag: 'sessionExpired', token, redirect: failRedirectOf(app), isNew })
  watchExpiry(session, clock.now, waker, ({ access_token }) => end(access_token, false))
  refused$.subscribe(token => end(token, session.isBegunHere(token)))
}
