// A simulated world: devices with their tabs, an office, the line between them, and what its counters saw.
import axios from 'axios'
import type { HostConfig } from '../../domain/portal/portalConfig'
import { chance } from '../journeys/adversity/chance'
import { host } from '../ui/testHost'
import type { Script } from './customer/script'
import { tabsPerDevice } from './customer/script'
import { createDevice, type Device } from './device/device'
import { hearDisk } from './device/disk'
import { createPage, createTab, origin, type Page, type Tab } from './device/page'
import { createLine, type LineFault } from './office/line'
import { type Customer, createOffice, type Office } from './office/office'
import { type Portal, startPortal } from './portal/portal'
import { installGlobals } from './time/globals'
import { createScheduler, type Owner, type Scheduler } from './time/scheduler'

/** A tab of the world, with the page and the portal that are in it now. */
export interface WorldTab {
  readonly tab: Tab
  readonly device: Device
  page: Page | null
  portal: Portal | null
}

export interface World {
  readonly scheduler: Scheduler
  readonly office: Office
  readonly devices: readonly Device[]
  readonly tabs: readonly WorldTab[]
  readonly customers: readonly Customer[]
  readonly random: () => number
  /** What befalls the next calls. */
  readonly faults: { readonly fault: LineFault; readonly isInventory: boolean }[]
  /** Devices and invitations whose log the customer wished to be gone. */
  readonly wishes: Set<string>
  /** Those of which a page said that all is sent and erased. */
  readonly sent: Set<string>
  readonly counters: Map<string, number>
  /** All that happened, in plain lines. */
  readonly trace: string[]
  readonly note: (line: string) => void
  readonly count: (what: string) => void
  /** Loads the portal in a tab, at the address it is at. */
  readonly load: (tab: WorldTab) => Promise<void>
  /** The page goes away, and says so or not. */
  readonly unload: (tab: WorldTab, isTold: boolean) => Promise<void>
  readonly end: () => void
  /** Who hears what the pages say, at the very moment. @param about an invitation; null: nobody's that is known */
  heard: (tab: WorldTab, text: string, about: string | null) => void
}

const begin = Date.parse('2026-11-21T10:00:00Z')

const customersOf = ({ type, validUntil }: Script): readonly Customer[] => [
  { name: 'Jansenkanarie', invitation: 'inv-1', type, validUntil },
  { name: 'Pietersenkanarie', invitation: 'inv-2', type: 'pension', validUntil: null },
]

const simulatedHost: HostConfig = { ...host, api: origin, login: origin, proxy: origin, local: false }

export const createWorld = (script: Script): World => {
  const { chance: seed, devices: count } = script
  const random = chance(seed)
  const scheduler = createScheduler(begin)
  const counters = new Map<string, number>()
  const add = (what: string): void => void counters.set(what, (counters.get(what) ?? 0) + 1)
  const office = createOffice(scheduler.now)
  const devices = Array.from({ length: count }, (_, at) =>
    createDevice(scheduler, `device ${at + 1}`, random, fault => add(`disk: ${fault}`)),
  )
  const tabs: WorldTab[] = devices.flatMap(device =>
    Array.from({ length: tabsPerDevice }, () => ({
      tab: createTab(device, `${origin}/`),
      device,
      page: null,
      portal: null,
    })),
  )
  const faults: World['faults'] = []
  const trace: string[] = []
  const note = (line: string): void =>
    void trace.push(`${new Date(scheduler.now()).toISOString().slice(8, 23)} ${line}`)
  const pages = new Map<Owner, Page>()
  const pageNow = (): Page | null => {
    const owner = scheduler.current()
    return owner === null ? null : (pages.get(owner) ?? null)
  }
  const stopGlobals = installGlobals(scheduler, owner => ('globals' in owner ? (owner.globals as never) : {}))
  const stopDisk = hearDisk(scheduler)
  const adapterBefore = axios.defaults.adapter
  axios.defaults.adapter = createLine({
    scheduler,
    office,
    random,
    pageOf: pageNow,
    nextFault: isInventory => {
      const at = faults.findIndex(one => one.isInventory === isInventory)
      const found = at < 0 ? undefined : faults.splice(at, 1)[0]
      if (found === undefined) return null
      add(`line: ${found.fault}`)
      note(`the line: ${found.fault}`)
      return found.fault
    },
  })

  const unload = async (tab: WorldTab, isTold: boolean): Promise<void> => {
    const { page } = tab
    tab.page = null
    tab.portal = null
    if (page === null) return
    if (isTold)
      await scheduler.happen(page, () => {
        page.document.visibilityState = 'hidden'
        page.window.dispatchEvent(new Event('pagehide'))
        page.document.dispatchEvent(new Event('visibilitychange'))
      })
    await scheduler.happen(tab.device, page.kill)
  }
  const load = async (tab: WorldTab): Promise<void> => {
    await unload(tab, true)
    const page = createPage(scheduler, tab.tab, url => {
      // Another site: the tab is not ours any more.
      const isOurs = new URL(url).origin === origin
      if (isOurs) tab.tab.entries[tab.tab.at] = { url, state: tab.tab.entries[tab.tab.at]?.state ?? null }
      scheduler.laterInWorld(1, async () => {
        if (tab.page === page) await (isOurs ? load(tab) : unload(tab, true))
      })
    })
    pages.set(page, page)
    tab.page = page
    await scheduler.happen(page, () => {
      void startPortal(
        simulatedHost,
        {
          phase: tag => {
            add(`phase: ${tag}`)
            note(`tab ${tabs.indexOf(tab)}: ${tag}`)
          },
          said: (text, about) => {
            note(`tab ${tabs.indexOf(tab)} says: ${text}`)
            world.heard(tab, text, about)
          },
        },
        portal => {
          if (tab.page === page) tab.portal = portal
        },
      )
    })
  }
  const world: World = {
    scheduler,
    office,
    devices,
    tabs,
    customers: customersOf(script),
    random,
    faults,
    wishes: new Set(),
    sent: new Set(),
    counters,
    trace,
    note,
    count: add,
    load,
    unload,
    end: () => {
      axios.defaults.adapter = adapterBefore
      stopDisk()
      stopGlobals()
    },
    heard: () => undefined,
  }
  return world
}
