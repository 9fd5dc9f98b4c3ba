import { createContext } from 'react'
import type { State } from '../../../events/state/state'
import type { SurveyView } from '../../../projections/live'

type AllTold = NonNullable<State['retrieval']>['told']

/** What the retrieval told of each question of the page, by path; null while nothing was retrieved. */
export const RetrievedPathsContext = createContext<AllTold | null>(null)

export const retrievedPathsIn = ({ state }: SurveyView): AllTold | null => state.retrieval?.told ?? null
