/** Shows a list of items with paging; adds, removes and restores items, and moves the focus to what changed. */
import * as E from 'fp-ts/Either'
import { use, useCallback, useEffect, useRef, useState } from 'react'
import type { ListSlot } from '../../../domain/engine/catalogue'
import { listPath } from '../../../domain/engine/path'
import type { ItemList } from '../../../domain/language/section'
import { findList } from '../../../projections/tree/findNode'
import { useIsLocked } from '../../surveyContext/lockedContext'
import { rowListFrom, useOpenItems } from '../../surveyContext/openItems'
import { useIsGateOpen } from '../../surveyContext/ShownWhen'
import type { ContentComponent, SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useListPage } from '../../surveyContext/useListPage'
import { useView } from '../../surveyContext/useView'
import { useStream } from '../../useStream'
import { Button } from '../../widgets/Button'
import { classNames } from '../../widgets/classNames'
import { InfoBlock } from '../../widgets/InfoBlock'
import { ListPager } from '../../widgets/items/ListPager'
import { nameWithin } from '../../widgets/items/nameWithin'
import { RemovedItemBar } from '../../widgets/items/RemovedItemBar'
import { turnToItem } from '../reveal/reveal'
import { addedItemIn } from './addedItemIn'
import { EnclosingItemContext } from './enclosingItemContext'
import { ItemBlock } from './ItemBlock'
import { useItemFeed } from './itemFeed'
import styles from './ListBlock.module.css'
import { ListToolbar } from './ListToolbar'
import { useItemRemoval } from './useItemRemoval'

const none: readonly string[] = []

/** From this many items on, cards out of sight are not laid out. */
const many = 8

/** What takes the focus after the next render. */
type Focus = { readonly on: 'item'; readonly id: string } | { readonly on: 'undo' }

/** Puts the first field of a card in focus and the card's heading at the top of the window. */
const focusCard = (card: HTMLElement | null | undefined): void => {
  card?.scrollIntoView({ block: 'start' })
  card?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
}

export const ListBlock = ({
  list,
  ...rest
}: SectionContext & { list: ItemList; contentComponent: ContentComponent }) => {
  const gate = useSurvey().catalogue.gateOf.get(list)
  const slot = gate?.group.lists.find(each => each.list === list)
  return slot === undefined ? null : <ListInSlot slot={slot} {...rest} />
}

type ListInSlotProps = SectionContext & Readonly<{ slot: ListSlot; contentComponent: ContentComponent }>

const ListInSlot = ({ slot, contentComponent, ...context }: ListInSlotProps) => {
  const survey = useSurvey()
  const { list } = slot
  const path = listPath(slot, context.ids)
  const shown = useIsGateOpen(list, context.ids)
  const items = useView(({ tree }) => findList(tree, slot, context.ids)?.ids ?? none)
  const feed = useItemFeed(slot, context.ids)
  const openItems = useOpenItems()
  const locked = useIsLocked()
  const enclosingItem = use(EnclosingItemContext)
  const visible = shown ? items : none
  const { shown: page, onPage } = useListPage(path, visible.length)
  const { removed, remove: removeOne, restore: restoreOne } = useItemRemoval(path)
  const [focus, setFocus] = useState<Focus | null>(null)
  const container = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const closes = useStream(openItems.rows$, rows => rows.has(path)) || items.length >= rowListFrom
  useEffect(() => {
    if (closes) openItems.keepRows(path)
  }, [closes, openItems, path])

  useEffect(() => {
    if (focus === null) return
    if (focus.on === 'undo') undo.current?.focus()
    else focusCard(container.current?.querySelector<HTMLElement>(`[data-item="${focus.id}"]`))
  }, [focus])

  const remove = useCallback(
    (id: string, at: number, title: string): void => {
      if (removeOne({ id, at, title })) setFocus({ on: 'undo' })
    },
    [removeOne],
  )
  const goToItem = (id: string): void => {
    turnToItem(survey, openItems, path, id)
    openItems.set([id], true)
    setFocus({ on: 'item', id })
  }
  const add = (): void => {
    // What is complete folds as the customer goes on to the next; nothing does as the list becomes one of rows.
    const before = findList(survey.live.view().tree, slot, context.ids)
    const isComplete = (id: string): boolean => before?.items[before.index.get(id) ?? -1]?.errors === 0
    const staysShort = items.length + 1 < rowListFrom
    if (!closes) openItems.set(staysShort ? items.filter(isComplete) : items, !staysShort)
    const outcome = survey.dispatch({ type: 'AddItem', list: path })
    const id = E.isRight(outcome) ? addedItemIn(outcome.right, path) : undefined
    if (id !== undefined) goToItem(id)
  }
  const restore = (): void => {
    const id = restoreOne()
    if (id !== null) goToItem(id)
  }

  const blocks = visible.slice(page.from, page.to).map((id, nth) => {
    const at = page.from + nth
    return (
      <ItemBlock
        key={id}
        slot={slot}
        contentComponent={contentComponent}
        feed={feed}
        id={id}
        at={at}
        closes={closes}
        lazy={items.length >= many}
        onRemove={list.add === null || (list.firstStays && at === 0) ? undefined : remove}
        {...context}
      />
    )
  })
  const addWords = (items.length === 0 ? list.add?.first : list.add?.another) ?? null
  const isRemoved = !locked && removed !== null && !items.includes(removed.id)
  // Where the removed item was; its key keeps the live region the same element wherever it is.
  const removedBar = (
    <RemovedItemBar key="removed" removed={isRemoved ? removed.title : null} onUndo={restore} buttonRef={undo} />
  )
  // An item of another page left no gap on this one.
  const removedBarAt = removed === null ? blocks.length : Math.min(Math.max(removed.at - page.from, 0), blocks.length)
  return (
    <div className={classNames(styles.list, closes && styles.rows)} ref={container}>
      {closes && shown && <ListToolbar slot={slot} ids={context.ids} endId={`${path}.add`} />}
      {[...blocks.slice(0, removedBarAt), removedBar, ...blocks.slice(removedBarAt)]}
      <ListPager
        shown={page}
        onPage={onPage}
        start={() => container.current?.querySelector<HTMLElement>('[data-item] button')}
        within={enclosingItem}
      />
      {shown && items.length === 0 && list.empty !== null && <InfoBlock>{list.empty}</InfoBlock>}
      {shown && !locked && addWords !== null && (
        <p className={styles.add}>
          <Button icon="plus" id={`${path}.add`} onClick={add} ariaLabel={nameWithin(addWords, enclosingItem)}>
            {addWords}
          </Button>
        </p>
      )}
    </div>
  )
}
