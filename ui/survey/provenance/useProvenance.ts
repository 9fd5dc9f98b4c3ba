import { useContext, useMemo, useRef } from 'react'
import { constantStream, type Stream } from '../../../events/stream'
import type { AnswerTrace } from '../../../projections/provenance/answerTrace'
import type { Provenance } from '../../../projections/provenance/provenance'
import { provenanceStream } from '../../../projections/provenance/provenanceStream'
import type { FieldView } from '../../../projections/tree/fieldView'
import type { SurveyDependencies } from '../../surveyContext/surveyContext'
import { useStream } from '../../useStream'
import { LogHistoryContext } from './logHistoryContext'
import { RetrievedPathsContext } from './retrievedPathsContext'

const noTrace$: Stream<AnswerTrace | null> = constantStream(null)

/** Where an answer came from; renders again only when that changes. */
export const useProvenance = (
  { catalogue, live }: SurveyDependencies,
  path: string,
  view: FieldView,
): Provenance | null => {
  const logHistory = useContext(LogHistoryContext)
  const isRetrieved = useContext(RetrievedPathsContext)?.has(path) === true
  const first = useRef(view)
  return useStream(
    useMemo(
      () =>
        provenanceStream(catalogue, live, path, logHistory?.answerTrace$(path) ?? noTrace$, isRetrieved, first.current),
      [catalogue, live, path, logHistory, isRetrieved],
    ),
  )
}
