/**
 * Makes the browser's storage persistent: silently where the browser does not ask the user; else gives the storage to
 * ask it of at the customer's press.
 */
import { browserOf } from '../../domain/portal/browser'

/** The part of the browser's `StorageManager` that makes storage persistent. */
export type StoragePersistence = Pick<StorageManager, 'persist' | 'persisted'>

const storageOf = (browser: Navigator): StoragePersistence | null => {
  // Not there on a plain address, whatever the library's types say.
  const storage: Partial<StoragePersistence> | undefined = browser.storage
  return typeof storage?.persist === 'function' && typeof storage.persisted === 'function' ? browser.storage : null
}

/** Firefox asks the user for permission; other browsers decide themselves. */
const asksCustomer = ({ userAgent }: Navigator): boolean => browserOf(userAgent) === 'firefox'

/** The storage to request persistence of at the customer's press; null in browsers that do not ask the user. */
export const persistenceToAsk = (browser: Navigator): StoragePersistence | null =>
  asksCustomer(browser) ? storageOf(browser) : null

/** Requests persistent storage in browsers that do not ask the user. */
export const persistSilently = (browser: Navigator): void => {
  if (!asksCustomer(browser))
    storageOf(browser)
      ?.persist()
      .catch(() => false)
}
