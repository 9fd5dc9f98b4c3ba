import { useEffect, useRef } from 'react'
import type { ListSlot } from '../../../domain/engine/catalogue'
import { listPath } from '../../../domain/engine/path'
import type { StepKey } from '../../../domain/language/stepKey'
import type { ErrorScope } from '../../../projections/steps/fieldErrors'
import { findList } from '../../../projections/tree/findNode'
import { useIsLocked } from '../../surveyContext/lockedContext'
import { useListPage } from '../../surveyContext/useListPage'
import { useView } from '../../surveyContext/useView'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'
import { ListPager } from '../../widgets/items/ListPager'
import { RemovedItemBar } from '../../widgets/items/RemovedItemBar'
import { useItemRemoval } from '../list/useItemRemoval'
import styles from './OneQuestion.module.css'
import { OneQuestionItem } from './OneQuestionItem'
import type { OneQuestionProps } from './oneQuestionProps'
import { useAddItem, useGoToItem } from './useAddItem'

type OneQuestionListProps = Pick<OneQuestionProps, 'screens' | 'onScreen'> &
  Readonly<{ step: StepKey; slot: ListSlot; ids: readonly string[]; errorScope: ErrorScope }>

/** A list as pages of summaries of its items: opens one, also while answers are locked; else adds, removes and restores one. */
export const OneQuestionList = ({ step, slot, ids, errorScope, onScreen }: OneQuestionListProps) => {
  const { list } = slot
  const path = listPath(slot, ids)
  const view = useView(({ tree }) => findList(tree, slot, ids))
  const locked = useIsLocked()
  const add = useAddItem(step, slot, ids, onScreen)
  const goToItem = useGoToItem(step, onScreen)
  const { removed, remove, restore } = useItemRemoval(path)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed !== null) undo.current?.focus()
  }, [removed])
  const items = view?.items ?? []
  const { shown, onPage } = useListPage(path, items.length)
  const listElement = useRef<HTMLUListElement>(null)
  const bringBack = (): void => {
    if (restore() !== null) listElement.current?.focus()
  }
  const isRemoved = !locked && removed !== null && view?.ids.includes(removed.id) !== true
  const rows = items.slice(shown.from, shown.to).map((item, nth) => {
    const at = shown.from + nth
    const id = view?.ids[at] ?? ''
    const stays = list.add === null || (list.firstStays && at === 0) || locked
    return (
      <OneQuestionItem
        key={id}
        id={`${path}.${id}`}
        slot={slot}
        item={item}
        at={at}
        errorScope={errorScope}
        onOpen={() => goToItem(id)}
        onRemove={stays ? undefined : title => remove({ id, at, title })}
      />
    )
  })
  return (
    <div className={styles.list}>
      <ul className={styles.items} ref={listElement} tabIndex={-1} aria-label={list.called}>
        {rows}
      </ul>
      <ListPager shown={shown} onPage={onPage} start={() => listElement.current} />
      <RemovedItemBar removed={isRemoved ? removed.title : null} onUndo={bringBack} buttonRef={undo} />
      {items.length === 0 && list.empty !== null && <InfoBlock>{list.empty}</InfoBlock>}
      {!locked && list.add !== null && (
        <p>
          <Button icon="plus" id={`${path}.add`} onClick={add}>
            {items.length === 0 ? list.add.first : list.add.another}
          </Button>
        </p>
      )}
    </div>
  )
}
