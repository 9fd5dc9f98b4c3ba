import { useContext, useMemo } from 'react'
import { map, merge } from 'rxjs'
import { slotPath } from '../../../domain/engine/path'
import { constantStream, stableReader, streamOf } from '../../../events/stream'
import { provenanceStream } from '../../../projections/provenance/provenanceStream'
import { type CardSources, cardSources, sameCardSources } from '../../../projections/readBack/cardSources'
import type { FieldView } from '../../../projections/tree/fieldView'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useStream } from '../../useStream'
import { LogHistoryContext } from '../provenance/logHistoryContext'
import { RetrievedPathsContext } from '../provenance/retrievedPathsContext'

const noTrace$ = constantStream(null)

/**
 * Where the answers of a read-back card came from: the source that the card names, and others by question; renders
 * again when they change.
 * @param fields the same array as long as the fields are the same
 */
export const useCardSources = (fields: readonly FieldView[]): CardSources => {
  const { catalogue, live } = useSurvey()
  const logHistory = useContext(LogHistoryContext)
  const retrievedPaths = useContext(RetrievedPathsContext)
  return useStream(
    useMemo(() => {
      const each = fields.map(field => {
        const path = slotPath(field.slot, field.ids)
        const trace$ = logHistory?.answerTrace$(path) ?? noTrace$
        return {
          field,
          path,
          $: provenanceStream(catalogue, live, path, trace$, retrievedPaths?.has(path) === true, field),
        }
      })
      const read = stableReader(
        () =>
          cardSources(each.map(({ field, path, $ }) => ({ path, words: $.value?.words ?? null, isOwn: field.given }))),
        sameCardSources,
      )
      return each.length === 0
        ? constantStream(read())
        : streamOf(read, merge(...each.map(one => one.$)).pipe(map(read)))
    }, [catalogue, live, logHistory, retrievedPaths, fields]),
  )
}
