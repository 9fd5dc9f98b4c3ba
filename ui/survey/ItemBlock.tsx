import { memo, useCallback, useMemo } from 'react'
import type { ListSlot } from '../../domain/catalogue'
import type { FieldView } from '../../projections/fieldView'
import { itemSummary, summaryPaths } from '../../projections/itemSummary'
import { classNames } from '../widgets/classNames'
import { ItemCard } from '../widgets/ItemCard'
import styles from './ListBlock.module.css'
import { useFields } from './portal'
import type { Inside, Standing } from './standing'

type ItemBlockProps = Standing &
  Readonly<{
    slot: ListSlot
    inside: Inside
    id: string
    /** Its place in the list, from 0. */
    at: number
    lazy: boolean
    /** Absent for an item that stays. */
    onRemove: ((id: string, at: number, title: string) => void) | undefined
  }>

/** One item: the card follows the answers that sum it up, its questions each their own. */
export const ItemBlock = memo((props: ItemBlockProps) => {
  const { slot, inside: Content, id, at, lazy, onRemove, ids, judged, refusals } = props
  const within = useMemo(() => [...ids, id], [ids, id])
  const paths = useMemo(() => summaryPaths(slot, within), [slot, within])
  const summed = useCallback((fields: readonly (FieldView | null)[]) => itemSummary(slot, at, fields), [slot, at])
  const { title, line } = useFields(paths, summed)
  const content = useMemo(
    () => <Content content={slot.list.content} ids={within} judged={judged} refusals={refusals} />,
    [Content, slot, within, judged, refusals],
  )
  return (
    <div className={classNames(styles.item, lazy && styles.lazy)} data-item={id}>
      <ItemCard
        title={title}
        summary={line}
        onRemove={onRemove === undefined ? undefined : () => onRemove(id, at, title)}
      >
        {content}
      </ItemCard>
    </div>
  )
})
