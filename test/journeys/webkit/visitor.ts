import * as t from 'io-ts'
import { expect, inject } from 'vitest'
import { tracesHere } from '../adversity/storedLog'
import { type Driven, startDriven } from './driven'
import type { Place } from './screen'

/** Somebody at a WebKit of their own. */
export interface Visitor {
  readonly browser: Driven
  readonly page: Place
  /** To an address, with an ear for what goes wrong there. */
  readonly goTo: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Fails when anything threw or was stopped by the page's policy since the page was last loaded. */
  readonly expectSilence: () => Promise<void>
  /** What the portal keeps in this browser, by name. */
  readonly traces: () => Promise<readonly string[]>
}

type Heard = { heard?: string[] }

/** Runs in the page. What its policy stopped before is told too. */
const listen = (): null => {
  // The page is where what was heard is kept, until it is asked for.
  const page = globalThis as Heard
  const heard: string[] = []
  page.heard = heard
  addEventListener('error', ({ message }) => heard.push(message))
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
  new ReportingObserver(reports => heard.push(...reports.map(({ type, body }) => `${type} ${JSON.stringify(body)}`)), {
    buffered: true,
  }).observe()
  return null
}
const heardHere = (): readonly string[] => (globalThis as Heard).heard ?? ['nobody listened']

let last: Driven | null = null

/** A new browser profile in a window of this size; whoever was there before leaves, for a driver has one at a time. */
export const newVisitor = async (width: number, height: number): Promise<Visitor> => {
  await last?.close()
  const browser = await startDriven(inject('driver'))
  last = browser
  await browser.resize(width, height)
  const listening = async (): Promise<void> => {
    await browser.run(t.null, listen)
  }
  return {
    browser,
    page: { browser, within: null },
    goTo: async url => {
      await browser.goTo(url)
      await listening()
    },
    reload: async () => {
      await browser.reload()
      await listening()
    },
    expectSilence: async () => expect(await browser.run(t.readonlyArray(t.string), heardHere)).toEqual([]),
    traces: () => browser.run(t.readonlyArray(t.string), tracesHere),
  }
}
