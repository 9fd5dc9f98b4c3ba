import * as E from 'fp-ts/Either'
import { browserDisk } from '../../../../events/disk/disk'
import { storageLocationOf } from '../../../../events/disk/storageLocation'
import { openIndexedDbLog } from '../../../../events/log/indexedDb/indexedDbLog'
import { median } from '../../measure'
import { logOf } from '../../replay'
import { header, storedLines } from '../replays'

/** Milliseconds for one record until it is on the disk. */
export interface CommitCost {
  readonly portal: number
  readonly bare: number
}

/** A database that does nothing but take lines. */
const bareDatabase = async (): Promise<IDBDatabase> => {
  const factory = await storageLocationOf('bench.bare', browserDisk, null).factory(false)
  return new Promise((resolve, reject) => {
    const opening = factory.open('bench.bare')
    opening.onupgradeneeded = () => opening.result.createObjectStore('records')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

const bareAdd = (database: IDBDatabase, line: string, seq: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction('records', 'readwrite', { durability: 'strict' })
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.objectStore('records').add(line, seq)
  })

/** Strict commits of the same bytes, by the log and by a bare `add`, one after the other in turns. */
export const commitTurns = async (count: number): Promise<CommitCost> => {
  const records = logOf('loanParts', count)
  const lines = storedLines(records)
  const log = openIndexedDbLog('bench.turns')
  if (E.isLeft(await log.open(header)())) throw new Error('the log did not open')
  const database = await bareDatabase()
  const [portal, bare]: [number[], number[]] = [[], []]
  const timed = async (took: number[], work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now()
    await work()
    took.push(performance.now() - start)
  }
  for (const [at, record] of records.entries()) {
    await timed(bare, () => bareAdd(database, lines[at] ?? '', record.seq))
    await timed(portal, log.append(at, [record], []))
  }
  log.close()
  database.close()
  return { portal: median(portal), bare: median(bare) }
}
