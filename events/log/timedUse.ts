import { abort, type UseStore } from './connection'
import type { StoreFault } from './log'
import { failed } from './storeFault'
import { within } from './timeLimit'

export const tooLate = (limit: number): StoreFault => failed(`no answer within ${limit} ms`)

/**
 * The same store, with every transaction given up after `limit` milliseconds. Stopped, it has stored nothing, as was
 * answered. One that is committing already may still come through: the next append then finds its own records.
 * @param giveUp a fresh connection cures a browser that lost its database
 */
export const timedUse =
  (use: UseStore, limit: number, giveUp: () => void): UseStore =>
  async (mode, work) => {
    let transaction: IDBTransaction | null = null
    let isLate = false
    const used = use(mode, store => {
      if (isLate) throw tooLate(limit)
      transaction = store.transaction
      return work(store)
    })
    return within(limit, used, tooLate(limit), () => {
      isLate = true
      abort(transaction)
      giveUp()
    })
  }
