import type { ComponentType } from 'react'
import type { Subject } from 'rxjs'
import type { Slot } from '../../../domain/engine/catalogue'
import type { StepKey } from '../../../domain/language/stepKey'
import type { Stream } from '../../../events/stream'
import type { Asking, ListedAsking } from '../../../projections/doubts/asking'

/** What is said beside an answer: what is asked back, and an amount in words for whoever listens. */
export interface SaidBeside {
  readonly asking: Asking | null
  readonly amount: string | null
}

/** What is asked back in an open log, with what shows it: a part that comes once the wizard is open. */
export interface AskedBack {
  /** Whether something may ever be said beside the question. */
  readonly saysOf: (slot: Slot) => boolean
  /** Of one question, once nobody types. */
  readonly beside$: (slot: Slot, path: string) => Stream<SaidBeside>
  readonly all$: Stream<readonly ListedAsking[]>
  /** What is to be heard, once. */
  readonly news$: Subject<string>
  readonly Line: ComponentType<AskedLineProps>
  readonly List: ComponentType<AskedListProps>
  readonly News: ComponentType<{ readonly back: AskedBack }>
}

export type AskedLineProps = Readonly<{ back: AskedBack; slot: Slot; path: string }>

export type AskedListProps = Readonly<{
  back: AskedBack
  /** Leads to a question. */
  onOpen: (step: StepKey, path: string) => void
}>
