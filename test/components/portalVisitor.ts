import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { HostConfig } from '../../domain/portal/portalConfig'
import { bucketName } from '../../events/disk/bucketName'
import { logDatabaseName } from '../../events/log/indexedDb/indexedDbLog'
import type { Visit } from '../../ui/visit/openVisit/visit'
import { hasSnapshotHere, logHere, placeHere, plantHere, type StoredLog } from '../journeys/adversity/logHere'
import { downloaded } from './downloaded'
import { type Office, officeOf, portalPage } from './portalPage'

export const firstStep = '/personal_details'

const noa = { id: 5, first_name: 'Noa', last_name: 'Hendriks' }

/** Noa Hendriks, of whom the office knows no more than her name. */
const noasOffice = (): Office => officeOf('financial_advice', noa)

const logPlace = async (invitation: string) => {
  const name = logDatabaseName(invitation)
  return { factory: await placeHere(await bucketName(name)), name }
}

/** What the browser's database holds of an invitation's log. */
export const storedLogOf = async (invitation: string): Promise<StoredLog> => logHere(await logPlace(invitation))

/** A customer at the whole portal, in the words of the journeys, and what the browser's database holds of the log. */
export const portalVisitor = (office: Office = noasOffice(), more: Partial<HostConfig> = {}) => {
  const page = portalPage(office, more)
  let visit: Visit | null = null
  const now = (): Visit => visit ?? expect.fail('No visit is open.')

  const field = (path: string): HTMLInputElement => {
    const found = document.getElementById(path)
    return found instanceof HTMLInputElement ? found : expect.fail(`There is no field ${path}.`)
  }
  const shows = (text: string): boolean => document.body.innerText.includes(text)
  const says = (text: string): Promise<void> => expect.poll(() => shows(text), { message: text }).toBe(true)
  const buttons = (name: string): readonly HTMLButtonElement[] =>
    [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button, main button, header button')].filter(
      ({ textContent }) => textContent.trim() === name,
    )
  const press = async (name: string): Promise<void> => {
    await expect.poll(() => buttons(name).length, { message: name }).toBeGreaterThan(0)
    buttons(name)[0]?.click()
  }
  const go = async (path: string): Promise<void> => {
    page.router.go(path, true)
    await expect.poll(() => location.pathname).toBe(path)
    await expect.poll(() => document.querySelector('[class*=keleton]')).toBeNull()
  }
  let invitation = ''
  const enter = async (): Promise<void> => {
    visit = await page.logIn()
    invitation = visit.invitation ?? ''
  }
  /** Opens the portal as a page that was loaded anew does, at this step. */
  const open = async (path: string): Promise<void> => {
    await enter()
    await go(path)
  }
  /** Nothing writes any more; what the browser keeps stays. */
  const leave = async (): Promise<void> => {
    await page.logOut()
    visit = null
  }
  const fill = async (path: string, text: string): Promise<void> => {
    await expect.poll(() => document.getElementById(path)).not.toBeNull()
    await userEvent.fill(field(path), text)
    field(path).blur()
  }
  const place = () => logPlace(invitation)
  return {
    page,
    says,
    shows,
    press,
    open,
    leave,
    /** Logs in for the first time and goes to the first step. */
    begin: async (): Promise<void> => {
      await enter()
      await press('Start met invullen')
      await expect.poll(() => location.pathname).toBe(firstStep)
      await expect.poll(() => document.getElementById('customer.phone')).not.toBeNull()
    },
    reload: async (): Promise<void> => {
      const at = location.pathname
      await leave()
      await open(at)
    },
    fill,
    value: (path: string): string => field(path).value,
    /** Everything is stored, and the portal says so. */
    kept: async (): Promise<void> => {
      await expect.poll(() => now().store.saving().tag).toBe('saved')
      await says('Alles is bewaard')
    },
    /** Presses a button that downloads, and reads what came. */
    downloaded: (name: string): Promise<string> => downloaded(() => press(name)),
    stored: (): Promise<StoredLog> => storedLogOf(invitation),
    plant: async (...lines: readonly (readonly [key: number, value: unknown])[]): Promise<void> =>
      plantHere({ ...(await place()), lines }),
    /** The browser loses the log, behind the portal's back; the mark of where it ended may go too. */
    loseLog: async ({ isMarkGone = false } = {}): Promise<void> => {
      if (isMarkGone) localStorage.removeItem(`klantportaal.head.${invitation}`)
      const { factory, name } = await place()
      const deleting = (factory ?? indexedDB).deleteDatabase(name)
      await new Promise((resolve, reject) => {
        deleting.onsuccess = resolve
        deleting.onerror = reject
      })
    },
    hasSnapshot: async (): Promise<boolean> => hasSnapshotHere(await place()),
  }
}
