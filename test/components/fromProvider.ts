import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type HouseholdName, retrievedHouseholds } from '../standin/data/retrieved/households'
import { host } from '../ui/testHost'
import { onScreen, there } from './onPortal'

export const providerFrame = page.css('iframe')

/** A message that the page in the frame would send, or that another origin or window makes up. */
export const deliver = (data: unknown, { origin = host.provider.origin, source }: MessageEventInit): void =>
  void window.dispatchEvent(new MessageEvent('message', { origin, source: source ?? null, data }))

/**
 * What the provider's page tells.
 * @param isHeard what is to be seen then; without it the frame has gone
 */
export const providerTells = async (data: unknown, isHeard?: () => boolean): Promise<void> => {
  const frame = await there<HTMLIFrameElement>(providerFrame)
  const isSeen = isHeard ?? (() => !frame.isConnected)
  // A frame that just came has nobody who listens yet.
  await expect
    .poll(() => {
      if (isSeen()) return true
      deliver(data, { source: frame.contentWindow })
      return false
    })
    .toBe(true)
}

export const householdData = (household: HouseholdName) => retrievedHouseholds[household](new Date().getFullYear())

/** The data of a household is shared. */
export const share = async (household: HouseholdName): Promise<void> => {
  await providerTells({ status: 'Success', result: householdData(household) })
  await onScreen('Persoonlijke gegevens')
}
