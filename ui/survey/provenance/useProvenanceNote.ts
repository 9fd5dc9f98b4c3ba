import * as E from 'fp-ts/Either'
import { useContext, useMemo } from 'react'
import { retrievedTexts } from '../../../domain/texts/retrievedTexts'
import type { Provenance } from '../../../projections/provenance/provenance'
import { focusOn } from '../../shell/page/FocusLink'
import type { SurveyDependencies } from '../../surveyContext/surveyContext'
import { LogHistoryContext } from './logHistoryContext'
import type { ProvenanceNote } from './ProvenanceLine'

/**
 * React hook: the note on where an answer came from (office, look-up, retrieval, another step), undefined where none is known;
 * `onBack`, where possible, restores the retrieved or previous answer and focuses the question.
 */
export const useProvenanceNote = (
  { dispatch, live }: SurveyDependencies,
  path: string,
  provenance: Provenance | null,
): ProvenanceNote | undefined => {
  const logHistory = useContext(LogHistoryContext)
  return useMemo(() => {
    if (provenance === null) return undefined
    const { previous } = provenance
    const onBack = (): void => {
      const outcome = dispatch(
        previous === null
          ? { type: 'TakeRetrieved', path }
          : (logHistory?.restoreAnswerCommand(live.view().state, path, previous) ?? {
              type: 'ChangeAnswer',
              path,
              value: previous,
            }),
      )
      if (E.isRight(outcome)) focusOn(path)
    }
    return { words: provenance.words, back: retrievedTexts.putBack, onBack: provenance.canRestore ? onBack : undefined }
  }, [provenance, dispatch, live, logHistory, path])
}
