// What befalls a device or the office, whoever is at work there.
import type { Device } from '../device/device'
import type { World, WorldTab } from '../world'
import { onPage } from './atWork'
import type { Step } from './script'

/** What is no customer's doing. */
export type Mishap = Extract<
  Step,
  {
    readonly act:
      | 'kill browser'
      | 'power cut'
      | 'offline'
      | 'online'
      | 'sessions forgotten'
      | 'line'
      | 'disk'
      | 'fill disk'
      | 'slow disk'
      | 'mend'
      | 'steal'
      | 'lose words'
      | 'clock'
      | 'refuse storage'
  }
>

const pagesOf = (world: World, device: Device): readonly WorldTab[] => world.tabs.filter(tab => tab.device === device)

export const befall = async (world: World, device: Device, step: Mishap): Promise<void> => {
  switch (step.act) {
    case 'kill browser':
    case 'power cut':
      for (const one of pagesOf(world, device)) await world.unload(one, false)
      return device.storage.die()
    case 'offline':
    case 'online': {
      device.isOnline = step.act === 'online'
      for (const one of pagesOf(world, device))
        await onPage(world, one, () => void one.page?.window.dispatchEvent(new Event(step.act)))
      return
    }
    case 'sessions forgotten':
      return world.office.forgetSessions()
    case 'line':
      for (let time = 0; time < step.times; time++)
        world.faults.push({ fault: step.fault, isInventory: step.isInventory })
      return
    case 'disk':
      return device.disk.fail(step.fault, step.times)
    case 'fill disk':
      return device.disk.fill(true)
    case 'slow disk':
      device.slowness = step.ms
      return
    case 'mend':
      device.slowness = 0
      device.losesWords = false
      return device.disk.mend()
    case 'steal':
      for (const { invitation } of world.customers) device.locks.steal(`klantportaal.log.${invitation}`)
      return
    case 'lose words':
      device.losesWords = true
      return
    case 'clock':
      return device.jump(step.ms)
    case 'refuse storage':
      return device.storage.refuse(step.isRefused)
  }
}
