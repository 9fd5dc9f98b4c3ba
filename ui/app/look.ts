import { BehaviorSubject } from 'rxjs'
import { defaultTenantStyle, type TenantStyle } from '../../domain/portal/tenant'
import type { LookCalls } from '../../events/effects/tenant'
import type { Stream } from '../../events/stream'
import { applyTheme } from '../theme/applyTheme'

/** The tenant's look; the pictures are data URLs, null until they are there or when they do not load. */
export interface TenantLook {
  readonly style: TenantStyle
  readonly logo: string | null
  readonly hero: string | null
  /** Whether the office has answered, well or not. */
  readonly settled: boolean
}

/** The portal's own look, until the office has answered. */
export const ownLook: TenantLook = { style: defaultTenantStyle, logo: null, hero: null, settled: false }

/** Loads the look and applies its colours; what does not load stays the portal's own, without a word (spec 1 section 8). */
export const createLook = (calls: LookCalls): Stream<TenantLook> => {
  const look$ = new BehaviorSubject(ownLook)
  const set = (part: Partial<TenantLook>): void => look$.next({ ...look$.value, ...part })
  applyTheme(defaultTenantStyle)
  const style = calls.style().then(loaded => {
    if (loaded === null) return
    applyTheme(loaded)
    set({ style: loaded })
  })
  const logo = calls.logo().then(picture => set({ logo: picture }))
  const hero = calls.hero().then(picture => set({ hero: picture }))
  void Promise.all([style, logo, hero]).then(() => set({ settled: true }))
  return look$
}
