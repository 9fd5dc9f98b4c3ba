import type { BehaviorSubject } from 'rxjs'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { FirstDoors } from '../../events/effects/performFirst'
import type { Store } from '../../events/store/store'
import type { Live } from '../../projections/live'
import type { Drafts } from './drafts'
import type { VisitDoors } from './visit'

/** How far the document that is on its way has come, 0 to 1; null when none is. */
export type Upload = BehaviorSubject<number | null>

/** The open log whose calls are made. */
export interface FollowedLog {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly live: Live
  readonly drafts: Drafts
}

/** What the calls of a visit are performed with. */
export interface Following {
  readonly first: FirstDoors
  readonly doors: VisitDoors
  readonly opened: FollowedLog
  readonly upload$: Upload
}
