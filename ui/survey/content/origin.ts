import * as E from 'fp-ts/Either'
import { useMemo } from 'react'
import { retrievedTexts } from '../../../domain/texts/retrievedTexts'
import type { FieldView } from '../../../projections/fieldView'
import { type Provenance, provenanceOf, sameProvenance } from '../../../projections/provenance'
import { focusOn } from '../../shell/wizard/FocusLink'
import { useStream } from '../../useStream'
import type { Portal } from '../portal'
import type { Origin } from './OriginLine'

/** Where the answer came from; another answer elsewhere renders nothing here. */
export const useProvenance = ({ catalogue, live }: Portal, view: FieldView): Provenance | null =>
  useStream(live.view$, ({ state }) => provenanceOf(catalogue, state, view), sameProvenance)

/** The same for the control: putting back is the customer's own answer, and the focus goes to what it changed. */
export const useOrigin = ({ dispatch }: Portal, path: string, provenance: Provenance | null): Origin | undefined => {
  return useMemo(() => {
    if (provenance === null) return undefined
    const onBack = (): void => {
      if (E.isRight(dispatch({ type: 'TakeRetrieved', path }))) focusOn(path)
    }
    return { words: provenance.words, back: retrievedTexts.putBack, onBack: provenance.back ? onBack : undefined }
  }, [provenance, dispatch, path])
}
