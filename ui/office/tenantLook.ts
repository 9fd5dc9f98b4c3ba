/**
 * The tenant's style and pictures: loads them from the office, falls back on those of the log or the portal's own, and
 * applies the colours.
 */

import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { BehaviorSubject, distinctUntilChanged, map, NEVER, type Observable } from 'rxjs'
import { defaultTenantStyle, type TenantStyle } from '../../domain/portal/tenant'
import type { TenantLookCalls } from '../../events/effects/calls/tenantCalls'
import type { Stream } from '../../events/stream'
import { applyTheme } from '../theme/applyTheme'

/** A look as a log stores it; the pictures are data URLs, null where there are none. */
type StoredLook = Readonly<{ style: TenantStyle; logo: string | null; hero: string | null }>

/** The tenant's look as it is shown. */
export interface DisplayedLook extends StoredLook {
  /** Whether the office sent the style, and no part of the look is still loading. */
  readonly isFromOffice: boolean
}

/** The portal's own look, until another is known. */
export const defaultLook: DisplayedLook = { style: defaultTenantStyle, logo: null, hero: null, isFromOffice: false }

export interface TenantLookSource {
  readonly look$: Stream<DisplayedLook>
  /** Shows the look that a log has stored, as long as the office has not sent one in this page. */
  readonly showStored: (known: StoredLook) => void
}

/**
 * What does not load gives no notice (spec 1 section 8).
 * @param again$ when to ask again for what did not load; without it never
 */
export const createTenantLook = (calls: TenantLookCalls, again$: Observable<unknown> = NEVER): TenantLookSource => {
  const look$ = new BehaviorSubject(defaultLook)
  let known: Partial<StoredLook> = {}
  let fromOffice: Partial<StoredLook> = {}
  let isAsking = false
  const show = (): void =>
    look$.next({ ...defaultLook, ...known, ...fromOffice, isFromOffice: fromOffice.style !== undefined && !isAsking })
  const load = async <A>(call: TaskEither<unknown, A>, take: (answer: A) => Partial<StoredLook>): Promise<void> => {
    const answer = await call()
    if (E.isLeft(answer)) return
    fromOffice = { ...fromOffice, ...take(answer.right) }
    show()
  }
  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    await Promise.all([
      fromOffice.style === undefined && load(calls.style, style => ({ style })),
      fromOffice.logo === undefined && load(calls.logo, logo => ({ logo })),
      fromOffice.hero === undefined && load(calls.hero, hero => ({ hero })),
    ])
    isAsking = false
    show()
  }
  look$
    .pipe(
      map(({ style }) => style),
      distinctUntilChanged(),
    )
    .subscribe(style => applyTheme(style))
  void ask()
  again$.subscribe(() => void ask())
  return {
    look$,
    showStored: look => {
      known = look
      show()
    },
  }
}
