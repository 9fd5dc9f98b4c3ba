import { createContext } from 'react'
import { BehaviorSubject } from 'rxjs'
import type { ActionLocation } from '../../projections/logHistory/actionLocation'

/** Where an undo leads to, until the step there shows it; null for nowhere. By key, its question takes the focus. */
export type UndoTarget = ActionLocation & { readonly byKey: boolean }

export const createUndoTarget = () => new BehaviorSubject<UndoTarget | null>(null)

/** Of a whole visit, because the step on which something is undone gives way to the one that it leads to. */
export const UndoTargetContext = createContext(createUndoTarget())
