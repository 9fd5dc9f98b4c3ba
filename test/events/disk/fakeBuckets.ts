import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import type { StorageBuckets } from '../../../events/disk/disk'

/** As Chromium does it: a deleted bucket closes its databases, and what still holds it gets nothing from it any more. */
class BucketFactory extends IDBFactory {
  private readonly opened: IDBDatabase[] = []
  private isGone = false

  override open(name: string, version?: number) {
    if (this.isGone) throw new DOMException('Internal error.', 'UnknownError')
    const request = super.open(name, version)
    // Called as a listener of the polyfill's own kind of request.
    request.addEventListener('success', () => {
      this.opened.push(request.result)
    })
    return request
  }

  end(): void {
    this.isGone = true
    // Typed for the polyfill's class instead of for its databases, of which these are.
    for (const database of this.opened) forceCloseDatabase(database as unknown as typeof IDBDatabase)
  }
}

/** The buckets of one browser, with the rules that Chromium has for their names. */
export const fakeBuckets = (): StorageBuckets => {
  const all = new Map<string, BucketFactory>()
  return {
    open: async name => {
      if (!/^[a-z0-9][a-z0-9_-]{0,62}$/.test(name)) throw new TypeError(`'${name}' is not a valid name`)
      const bucket = all.get(name) ?? new BucketFactory()
      all.set(name, bucket)
      return { indexedDB: bucket }
    },
    keys: async () => [...all.keys()].sort(),
    delete: async name => {
      all.get(name)?.end()
      all.delete(name)
    },
  }
}
