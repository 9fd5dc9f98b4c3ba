import { memo, use, useCallback, useMemo, useRef } from 'react'
import type { ListSlot } from '../../../domain/engine/catalogue'
import { listPath } from '../../../domain/engine/path'
import { type ItemSummary, itemSummary, sameSummary, summaryFields } from '../../../projections/itemSummary'
import type { GroupView } from '../../../projections/surveyTree'
import { wrongIn } from '../../../projections/wrong'
import { usePrinting } from '../../shell/page/usePrinting'
import { classNames } from '../../widgets/classNames'
import { ItemCard } from '../../widgets/items/ItemCard'
import { ItemRow } from '../../widgets/items/ItemRow'
import { HeadingLevelContext, nextLevel, useHeadingLevel } from '../content/headingLevel'
import { useIsLocked } from '../step/Locked'
import type { Inside, Standing } from '../step/standing'
import { AroundContext } from './around'
import { type ItemFeed, useItem } from './itemFeed'
import styles from './ListBlock.module.css'
import { useIsOpen, useOpenItems } from './openItems'

type ItemBlockProps = Standing &
  Readonly<{
    slot: ListSlot
    inside: Inside
    feed: ItemFeed
    id: string
    /** Its place in the list, from 0. */
    at: number
    /** Whether it is one of many: then it closes to a row. */
    closes: boolean
    lazy: boolean
    /** Absent for an item that stays. */
    onRemove: ((id: string, at: number, title: string) => void) | undefined
  }>

interface Read {
  readonly summary: ItemSummary
  /** How many of its questions are not right, and how many of those the customer is told of. */
  readonly errors: number
  readonly wrong: number
}

const same = (a: Read, b: Read): boolean =>
  a.errors === b.errors && a.wrong === b.wrong && sameSummary(a.summary, b.summary)

/** One item: what sums it up follows its answers, its questions each their own; a closed one shows no question. */
export const ItemBlock = memo((props: ItemBlockProps) => {
  const { slot, inside: Content, feed, id, at, closes, lazy, onRemove, ids, judged, refusals } = props
  const within = useMemo(() => [...ids, id], [ids, id])
  const toggle = useRef<HTMLButtonElement>(null)
  const openItems = useOpenItems()
  const isOpen = useIsOpen(id, false)
  const open = usePrinting() || isOpen || !closes
  const select = useCallback(
    (item: GroupView | null): Read => ({
      summary: itemSummary(slot, at, item === null ? [] : summaryFields(slot, item)),
      errors: item?.errors ?? 0,
      wrong: item === null ? 0 : wrongIn(item, judged),
    }),
    [slot, at, judged],
  )
  const { summary, errors, wrong: own } = useItem(feed, id, select, same)
  const level = useHeadingLevel()
  const around = use(AroundContext)
  const name = `${slot.list.called} ${at + 1}`
  const content = useMemo(
    () =>
      open && (
        <HeadingLevelContext value={nextLevel(level)}>
          <div className={slot.list.pairs ? styles.pairs : undefined}>
            <AroundContext value={name}>
              <Content content={slot.list.content} ids={within} judged={judged} refusals={refusals} />
            </AroundContext>
          </div>
        </HeadingLevelContext>
      ),
    [open, level, name, Content, slot, within, judged, refusals],
  )
  const { title, line, cells } = summary
  const locked = useIsLocked()
  const remove = onRemove === undefined || locked ? undefined : () => onRemove(id, at, title)
  if (!closes)
    return (
      <div className={classNames(styles.item, lazy && styles.lazy)} data-item={id}>
        <ItemCard title={title} level={level} within={around} summary={line} onRemove={remove}>
          {content}
        </ItemCard>
      </div>
    )
  const prefix = `${listPath(slot, ids)}.${id}.`
  const wrong = own + refusals.filter(([path]) => path.startsWith(prefix)).length
  const flip = (): void => {
    openItems.set([id], !open)
    if (!open) return
    toggle.current?.focus({ preventScroll: true })
    toggle.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={classNames(styles.item, lazy && (open ? styles.lazy : styles.lazyRow))} data-item={id}>
      <ItemRow
        title={title}
        level={level}
        within={around}
        cells={cells}
        state={wrong > 0 ? 'wrong' : errors > 0 ? 'missing' : 'complete'}
        wrong={wrong}
        open={open}
        onToggle={flip}
        toggleRef={toggle}
        onRemove={remove}
      >
        {content}
      </ItemRow>
    </div>
  )
})
