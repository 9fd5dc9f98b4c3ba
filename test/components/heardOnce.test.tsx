import * as E from 'fp-ts/Either'
import { BehaviorSubject } from 'rxjs'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NewReleaseNotice } from '../../ui/app/frame/NewReleaseNotice'
import { OfflineNotice } from '../../ui/app/frame/OfflineNotice'
import { createOfficeConnection } from '../../ui/office/officeConnection'
import { initialLifecycle, type LifecycleState } from '../../ui/visit/lifecycle/lifecycleState'
import type { Visit } from '../../ui/visit/openVisit/visit'
import { AppContext } from '../../ui/visit/provider/appContext'
import type { App } from '../../ui/visit/provider/createApp'
import type { VisitHandle } from '../../ui/visit/provider/visitHandle'
import { heardIn, live } from './heardIn'

const nothing = (): void => undefined
const waits = 'Er is nu geen verbinding. U kunt verder invullen.'
const asks = 'Er is nu geen verbinding. Zodra er weer verbinding is, vragen wij of uw gegevens zijn aangekomen.'
const back = 'Uw apparaat heeft weer verbinding.'
const newer = 'Er is een nieuwe versie van dit portaal.'

/** A visit that is open, one screen after the other, each with what stands on all of them. */
const screens = async (isGone = false) => {
  const waits$ = new BehaviorSubject<string | null>(waits)
  const identity = { token: '', invitation: '1' }
  const visit = { offlineText$: waits$ } as unknown as Visit // Nothing else of it is read here.
  const lifecycle: LifecycleState<VisitHandle> = {
    ...initialLifecycle,
    phase: { tag: 'open', identity, handle: { visit, goOn: nothing } },
  }
  const connection = createOfficeConnection(new EventTarget() as Window, () => true) // It only listens.
  const lose = (): void => connection.startCall()(E.left({ tag: 'offline' }))
  const regain = (): void => connection.startCall()(E.right(null))
  // While the line is gone it is tried again and again.
  onTestFinished(regain)
  if (isGone) lose()
  const newer$ = new BehaviorSubject(false)
  const release = { newer$, renew: () => new Promise<void>(nothing), register: async () => undefined }
  // Nothing else of it is read here.
  const app = { connection, release, lifecycle$: new BehaviorSubject(lifecycle) } as Partial<App> as App
  const context = { app, send: nothing, logOut: nothing, openAccount: null, openHelp: nothing }
  const screen = (nth: number) => (
    <AppContext value={context}>
      <div key={nth}>
        <OfflineNotice />
        <NewReleaseNotice app={app} />
      </div>
    </AppContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  const heard = heardIn(container)
  const { rerender, getByText, getByRole } = await render(screen(0), { container })
  const shows = (text: string) => expect.element(getByText(text)).toBeVisible()
  return {
    waits$,
    newer$,
    getByRole,
    heard,
    lose,
    regain,
    /** The same screen as before, rendered anew, for the same number. */
    goTo: (nth: number) => rerender(screen(nth)),
    shows,
    hides: (text: string) => expect.element(getByText(text)).not.toBeInTheDocument(),
    regionOf: (text: string) => getByText(text).element().closest(live),
  }
}

test('that there is no line is heard once, seen on every screen, and heard again when it is lost again', async () => {
  const { waits$, heard, lose, regain, goTo, shows, hides } = await screens()
  lose()
  await shows(waits)
  expect(heard).toEqual([waits])
  lose()
  waits$.next(waits)
  for (const nth of [0, 1, 2]) {
    await goTo(nth)
    await shows(waits)
  }
  expect(heard).toEqual([waits])
  // Other words are news.
  waits$.next(asks)
  await shows(asks)
  expect(heard).toEqual([waits, asks])
  regain()
  await shows(back)
  expect(heard).toEqual([waits, asks, back])
  lose()
  await shows(asks)
  regain()
  await shows(back)
  expect(heard).toEqual([waits, asks, back, asks, back])
  // On the next screen it is no news.
  await goTo(3)
  await hides(back)
  expect(heard).toHaveLength(5)
})

test('a page that is opened without a line says so to who listens, too', async () => {
  const { heard, goTo, shows } = await screens(true)
  await shows(waits)
  expect(heard).toEqual([waits])
  await goTo(1)
  await shows(waits)
  expect(heard).toEqual([waits])
})

test('a new release is heard once, seen on every screen, and not heard again while it is fetched', async () => {
  const { newer$, heard, goTo, shows, regionOf, getByRole } = await screens()
  newer$.next(true)
  await shows(newer)
  expect(heard).toEqual([newer])
  const region = regionOf(newer)
  newer$.next(true)
  await goTo(0)
  await userEvent.click(getByRole('button', { name: 'Vernieuwen' }))
  await expect.element(getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  // One that is put anew with its words in it is heard by some readers.
  expect([region?.textContent, regionOf(newer) === region]).toEqual([newer, true])
  await goTo(1)
  await shows(newer)
  expect([heard, regionOf(newer)]).toEqual([[newer], null])
})
