// Shows the tenant's look (colours, name, pictures) that the log holds, and records in the log each look that comes from the
// office, never the default; returns how to stop.
import * as E from 'fp-ts/Either'
import { distinctUntilChanged, filter } from 'rxjs'
import type { LogBlob } from '../../../events/log/log'
import { digestOf, utf8Bytes } from '../../../events/record/digest'
import type { Store } from '../../../events/store/store'
import type { DisplayedLook, TenantLookSource } from '../../office/tenantLook'

const recordLook = async ({ style, logo, hero }: DisplayedLook, store: Store): Promise<void> => {
  const blobs: LogBlob[] = []
  const storePicture = async (picture: string | null): Promise<string | null> => {
    if (picture === null) return null
    const bytes = utf8Bytes(picture)
    const digest = await digestOf(bytes)
    blobs.push({ digest, bytes })
    return digest
  }
  const command = { type: 'LoadStyle', style, logo: await storePicture(logo), hero: await storePicture(hero) } as const
  store.dispatch(command, blobs)
}

/** A picture of the log; null where its bytes are not there. */
const picture = async (store: Store, digest: string | null): Promise<string | null> => {
  const bytes = digest === null ? E.right(null) : await store.blob(digest)()
  const url = E.isRight(bytes) && bytes.right !== null ? new TextDecoder().decode(bytes.right) : ''
  return url.startsWith('data:image/') ? url : null
}

/** Shows its colours and name at once, its pictures once they are read. */
const showFromLog = async (store: Store, know: TenantLookSource['showStored']): Promise<void> => {
  const { look } = store.state()
  if (look === null) return
  const { style } = look
  know({ style, logo: null, hero: null })
  const [logo, hero] = await Promise.all([picture(store, look.logo), picture(store, look.hero)])
  know({ style, logo, hero })
}

const isSame = (a: DisplayedLook, b: DisplayedLook): boolean =>
  a.style === b.style && a.logo === b.logo && a.hero === b.hero

export const showAndRecordTenantLook = ({ look$, showStored: know }: TenantLookSource, store: Store): (() => void) => {
  void showFromLog(store, know)
  const subscription = look$
    .pipe(
      filter(({ isFromOffice: isSaid }) => isSaid),
      distinctUntilChanged(isSame),
    )
    .subscribe(look => void recordLook(look, store))
  return () => subscription.unsubscribe()
}
