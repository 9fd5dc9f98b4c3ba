/**
 * Locates the IndexedDB database of a name, in its own storage bucket where the browser has buckets, else among the others;
 * moves an earlier database into the bucket, tells whether one exists, and removes it.
 */
import { bucketName } from './bucketName'
import { type Disk, deleteDatabase, isDatabaseListed, type StorageBucket, type StorageBuckets } from './disk'
import { erasedFault } from './storeFault'
import { usableLocks, type WebLocks } from './tabCoordination'
import { withTimeLimit } from './timeLimit'

export interface StorageLocation {
  readonly name: string
  /**
   * Where to open the database; makes room for it when there is none.
   * @param wasThere it was open here before: then a place that is gone was erased, and is not made anew (`erased`).
   */
  readonly factory: (wasThere: boolean) => Promise<IDBFactory>
  readonly isThere: () => Promise<boolean>
  /** Takes it off the disk. `removed` is said on evidence: the browser names it no more. */
  readonly remove: () => Promise<'removed' | 'blocked'>
}

/** Brings a database of before into the bucket; run before the first use, and again until it has come through. */
export type MoveIntoBucket = (name: string, from: IDBFactory, to: IDBFactory) => Promise<void>

/** How long tabs get to hear that the database goes before its bucket is taken from under them, in milliseconds. */
const courtesy = 1000

/** One bucket per database where there are buckets, else a database among the others. */
export const storageLocationOf = (name: string, disk: Disk, moveIn: MoveIntoBucket | null): StorageLocation => {
  const plain = plainPlace(name, disk)
  const bucketed = (buckets: StorageBuckets): StorageLocation => bucketPlace(plain, disk, buckets, moveIn)
  let chosen: StorageLocation | null = null
  const place = (): StorageLocation => {
    const buckets = disk.buckets()
    chosen ??= buckets === null ? plain : bucketed(buckets)
    return chosen
  }
  return {
    name,
    factory: async wasThere => place().factory(wasThere),
    isThere: async () => place().isThere(),
    remove: async () => place().remove(),
  }
}

const plainPlace = (name: string, disk: Disk): StorageLocation => {
  const isThere = async (): Promise<boolean> => (await isDatabaseListed(disk.factory(), name)) ?? true
  return {
    name,
    factory: async () => disk.factory(),
    isThere,
    remove: async () => {
      const how = await deleteDatabase(disk.factory(), name)
      return how === 'removed' && (await isDatabaseListed(disk.factory(), name)) === true ? 'blocked' : how
    },
  }
}

const bucketPlace = (
  plain: StorageLocation,
  disk: Disk,
  buckets: StorageBuckets,
  moveIn: MoveIntoBucket | null,
): StorageLocation => {
  const { name } = plain
  let moving: Promise<void> | null = null
  let asked: Promise<WebLocks | undefined> | null = null
  const isListedAs = async (bucket: string): Promise<boolean> => (await buckets.keys()).includes(bucket)

  const moved = async (to: IDBFactory): Promise<void> => {
    moving ??= moveIn === null ? Promise.resolve() : moveIn(name, disk.factory(), to)
    await moving.catch(cause => {
      moving = null
      throw cause
    })
  }

  /** Whoever opens what was there and who takes it away wait for each other: else the one makes anew what the other took. */
  const inTurn = async <A>(mode: LockMode, work: () => Promise<A>): Promise<A> => {
    asked ??= usableLocks(disk.locks?.())
    const locks = await asked
    return locks === undefined ? work() : locks.request(`klantportaal.place.${name}`, { mode }, work)
  }

  /** Tabs that have it open hear it from their database, not from a bucket. */
  const tellTabs = async (bucket: string): Promise<void> => {
    const { indexedDB } = await buckets.open(bucket)
    await withTimeLimit(courtesy, deleteDatabase(indexedDB, name), null, () => undefined).catch(() => undefined)
  }

  return {
    name,
    factory: async wasThere => {
      const bucket = await bucketName(name)
      // Persisted where the browser grants it: the answers are not the first to go when the disk is full.
      const made = (): Promise<StorageBucket> => buckets.open(bucket, { persisted: true })
      const again = async (): Promise<StorageBucket> => {
        if (!(await isListedAs(bucket))) throw erasedFault('its bucket is gone')
        return made()
      }
      const { indexedDB } = await (wasThere ? inTurn('shared', again) : made())
      await moved(indexedDB)
      return indexedDB
    },
    isThere: async () => (await isListedAs(await bucketName(name))) || plain.isThere(),
    remove: async () => {
      const bucket = await bucketName(name)
      if (await isListedAs(bucket))
        await inTurn('exclusive', async () => {
          if (!(await isListedAs(bucket))) return
          await tellTabs(bucket)
          await buckets.delete(bucket)
        })
      // What is not moved in yet.
      const before = (await plain.isThere()) ? await plain.remove() : 'removed'
      return before === 'removed' && !(await isListedAs(bucket)) ? 'removed' : 'blocked'
    },
  }
}
