import * as E from 'fp-ts/Either'
import { createContext, useContext, useMemo, useRef } from 'react'
import { retrievedTexts } from '../../../domain/texts/retrievedTexts'
import type { State } from '../../../events/state/state'
import { constantStream, type Stream } from '../../../events/stream'
import type { SurveyView } from '../../../projections/live'
import type { LogHistoryStreams } from '../../../projections/logHistoryStream'
import type { AnswerTrace } from '../../../projections/provenance/answerTrace'
import type { Provenance } from '../../../projections/provenance/provenance'
import { provenanceStream } from '../../../projections/provenance/provenanceStream'
import type { FieldView } from '../../../projections/tree/fieldView'
import { focusOn } from '../../shell/page/FocusLink'
import type { SurveyDependencies } from '../../surveyContext/surveyContext'
import { useStream } from '../../useStream'
import type { ProvenanceNote } from './ProvenanceLine'

type AllTold = NonNullable<State['retrieval']>['told']

/** What the retrieval told of each question of the page, by path; null while nothing was retrieved. */
export const RetrievedPathsContext = createContext<AllTold | null>(null)

export const retrievedPathsIn = ({ state }: SurveyView): AllTold | null => state.retrieval?.told ?? null

/** What the log tells of the answers; null on a page that does not ask it, and until it was read. */
export const LogHistoryContext = createContext<LogHistoryStreams | null>(null)

const untold$: Stream<AnswerTrace | null> = constantStream(null)

/** Where the answer came from: renders when that is another thing, and not at an answer that leaves it as it was. */
export const useProvenance = (
  { catalogue, live }: SurveyDependencies,
  path: string,
  view: FieldView,
): Provenance | null => {
  const past = useContext(LogHistoryContext)
  const isRetrieved = useContext(RetrievedPathsContext)?.has(path) === true
  const first = useRef(view)
  return useStream(
    useMemo(
      () => provenanceStream(catalogue, live, path, past?.answerTrace$(path) ?? untold$, isRetrieved, first.current),
      [catalogue, live, path, past, isRetrieved],
    ),
  )
}

/** The same for the control: putting back takes back what was answered since, where that can be, and the focus goes to what it changed. */
export const useProvenanceNote = (
  { dispatch, live }: SurveyDependencies,
  path: string,
  provenance: Provenance | null,
): ProvenanceNote | undefined => {
  const past = useContext(LogHistoryContext)
  return useMemo(() => {
    if (provenance === null) return undefined
    const { previous } = provenance
    const onBack = (): void => {
      const done = dispatch(
        previous === null
          ? { type: 'TakeRetrieved', path }
          : (past?.restoreAnswerCommand(live.view().state, path, previous) ?? {
              type: 'ChangeAnswer',
              path,
              value: previous,
            }),
      )
      if (E.isRight(done)) focusOn(path)
    }
    return { words: provenance.words, back: retrievedTexts.putBack, onBack: provenance.canRestore ? onBack : undefined }
  }, [provenance, dispatch, live, past, path])
}
