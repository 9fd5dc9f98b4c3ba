import { browserOf } from '../../../domain/portal/browser'

/** The part of the browser's storage that is asked to keep what is there. */
export type StoragePersistence = Pick<StorageManager, 'persist' | 'persisted'>

const storageOf = (browser: Navigator): StoragePersistence | null => {
  // Not there on a plain address, whatever the library's types say.
  const storage: Partial<StoragePersistence> | undefined = browser.storage
  return typeof storage?.persist === 'function' && typeof storage.persisted === 'function' ? browser.storage : null
}

/** Firefox asks the customer, so it is asked when the customer says so; the others decide by themselves. */
const asksCustomer = ({ userAgent }: Navigator): boolean => browserOf(userAgent) === 'firefox'

/** What the customer can ask the browser; null where nobody is asked. */
export const persistenceToAsk = (browser: Navigator): StoragePersistence | null =>
  asksCustomer(browser) ? storageOf(browser) : null

/** Asks the browser to keep what is here when the disk is full, where that costs nobody a question. */
export const persistSilently = (browser: Navigator): void => {
  if (!asksCustomer(browser))
    storageOf(browser)
      ?.persist()
      .catch(() => false)
}
