import * as E from 'fp-ts/Either'
import type { ComponentType } from 'react'
import { BehaviorSubject } from 'rxjs'
import type { CallFault, Http } from '../../events/effects/http'
import type { WireCustomer } from '../../events/effects/wire/customer'
import type { Erasures } from '../../events/session/erasures'
import type { Stream } from '../../events/stream'
import type { Visit, VisitDoors } from '../visit/visit'
import type { VisitCalls } from '../visit/visitCalls'
import type { App } from './app'

/** The code that only the wizard needs: it is fetched whole after the login, so that going offline breaks no step. */
export interface Wizard {
  readonly visitCalls: (http: Http) => VisitCalls
  readonly openVisit: (
    doors: VisitDoors,
    invitation: string | null,
    first: WireCustomer | null,
    takeOver: boolean,
  ) => Promise<Visit | 'elsewhere'>
  /** Erases an invitation that is not open here; false when that does not succeed now. */
  readonly eraseInvitation: (erasures: Erasures, invitation: string) => Promise<boolean>
  readonly WizardScreen: ComponentType<{ readonly visit: Visit; readonly path: string }>
  readonly Farewell: ComponentType<{ readonly partnerInvited: boolean }>
}

type Rest = (() => Promise<string>) | null

/** How far the customer is on the way into the wizard. */
export type Gate =
  | { readonly tag: 'closed' }
  | { readonly tag: 'opening' }
  | { readonly tag: 'open'; readonly wizard: Wizard }
  /** The log is being edited in another tab. */
  | { readonly tag: 'elsewhere' }
  /** The log was sent or erased in another tab, or is gone; `rest` is what this one still knows of it, as a file. */
  | { readonly tag: 'erased'; readonly rest: Rest }
  /** The wizard's own code could not be fetched. */
  | { readonly tag: 'unreachable' }

export interface Entrance {
  readonly gate$: Stream<Gate>
  /** Opens the customer's log, once; nothing happens while it is open or opening. */
  readonly enter: (takeOver: boolean) => Promise<void>
  /** Lets go of the log: nobody is logged in any more. */
  readonly shut: () => Promise<void>
  /** Erases the log of the session's invitation, open here or not; false when that does not succeed now. */
  readonly erase: () => Promise<boolean>
}

/** What the portal does when a visit cannot begin or comes to an end by itself. */
export interface Endings {
  readonly customerLost: (fault: CallFault | null, known: boolean) => void
  readonly sendingFailed: () => void
  readonly sent: () => void
}

export const createEntrance = (app: App, fetchWizard: () => Promise<Wizard>, endings: Endings): Entrance => {
  const gate$ = new BehaviorSubject<Gate>({ tag: 'closed' })
  /** The session that the gate was opened for, by its token; null while it is closed. */
  let openedFor: string | null = null
  /** Counts how often the gate was shut: what was being opened before is no longer wanted. */
  let shuttings = 0
  /** One thing at a time: a log that is being let go of would seem to be open elsewhere. */
  let last: Promise<unknown> = Promise.resolve()

  const doors: Omit<VisitDoors, 'calls'> = {
    ...app,
    customerLost: endings.customerLost,
    taken: how => {
      const rest = app.visit$.value?.exportText ?? null
      app.visit$.next(null)
      gate$.next(how === 'erased' ? { tag: how, rest } : { tag: how })
    },
    sendingFailed: endings.sendingFailed,
    sent: partnerInvited => {
      if (app.visit$.value === null) return
      app.sent$.next({ partnerInvited })
      app.visit$.next(null)
      endings.sent()
    },
  }

  const open = async (takeOver: boolean, isWanted: () => boolean): Promise<Gate> => {
    const session = app.session.current(app.clock.now())
    if (session === null) {
      endings.customerLost(null, false)
      return { tag: 'closed' }
    }
    openedFor = session.access_token
    const wizard = await fetchWizard().catch(() => null)
    if (!isWanted()) return { tag: 'closed' }
    if (wizard === null) return { tag: 'unreachable' }
    const calls = { ...app.calls, ...wizard.visitCalls(app.calls.http) }
    const known = session.invitation_id
    const customer = known === null ? await calls.customer.load(session.invitation_token)() : null
    if (!isWanted()) return { tag: 'closed' }
    if (customer !== null && E.isLeft(customer)) {
      endings.customerLost(customer.left, false)
      return { tag: 'closed' }
    }
    const visit = await wizard.openVisit({ ...doors, calls }, known, customer?.right ?? null, takeOver)
    if (visit === 'elsewhere') return { tag: 'elsewhere' }
    if (!isWanted()) {
      await visit.close()
      return { tag: 'closed' }
    }
    app.visit$.next(visit)
    return { tag: 'open', wizard }
  }

  const enter = async (takeOver: boolean): Promise<void> => {
    const { tag } = gate$.value
    if (tag === 'opening' || tag === 'open' || tag === 'erased' || (tag === 'elsewhere' && !takeOver)) return
    gate$.next({ tag: 'opening' })
    const before = shuttings
    const isWanted = (): boolean => before === shuttings
    const opening = last
      .then(() => (isWanted() ? open(takeOver, isWanted) : { tag: 'closed' as const }))
      .catch(() => ({ tag: 'unreachable' as const }))
    last = opening
    const opened = await opening
    if (isWanted()) gate$.next(opened)
  }

  const shut = async (): Promise<void> => {
    const visit = app.visit$.value
    shuttings++
    openedFor = null
    app.visit$.next(null)
    app.sent$.next(null)
    app.officeLogo$.next(null)
    gate$.next({ tag: 'closed' })
    const closing = visit?.close()
    last = Promise.all([last, closing])
    await closing
  }

  // A log never stays open under a session that it was not opened for: here or in another tab somebody logged out or in.
  app.session.session$.subscribe(session => {
    if (openedFor === null || session?.access_token === openedFor) return
    // That tab has said what happened; this one goes on saying it.
    if (session === null && gate$.value.tag === 'erased') return
    void shut()
  })

  const erase = async (): Promise<boolean> => {
    const visit = app.visit$.value
    if (visit !== null) return visit.erase()
    const invitation = app.session.stored()?.invitation_id ?? null
    if (invitation === null) return true
    const wizard = await fetchWizard().catch(() => null)
    return (await wizard?.eraseInvitation(app.erasures, invitation)) ?? false
  }

  return { gate$, enter, shut, erase }
}
