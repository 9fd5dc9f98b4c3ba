import type { StoreFault } from '../../disk/storeFault'
import { failedFault } from '../../disk/storeFault'
import { withTimeLimit } from '../../disk/timeLimit'
import { abortTransaction, type UseStore } from './connection'

export const timeLimitFault = (limit: number): StoreFault => failedFault(`no answer within ${limit} ms`)

/**
 * Wraps the use of an IndexedDB store so that a transaction not done after `limit` milliseconds is aborted and fails with
 * `timeLimitFault`. One that is committing already may still be stored: the next append then finds its own records.
 * @param giveUp a fresh connection cures a browser that lost its database
 */
export const withStoreTimeout =
  (use: UseStore, limit: number, giveUp: () => void): UseStore =>
  async (mode, work) => {
    let transaction: IDBTransaction | null = null
    let isLate = false
    const used = use(mode, store => {
      if (isLate) throw timeLimitFault(limit)
      transaction = store.transaction
      return work(store)
    })
    return withTimeLimit(limit, used, timeLimitFault(limit), () => {
      isLate = true
      abortTransaction(transaction)
      giveUp()
    })
  }
