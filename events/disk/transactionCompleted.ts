/** Resolves when the transaction is on the disk. (A promise on `error` comes too early: the reason is known at `abort`.) */
export const transactionCompleted = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
