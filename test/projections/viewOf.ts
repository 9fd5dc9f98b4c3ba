import type { View } from '../../projections/live'
import { surveyTree } from '../../projections/surveyTree'
import type { Portal } from '../domain/portal/portal'

/** What the screens read of a portal now. */
export const viewOf = (portal: Portal): View => ({ state: portal.state(), tree: surveyTree(portal.situation()) })
