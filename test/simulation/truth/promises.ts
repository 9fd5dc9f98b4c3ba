// The records that a page said were kept, by log: they stand on the disk until somebody has a right to their going.
import { logKey } from '../logKey'
import type { World, WorldTab } from '../world'

/** The id of each record by its seq. */
type Promised = Map<number, string>

export interface Promises {
  /** Notes what is promised now, and tells what of it is not so. */
  readonly check: (isWhole: boolean) => string | null
  /** Whether answers of the customer's are promised in this log. */
  readonly hasAnswers: (key: string) => boolean
}

export const databaseOf = (invitation: string): string => `klantportaal.log.${invitation}`

/** Whether the page says that all is kept. */
export const saysSaved = ({ page, portal }: WorldTab): boolean =>
  page !== null &&
  portal !== null &&
  ['open', 'identifying'].includes(portal.app.lifecycle$.value.phase.tag) &&
  portal.survey()?.saving$.value.tag === 'saved'

export const createPromises = (world: World): Promises => {
  const promised = new Map<string, Promised>()
  /** The logs that hold an answer of the customer's: of another one nothing is missed. */
  const begun = new Set<string>()
  const headers = new Map<string, unknown>()

  const isStored = (device: World['devices'][number], invitation: string, seq: number, id: string): boolean =>
    String(device.disk.read(databaseOf(invitation), 'records').get(seq) ?? '').includes(`"${id}"`)

  const note = (tab: WorldTab): string | null => {
    const visit = tab.portal?.visit() ?? null
    if (visit === null || visit.invitation === null || !visit.log.outlivesWindow || !saysSaved(tab)) return null
    const { invitation } = visit
    if (visit.drafts.open$.value > 0) return `'Alles is bewaard', and there is a text in a field that is no answer yet`
    const key = logKey(tab.device, invitation)
    renewed(tab.device, invitation, key)
    const of: Promised = promised.get(key) ?? new Map()
    promised.set(key, of)
    world.count('said: saved')
    for (const { seq, id } of visit.store.records()) {
      if (of.get(seq) === id) continue
      if (!isStored(tab.device, invitation, seq, id))
        return mayBeGone(tab.device, invitation)
          ? null
          : `${key}: 'Alles is bewaard' and record ${seq} (${id}) is not on the disk`
      of.set(seq, id)
    }
    if (visit.store.state().begun) begun.add(key)
    return null
  }

  /** Its customer wished it, the office has the inventory, or it has had its time. */
  const mayBeGone = (device: World['devices'][number], invitation: string): boolean =>
    world.wishes.has(logKey(device, invitation)) ||
    world.office.received.some(one => one.invitation === invitation) ||
    isOutdated(device, invitation)

  /** Its invitation ended so long ago that nothing of it is kept any more (checklist OPEN-99). */
  const isOutdated = (device: World['devices'][number], invitation: string): boolean => {
    const validUntil = world.customers.find(one => one.invitation === invitation)?.validUntil ?? null
    return validUntil !== null && device.now() > Date.parse(validUntil) + 30 * 86_400_000
  }

  /** The log that stands there now; another one than before holds nothing of it. */
  const renewed = (device: World['devices'][number], invitation: string, key: string): void => {
    const header = device.disk.read(databaseOf(invitation), 'records').get(0)
    if (header === undefined || header === headers.get(key)) return
    headers.set(key, header)
    // What was promised of an answer in it is missed, unless it may be gone.
    if (begun.has(key) && !mayBeGone(device, invitation)) return
    promised.delete(key)
    begun.delete(key)
    world.wishes.delete(key)
  }

  const lost = (isWhole: boolean): string | null => {
    for (const device of world.devices)
      for (const { invitation } of world.customers) {
        const key = logKey(device, invitation)
        const of = promised.get(key)
        if (of === undefined || !begun.has(key) || mayBeGone(device, invitation)) continue
        const records = device.disk.read(databaseOf(invitation), 'records')
        const entries = isWhole ? [...of] : [...of].slice(-1)
        for (const [seq, id] of entries)
          if (!String(records.get(seq) ?? '').includes(`"${id}"`))
            return `${key}: record ${seq} (${id}) was promised and is gone`
      }
    return null
  }

  return {
    check: isWhole => {
      for (const tab of world.tabs) {
        const wrong = note(tab)
        if (wrong !== null) return wrong
      }
      return lost(isWhole)
    },
    hasAnswers: key => begun.has(key),
  }
}
