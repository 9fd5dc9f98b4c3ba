// When all faults are over a new page opens on each device: the visit comes up, and shows what the disk holds and nothing else.
import { isDeepStrictEqual } from 'node:util'
import { foldRecords } from '../../../events/state/fold'
import { initialState } from '../../../events/state/state'
import { perform } from '../customer/perform'
import type { World, WorldTab } from '../world'
import { databaseOf } from './promises'

/** Where a visit may stand that nothing hinders any more. */
const settled = ['open', 'closed', 'sent', 'otherCustomer']

/** Long enough for what an earlier page left to be finished, and for the office to be asked; milliseconds. */
const openingMs = 20_000

const heal = (world: World): void => {
  world.faults.length = 0
  for (const device of world.devices) {
    device.disk.mend()
    device.slowness = 0
    device.isOnline = true
    device.losesWords = false
    device.storage.refuse(false)
  }
}

const shown = async (world: World, { page, portal, device }: WorldTab): Promise<string | null> => {
  if (page === null || portal === null) return 'the portal does not start'
  const { phase } = portal.app.lifecycle$.value
  if (!settled.includes(phase.tag)) return `the visit stays ${phase.tag}`
  const visit = portal.visit()
  if (visit === null || phase.tag !== 'open') return null
  world.count('last visit: open')
  const { store, catalogue, invitation } = visit
  // Of what was sent, and is not on this device, nothing is kept.
  const expected = invitation === null ? 'inWindow' : 'saved'
  if (store.saving().tag !== expected) return `nothing hinders the disk, and it is ${store.saving().tag}`
  let wrong: string | null = 'its records cannot be read'
  await world.scheduler.happen(page, async () => {
    const { records, isWhole } = await store.allRecords()
    const folded = foldRecords(catalogue, initialState(catalogue), records)
    if (!isWhole) wrong = 'not all of its records can be read'
    else wrong = isDeepStrictEqual(folded, store.state()) ? null : 'what is shown is not what its records come to'
  })
  await world.scheduler.advance(1000)
  if (wrong !== null || invitation === null) return wrong
  const stored = device.disk.read(databaseOf(invitation), 'records').size - 1
  const last = store.last()?.seq ?? stored
  return last === stored ? null : `${stored} records are on the disk, and ${last} are shown`
}

/** @returns what is wrong with it; null where nothing is */
export const lastVisitIsWhole = async (world: World): Promise<string | null> => {
  for (const tab of world.tabs) await world.unload(tab, false)
  heal(world)
  await world.scheduler.advance(1000)
  for (const device of world.devices) {
    const at = world.tabs.findIndex(tab => tab.device === device)
    const tab = world.tabs[at]
    if (tab === undefined) continue
    await perform(world, { act: 'come in', who: 0, tab: at, wait: 0 })
    await world.scheduler.advance(openingMs)
    const wrong = await shown(world, tab)
    if (wrong !== null) return `${device.name}, at its last visit: ${wrong}`
  }
  return null
}
