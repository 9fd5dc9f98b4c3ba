import type { Blob } from '../../events/log/log'
import { digestOf, textBytes } from '../../events/record/digest'
import type { Store } from '../../events/store/store'
import type { TenantLook } from '../app/look'
import type { Observed } from '../app/observed'

const record = async ({ style, logo, hero }: TenantLook, store: Store): Promise<void> => {
  const blobs: Blob[] = []
  const named = async (picture: string | null): Promise<string | null> => {
    if (picture === null) return null
    const bytes = textBytes(picture)
    const digest = await digestOf(bytes)
    blobs.push({ digest, bytes })
    return digest
  }
  const command = { type: 'LoadStyle', style, logo: await named(logo), hero: await named(hero) } as const
  store.dispatch(command, blobs)
}

/** Puts what the customer sees of the tenant into the log, once all of it has come. Answers how to stop waiting. */
export const recordLook = (look: Observed<TenantLook>, store: Store): (() => void) => {
  let recorded = false
  const onceSettled = (): void => {
    if (recorded || !look.read().settled) return
    recorded = true
    void record(look.read(), store)
  }
  onceSettled()
  return look.subscribe(onceSettled)
}
