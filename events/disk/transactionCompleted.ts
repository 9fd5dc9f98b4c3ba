/**
 * Returns a promise that resolves when an IndexedDB transaction is complete, and rejects with its error when it is aborted
 * (at `error` the reason is not known yet).
 */
export const transactionCompleted = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
