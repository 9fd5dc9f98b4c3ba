import { filter, take } from 'rxjs'
import type { Blob } from '../../events/log/log'
import { digestOf, textBytes } from '../../events/record/digest'
import type { Store } from '../../events/store/store'
import type { Stream } from '../../events/stream'
import type { TenantLook } from '../app/look'

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
export const recordLook = (look$: Stream<TenantLook>, store: Store): (() => void) => {
  const settled$ = look$.pipe(
    filter(({ settled }) => settled),
    take(1),
  )
  const waiting = settled$.subscribe(look => void record(look, store))
  return () => waiting.unsubscribe()
}
