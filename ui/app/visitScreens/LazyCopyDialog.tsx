import { lazy } from 'react'
import { loadRareScreens } from '../../lazy/loadRareScreens'

/** The dialog for a copy of the answers, from the chunk of rare screens. */
export const LazyCopyDialog = lazy(async () => ({ default: (await loadRareScreens()).CopyDialog }))
