import * as E from 'fp-ts/Either'
import { createContext, useContext, useMemo, useRef } from 'react'
import { retrievedTexts } from '../../../domain/texts/retrievedTexts'
import type { State } from '../../../events/state/state'
import { type Stream, still } from '../../../events/stream'
import type { FieldView } from '../../../projections/fieldView'
import type { View } from '../../../projections/live'
import type { PastStreams } from '../../../projections/past/pastStream'
import type { Trace } from '../../../projections/past/trace'
import type { Provenance } from '../../../projections/provenance'
import { provenanceStream } from '../../../projections/provenanceStream'
import { focusOn } from '../../shell/wizard/FocusLink'
import { useStream } from '../../useStream'
import type { Portal } from '../portal'
import type { Origin } from './OriginLine'

type AllTold = NonNullable<State['retrieval']>['told']

/** What the retrieval told of each question of the page, by path; null while nothing was retrieved. */
export const ToldContext = createContext<AllTold | null>(null)

export const toldIn = ({ state }: View): AllTold | null => state.retrieval?.told ?? null

/** What the log tells of the answers; null on a page that does not ask it, and until it was read. */
export const PastContext = createContext<PastStreams | null>(null)

const untold$: Stream<Trace | null> = still(null)

/** Where the answer came from: renders when that is another thing, and not at an answer that leaves it as it was. */
export const useProvenance = ({ catalogue, live }: Portal, path: string, view: FieldView): Provenance | null => {
  const past = useContext(PastContext)
  const isRetrieved = useContext(ToldContext)?.has(path) === true
  const first = useRef(view)
  return useStream(
    useMemo(
      () => provenanceStream(catalogue, live, path, past?.trace$(path) ?? untold$, isRetrieved, first.current),
      [catalogue, live, path, past, isRetrieved],
    ),
  )
}

/** The same for the control: putting back takes back what was answered since, where that can be, and the focus goes to what it changed. */
export const useOrigin = (
  { dispatch, live }: Portal,
  path: string,
  provenance: Provenance | null,
): Origin | undefined => {
  const past = useContext(PastContext)
  return useMemo(() => {
    if (provenance === null) return undefined
    const { stood } = provenance
    const onBack = (): void => {
      const done = dispatch(
        stood === null
          ? { type: 'TakeRetrieved', path }
          : (past?.backTo(live.view().state, path, stood) ?? { type: 'ChangeAnswer', path, value: stood }),
      )
      if (E.isRight(done)) focusOn(path)
    }
    return { words: provenance.words, back: retrievedTexts.putBack, onBack: provenance.back ? onBack : undefined }
  }, [provenance, dispatch, live, past, path])
}
