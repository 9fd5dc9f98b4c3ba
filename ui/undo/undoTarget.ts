import { createContext } from 'react'
import { BehaviorSubject } from 'rxjs'
import type { ActionLocation } from '../../projections/logHistory/actionLocation'

/**
 * The place that an undo or redo leads to, held in a React context until its step shows it; null for none. `byKey`: done
 * by a key, so its question takes the focus.
 */
export type UndoTarget = ActionLocation & { readonly byKey: boolean }

export const createUndoTarget = () => new BehaviorSubject<UndoTarget | null>(null)

/** Of a whole visit, because the step on which something is undone gives way to the one that it leads to. */
export const UndoTargetContext = createContext(createUndoTarget())
