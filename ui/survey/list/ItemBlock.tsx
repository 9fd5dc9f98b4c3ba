/** Shows one item of a list to answer, confirm or remove: a card in a short list, an opening row in a long one. */
import { memo, use, useCallback, useMemo, useRef } from 'react'
import type { ListSlot } from '../../../domain/engine/catalogue'
import { listPath } from '../../../domain/engine/path'
import { itemCard } from '../../../domain/engine/readBack'
import { shownErrorCount } from '../../../projections/steps/fieldErrors'
import type { GroupView } from '../../../projections/tree/surveyTree'
import { type ItemSummary, itemSummary, sameSummary, summaryFields } from '../../../projections/wording/itemSummary'
import { usePrinting } from '../../shell/page/usePrinting'
import { HeadingLevelContext, nextLevel, useHeadingLevel } from '../../surveyContext/headingLevel'
import { useIsLocked } from '../../surveyContext/lockedContext'
import { useIsOpen, useOpenItems } from '../../surveyContext/openItems'
import type { ContentComponent, SectionContext } from '../../surveyContext/sectionContext'
import { Button } from '../../widgets/Button'
import { classNames } from '../../widgets/classNames'
import { ItemCard } from '../../widgets/items/ItemCard'
import { ItemRow } from '../../widgets/items/ItemRow'
import { nameWithin } from '../../widgets/items/nameWithin'
import { ReadBackCard } from '../readBack/ReadBackCard'
import { useReadBack } from '../readBack/useReadBack'
import { EnclosingItemContext } from './enclosingItemContext'
import { type ItemFeed, useItem } from './itemFeed'
import styles from './ListBlock.module.css'

type ItemBlockProps = SectionContext &
  Readonly<{
    slot: ListSlot
    contentComponent: ContentComponent
    feed: ItemFeed
    id: string
    /** Its index in the list, from 0. */
    at: number
    /** Whether the list is long: then the item closes to a row. */
    closes: boolean
    lazy: boolean
    /** Absent for an item that stays. */
    onRemove: ((id: string, at: number, title: string) => void) | undefined
  }>

interface ItemStatus {
  readonly summary: ItemSummary
  /** How many of its questions have an error, and how many of those errors show. */
  readonly errors: number
  readonly wrong: number
}

const sameItemStatus = (a: ItemStatus, b: ItemStatus): boolean =>
  a.errors === b.errors && a.wrong === b.wrong && sameSummary(a.summary, b.summary)

const useItemStatus = ({ slot, at, feed, id, errorScope }: ItemBlockProps): ItemStatus => {
  const select = useCallback(
    (item: GroupView | null): ItemStatus => ({
      summary: itemSummary(slot, at, item === null ? [] : summaryFields(slot, item)),
      errors: item?.errors ?? 0,
      wrong: item === null ? 0 : shownErrorCount(item, errorScope),
    }),
    [slot, at, errorScope],
  )
  return useItem(feed, id, select, sameItemStatus)
}

/** The ids of the items around its questions, outermost first, and its name for the items within it. */
const useItemScope = ({ slot, ids, id, at }: ItemBlockProps) => ({
  within: useMemo(() => [...ids, id], [ids, id]),
  name: `${slot.list.called} ${at + 1}`,
})

const useRemove = ({ onRemove, id, at }: ItemBlockProps, title: string): (() => void) | undefined => {
  const locked = useIsLocked()
  return onRemove === undefined || locked ? undefined : () => onRemove(id, at, title)
}

export const ItemBlock = memo((props: ItemBlockProps) =>
  props.closes ? <RowItem {...props} /> : <CardItem {...props} />,
)

/** A card; read back where others filled it in or the customer went on to the next item. */
const CardItem = (props: ItemBlockProps) => {
  const { slot, contentComponent: Content, id, ids, lazy, errorScope, refusals } = props
  const { within: itemIds, name } = useItemScope(props)
  const { title, line } = useItemStatus(props).summary
  const level = useHeadingLevel()
  const enclosingItem = use(EnclosingItemContext)
  const remove = useRemove(props, title)
  const path = `${listPath(slot, ids)}.${id}`
  const card = useMemo(() => itemCard(slot, itemIds), [slot, itemIds])
  const state = useReadBack(card, id, path, { ids: itemIds, errorScope, refusals })
  const context = { ids: itemIds, errorScope, refusals }
  const isPlain = state.mode === 'open' && !state.closes
  return (
    <div className={classNames(styles.item, lazy && styles.lazy)} data-item={id}>
      <HeadingLevelContext value={nextLevel(level)}>
        <EnclosingItemContext value={name}>
          {isPlain ? (
            <ItemCard title={title} level={level} within={enclosingItem} summary={line} onRemove={remove}>
              <div className={slot.list.pairs ? styles.pairs : undefined}>
                <Content content={card.content} {...context} />
              </div>
            </ItemCard>
          ) : (
            <ReadBackCard
              card={card}
              path={path}
              state={state}
              contentComponent={Content}
              title={title}
              level={level}
              within={enclosingItem}
              pairs={slot.list.pairs ? styles.pairs : undefined}
              more={
                remove !== undefined && (
                  <Button
                    kind="quiet"
                    icon="trash"
                    onClick={remove}
                    ariaLabel={`Verwijderen: ${nameWithin(title, enclosingItem)}`}
                  >
                    Verwijderen
                  </Button>
                )
              }
              {...context}
            />
          )}
        </EnclosingItemContext>
      </HeadingLevelContext>
    </div>
  )
}

/** A row that opens to its fields; a closed one shows no question. */
const RowItem = (props: ItemBlockProps) => {
  const { slot, contentComponent: Content, id, ids, lazy, errorScope, refusals } = props
  const toggle = useRef<HTMLButtonElement>(null)
  const openItems = useOpenItems()
  const isOpen = useIsOpen(id, false)
  const open = usePrinting() || isOpen
  const { within: itemIds, name } = useItemScope(props)
  const { summary, errors, wrong: own } = useItemStatus(props)
  const level = useHeadingLevel()
  const enclosingItem = use(EnclosingItemContext)
  const { title, cells } = summary
  const remove = useRemove(props, title)
  const prefix = `${listPath(slot, ids)}.${id}.`
  const wrong = own + refusals.filter(([path]) => path.startsWith(prefix)).length
  const toggleOpen = (): void => {
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
        within={enclosingItem}
        cells={cells}
        state={wrong > 0 ? 'wrong' : errors > 0 ? 'missing' : 'complete'}
        wrong={wrong}
        open={open}
        onToggle={toggleOpen}
        toggleRef={toggle}
        onRemove={remove}
      >
        {open && (
          <HeadingLevelContext value={nextLevel(level)}>
            <div className={slot.list.pairs ? styles.pairs : undefined}>
              <EnclosingItemContext value={name}>
                <Content content={slot.list.content} ids={itemIds} errorScope={errorScope} refusals={refusals} />
              </EnclosingItemContext>
            </div>
          </HeadingLevelContext>
        )}
      </ItemRow>
    </div>
  )
}
