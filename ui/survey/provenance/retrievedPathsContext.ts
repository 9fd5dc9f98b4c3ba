import { createContext } from 'react'
import type { State } from '../../../events/state/state'
import type { SurveyView } from '../../../projections/live'

type RetrievedPaths = NonNullable<State['retrieval']>['told']

/**
 * React context: the paths of the questions that a retrieval filled in, with what it said of each; null while nothing
 * was retrieved. `retrievedPathsIn` reads them from a view.
 */
export const RetrievedPathsContext = createContext<RetrievedPaths | null>(null)

export const retrievedPathsIn = ({ state }: SurveyView): RetrievedPaths | null => state.retrieval?.told ?? null
