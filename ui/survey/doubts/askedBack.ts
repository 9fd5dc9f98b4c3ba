import type { Subject } from 'rxjs'
import type { Slot } from '../../../domain/engine/catalogue'
import type { Stream } from '../../../events/stream'
import type { Asking, ListedAsking } from '../../../projections/doubts/asking'

/** What is said beside an answer: what is asked back, and an amount in words for whoever listens. */
export interface SaidBeside {
  readonly asking: Asking | null
  readonly amount: string | null
}

/** What is asked back in an open log. */
export interface AskedBack {
  /** Whether something may ever be said beside the question. */
  readonly saysOf: (slot: Slot) => boolean
  /** Of one question, once nobody types. */
  readonly beside$: (slot: Slot, path: string) => Stream<SaidBeside>
  readonly all$: Stream<readonly ListedAsking[]>
  /** What is to be heard, once. */
  readonly news$: Subject<string>
}
