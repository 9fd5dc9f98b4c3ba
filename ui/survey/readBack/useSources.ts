import { useContext, useMemo } from 'react'
import { map, merge } from 'rxjs'
import { slotPath } from '../../../domain/engine/path'
import { steady, still, streamOf } from '../../../events/stream'
import type { FieldView } from '../../../projections/fieldView'
import { provenanceStream } from '../../../projections/provenanceStream'
import { type CardSources, cardSources, sameSources } from '../../../projections/readBack/sources'
import { useStream } from '../../useStream'
import { PastContext, ToldContext } from '../content/origin'
import { usePortal } from '../portal'

const untold$ = still(null)

/** Where the answers of a card came from, over time. @param fields those that are read, the same array as long as they are */
export const useSources = (fields: readonly FieldView[]): CardSources => {
  const { catalogue, live } = usePortal()
  const past = useContext(PastContext)
  const told = useContext(ToldContext)
  return useStream(
    useMemo(() => {
      const each = fields.map(field => {
        const path = slotPath(field.slot, field.ids)
        const trace$ = past?.trace$(path) ?? untold$
        return { field, path, $: provenanceStream(catalogue, live, path, trace$, told?.has(path) === true, field) }
      })
      const read = steady(
        () =>
          cardSources(each.map(({ field, path, $ }) => ({ path, words: $.value?.words ?? null, isOwn: field.given }))),
        sameSources,
      )
      return each.length === 0 ? still(read()) : streamOf(read, merge(...each.map(one => one.$)).pipe(map(read)))
    }, [catalogue, live, past, told, fields]),
  )
}
