import { type ComponentType, createContext } from 'react'
import type { Shown } from '../../../domain/language/section'
import type { StepKey } from '../../../domain/language/stepKey'

/** The drawings, without words: they read no state, and what they show is said beside them. */
export type Drawings = typeof import('./drawings/drawings')['drawings']

/** The words of the pictures, in their places, with the drawings where those are there. */
export interface PictureWords {
  /** Above the questions of a step. */
  readonly AtTop: ComponentType<{ readonly step: StepKey }>
  /** Under them. */
  readonly AtEnd: ComponentType<{ readonly step: StepKey }>
  /** Beside the steps, where the window is wide. */
  readonly Beside: ComponentType
  readonly AtOverview: ComponentType
  /** In place of the amounts side by side, where an age is known. `otherwise`: those. */
  readonly ByAge: ComponentType<{ readonly shown: Shown; readonly otherwise: ComponentType<{ readonly shown: Shown }> }>
}

/** `missing`: none of it came, and the screens stand without. Words can be there without drawings, not the other way round. */
export type Pictures = { readonly words: PictureWords; readonly drawings: Drawings | null } | 'coming' | 'missing'

/** Null where they did not come: the words stand alone. */
export const DrawingsContext = createContext<Drawings | null>(null)
