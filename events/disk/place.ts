import { erased } from '../log/storeFault'
import { within } from '../log/timeLimit'
import { type Locks, workingLocks } from './between'
import { bucketName } from './bucketName'
import { type Bucket, type Buckets, type Disk, deleteDatabase, isListed } from './disk'

/** Where one database stands, by itself: what is deleted here leaves everything of the others. */
export interface Place {
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
export type MoveIn = (name: string, from: IDBFactory, to: IDBFactory) => Promise<void>

/** How long tabs get to hear that the database goes before its bucket is taken from under them, in milliseconds. */
const courtesy = 1000

/** One bucket per database where there are buckets, else a database among the others. */
export const placeOf = (name: string, disk: Disk, moveIn: MoveIn | null): Place => {
  const plain = plainPlace(name, disk)
  const bucketed = (buckets: Buckets): Place => bucketPlace(plain, disk, buckets, moveIn)
  let chosen: Place | null = null
  const place = (): Place => {
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

const plainPlace = (name: string, disk: Disk): Place => {
  const isThere = async (): Promise<boolean> => (await isListed(disk.factory(), name)) ?? true
  return {
    name,
    factory: async () => disk.factory(),
    isThere,
    remove: async () => {
      const how = await deleteDatabase(disk.factory(), name)
      return how === 'removed' && (await isListed(disk.factory(), name)) === true ? 'blocked' : how
    },
  }
}

const bucketPlace = (plain: Place, disk: Disk, buckets: Buckets, moveIn: MoveIn | null): Place => {
  const { name } = plain
  let moving: Promise<void> | null = null
  let asked: Promise<Locks | undefined> | null = null
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
    asked ??= workingLocks(disk.locks?.())
    const locks = await asked
    return locks === undefined ? work() : locks.request(`klantportaal.place.${name}`, { mode }, work)
  }

  /** Tabs that have it open hear it from their database, not from a bucket. */
  const tellTabs = async (bucket: string): Promise<void> => {
    const { indexedDB } = await buckets.open(bucket)
    await within(courtesy, deleteDatabase(indexedDB, name), null, () => undefined).catch(() => undefined)
  }

  return {
    name,
    factory: async wasThere => {
      const bucket = await bucketName(name)
      // Persisted where the browser grants it: the answers are not the first to go when the disk is full.
      const made = (): Promise<Bucket> => buckets.open(bucket, { persisted: true })
      const again = async (): Promise<Bucket> => {
        if (!(await isListedAs(bucket))) throw erased('its bucket is gone')
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
