import { returnAddress, sessionExpired } from '../../domain/portal/navigation'
import type { App } from './app'
import type { Entrance } from './gate'

/** Goes to an address within the portal. */
export type Go = (to: string) => void

const here = () => ({ path: window.location.pathname, search: '', hash: '' })

/** Milliseconds from the success page to the end of the session (spec 2 section 9). */
export const farewellMs = 5000

const notErased =
  'Uw antwoorden konden nog niet van dit apparaat worden gewist. Dat gebeurt zodra u het portaal weer gebruikt.'

/** How sessions end. Tokens go; the log, its files and the redirect addresses stay for the next login. */
export const createEndings = (app: App, { shut, erase }: Pick<Entrance, 'shut' | 'erase'>, go: Go) => {
  const endSession = async (): Promise<void> => {
    await shut()
    app.session.end(returnAddress(here(), here()))
    await app.session.kept()
  }

  return {
    /** The session has passed its time (checklist NAV-37 to 40). */
    expired: async (): Promise<void> => {
      const { fail } = app.session.redirects()
      await endSession()
      const notice = { kind: 'danger', text: sessionExpired } as const
      if (fail !== null) {
        app.notices.show(notice)
        window.location.assign(fail)
        return
      }
      app.notices.showNext(notice)
      go('/login')
    },
    /** The customer could not be loaded (ERR-34); without an answer, what is known already is enough to go on. */
    customerLost: async (answered: boolean, known: boolean): Promise<void> => {
      if (!answered && known) return
      await endSession()
      app.notices.showNext({ kind: 'danger', text: 'Inloggen is mislukt' })
      go('/login')
    },
    /** Another tab logged out, or logged somebody in: then this one begins anew with that session. */
    changedElsewhere: async (): Promise<void> => {
      await shut()
      if (app.session.stored() === null) go('/login')
      else window.location.reload()
    },
    /** Sending failed and the office named a place for that (checklist OPEN-134). */
    sendingFailed: async (): Promise<void> => {
      const { fail } = app.session.redirects()
      if (fail === null) return
      await endSession()
      window.location.assign(fail)
    },
    /** Five seconds after the success page came (SEND-22, 23). */
    farewell: async (): Promise<void> => {
      const { success } = app.session.redirects()
      await shut()
      app.session.erase()
      await app.session.kept()
      const notice = { kind: 'success', text: 'U bent nu uitgelogd' } as const
      if (success !== null) {
        app.notices.show(notice)
        window.location.assign(success)
        return
      }
      app.notices.showNext(notice)
      go('/login')
    },
    /** The customer logs out, and what is not sent stays on this device or goes. */
    loggedOut: async (how: 'keep' | 'erase'): Promise<void> => {
      if (how === 'keep') {
        await shut()
        app.session.end()
        await app.session.kept()
      } else {
        const erased = await erase()
        await shut()
        app.session.erase()
        const isGone = await app.session.kept()
        if (!erased || !isGone) app.notices.showNext({ kind: 'danger', text: notErased })
      }
      go('/login')
    },
  }
}

export type SessionEndings = ReturnType<typeof createEndings>
