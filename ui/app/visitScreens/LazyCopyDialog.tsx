import { lazy } from 'react'
import { loadRareScreens } from '../../lazy/loadRareScreens'

export const LazyCopyDialog = lazy(async () => ({ default: (await loadRareScreens()).CopyDialog }))
