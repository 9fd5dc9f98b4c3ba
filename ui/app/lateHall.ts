import type { ComponentType } from 'react'
import { BehaviorSubject } from 'rxjs'
import { missingDialog } from '../../domain/texts/problemTexts'
import type { SessionStore } from '../../events/session/session'
import type { Stream } from '../../events/stream'
import type { Message, Send } from './hall/room'
import { fetched, inTime, whyMissing } from './missingCode'
import type { Notices } from './notices'
import { part } from './part'
import { VisitComing } from './Waiting'

/** What only who is behind the login needs, but for the wizard. */
export type HallCode = typeof import('./Private')

export const fetchHall = (): Promise<HallCode> => fetched(() => import('./Private'))

/** The hall, whose code is on its way: a login can be filled in without it. */
export interface LateHall {
  /** What is sent before the code is there waits for it, in order; where the code does not come it is dropped. */
  readonly send: Send
  readonly fetch: () => Promise<unknown>
  /** Every screen behind the login. */
  readonly Private: ComponentType
  /** The code, from when the hall runs. */
  readonly code$: Stream<HallCode | null>
}

interface Around {
  readonly session: Pick<SessionStore, 'stored'>
  readonly notices: Pick<Notices, 'show'>
}

/**
 * @param run begins the hall; called once
 * @param fetchCode see `fetched`
 */
export const lateHall = (
  { session, notices }: Around,
  run: (code: HallCode) => Send,
  fetchCode: () => Promise<HallCode> = fetchHall,
): LateHall => {
  const code$ = new BehaviorSubject<HallCode | null>(null)
  const waiting: Message[] = []
  let running: Send | null = null

  /** Of a session that ended meanwhile, by the navigation rules or in another tab, nobody asks any more when it is over. */
  const isOfNow = (message: Message): boolean =>
    message.tag !== 'expired' || session.stored()?.access_token === message.token

  const begin = (code: HallCode): void => {
    if (running !== null) return
    running = run(code)
    for (const message of waiting.splice(0)) if (isOfNow(message)) running(message)
    code$.next(code)
  }

  const { fetch, Screen } = part(async () => {
    const code = await fetchCode()
    begin(code)
    return code.Private
  }, VisitComing)

  /** Who asked for something is told; a session that is over ends at the next screen, by the navigation rules. */
  const missed = (error: unknown): void => {
    const dropped = waiting.splice(0)
    if (dropped.some(({ tag }) => tag === 'logOut'))
      notices.show({ kind: 'danger', text: missingDialog[whyMissing(error)] })
  }

  return {
    send: message => {
      if (running !== null) return running(message)
      waiting.push(message)
      inTime(fetch()).catch(missed)
    },
    fetch,
    Private: Screen,
    code$,
  }
}
