import * as E from 'fp-ts/Either'
import { useContext, useMemo } from 'react'
import { retrievedTexts } from '../../../domain/texts/retrievedTexts'
import type { Provenance } from '../../../projections/provenance/provenance'
import { focusOn } from '../../shell/page/FocusLink'
import type { SurveyDependencies } from '../../surveyContext/surveyContext'
import { LogHistoryContext } from './logHistoryContext'
import type { ProvenanceNote } from './ProvenanceLine'

/** The provenance for a control. Putting back undoes the later answers where possible, and focuses the question. */
export const useProvenanceNote = (
  { dispatch, live }: SurveyDependencies,
  path: string,
  provenance: Provenance | null,
): ProvenanceNote | undefined => {
  const logHistory = useContext(LogHistoryContext)
  return useMemo(() => {
    if (provenance === null) return undefined
    const { stood } = provenance
    const onBack = (): void => {
      const outcome = dispatch(
        stood === null
          ? { type: 'TakeRetrieved', path }
          : (logHistory?.backTo(live.view().state, path, stood) ?? { type: 'ChangeAnswer', path, value: stood }),
      )
      if (E.isRight(outcome)) focusOn(path)
    }
    return { words: provenance.words, back: retrievedTexts.putBack, onBack: provenance.back ? onBack : undefined }
  }, [provenance, dispatch, live, logHistory, path])
}
