import { createContext } from 'react'
import type { State } from '../../../events/state/state'
import type { SurveyView } from '../../../projections/live'

type RetrievedPaths = NonNullable<State['retrieval']>['told']

/** The paths of the questions that a retrieval filled in, with what it said; null while nothing was retrieved. */
export const RetrievedPathsContext = createContext<RetrievedPaths | null>(null)

export const retrievedPathsIn = ({ state }: SurveyView): RetrievedPaths | null => state.retrieval?.told ?? null
