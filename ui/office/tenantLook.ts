import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { BehaviorSubject, distinctUntilChanged, map, NEVER, type Observable } from 'rxjs'
import { defaultTenantStyle, type TenantStyle } from '../../domain/portal/tenant'
import type { TenantLookCalls } from '../../events/effects/calls/tenantCalls'
import type { Stream } from '../../events/stream'
import { applyTheme } from '../theme/applyTheme'

/** A look as a log knows it; the pictures are data URLs, null where there are none. */
export type StoredLook = Readonly<{ style: TenantStyle; logo: string | null; hero: string | null }>

/** The tenant's look as it is shown. */
export interface DisplayedLook extends StoredLook {
  /** Whether the office itself said the style, and nothing of the look is on its way. */
  readonly isSaid: boolean
}

/** The portal's own look, until another is known. */
export const defaultLook: DisplayedLook = { style: defaultTenantStyle, logo: null, hero: null, isSaid: false }

export interface TenantLookSource {
  readonly look$: Stream<DisplayedLook>
  /** What a log knows of the look; it is shown as long as the office has not said it in this page. */
  readonly know: (known: StoredLook) => void
}

/**
 * Loads the look and applies its colours. What does not load is as the log knows it, or else the portal's own, without a
 * word (spec 1 section 8).
 * @param again$ when to ask again for what did not load; without it never
 */
export const createTenantLook = (calls: TenantLookCalls, again$: Observable<unknown> = NEVER): TenantLookSource => {
  const look$ = new BehaviorSubject(defaultLook)
  let known: Partial<StoredLook> = {}
  let said: Partial<StoredLook> = {}
  let isAsking = false
  const show = (): void =>
    look$.next({ ...defaultLook, ...known, ...said, isSaid: said.style !== undefined && !isAsking })
  const asked = async <A>(call: TaskEither<unknown, A>, take: (answer: A) => Partial<StoredLook>): Promise<void> => {
    const answer = await call()
    if (E.isLeft(answer)) return
    said = { ...said, ...take(answer.right) }
    show()
  }
  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    await Promise.all([
      said.style === undefined && asked(calls.style, style => ({ style })),
      said.logo === undefined && asked(calls.logo, logo => ({ logo })),
      said.hero === undefined && asked(calls.hero, hero => ({ hero })),
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
    know: look => {
      known = look
      show()
    },
  }
}
