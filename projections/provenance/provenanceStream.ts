import { map, merge } from 'rxjs'
import type { Catalogue } from '../../domain/engine/catalogue'
import { type Stream, streamOf } from '../../events/stream'
import type { Live } from '../live'
import type { FieldView } from '../tree/fieldView'
import type { AnswerTrace } from './answerTrace'
import { type Provenance, provenanceOf, sameProvenance } from './provenance'

/**
 * Streams in words where a question's answer came from, following log and field; the same object as long as it says
 * the same; null where nothing is to be said.
 * @param isRetrieved whether a retrieval told something of it: then what else is answered can change what is said
 * @param view the question as it was last, for while it is not there
 */
export const provenanceStream = (
  catalogue: Catalogue,
  live: Live,
  path: string,
  answerTrace$: Stream<AnswerTrace | null>,
  isRetrieved: boolean,
  view: FieldView,
): Stream<Provenance | null> => {
  const field$ = live.field$(path)
  let last = view
  let current: Provenance | null = null
  const read = (): Provenance | null => {
    const answerTrace = answerTrace$.value
    if (!isRetrieved && answerTrace === null) return null
    last = field$.value ?? last
    const now = provenanceOf(catalogue, live.view().state, last, answerTrace)
    if (!sameProvenance(current, now)) current = now
    return current
  }
  return streamOf(read, merge(answerTrace$, isRetrieved ? live.view$ : field$).pipe(map(read)))
}
