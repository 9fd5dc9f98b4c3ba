import { useEffect, useRef } from 'react'
import type { ListSlot } from '../../../domain/engine/catalogue'
import { listPath } from '../../../domain/engine/path'
import type { StepKey } from '../../../domain/language/stepKey'
import { listViewAt } from '../../../projections/lookUp'
import type { Judged } from '../../../projections/wrong'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'
import { ListPager } from '../../widgets/items/ListPager'
import { UndoBar } from '../../widgets/items/UndoBar'
import { useListPage } from '../list/useListPage'
import { useRemoval } from '../list/useRemoval'
import { useView } from '../portal'
import { useIsLocked } from '../step/Locked'
import styles from './Calm.module.css'
import { CalmItem } from './CalmItem'
import type { CalmBodyProps } from './calmDoors'
import { useAdd, useToItem } from './useAdd'

type CalmListProps = Pick<CalmBodyProps, 'screens' | 'onScreen'> &
  Readonly<{ step: StepKey; slot: ListSlot; ids: readonly string[]; judged: Judged }>

/** The items of a list by what sums them up: each is opened to be walked through, one is added, or removed with a way back. */
export const CalmList = ({ step, slot, ids, judged, onScreen }: CalmListProps) => {
  const { list } = slot
  const path = listPath(slot, ids)
  const view = useView(({ tree }) => listViewAt(tree, slot, ids))
  const locked = useIsLocked()
  const add = useAdd(step, slot, ids, onScreen)
  const toItem = useToItem(step, onScreen)
  const { removed, remove, restore } = useRemoval(path)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed !== null) undo.current?.focus()
  }, [removed])
  const items = view?.items ?? []
  const { shown, onPage } = useListPage(path, items.length)
  const place = useRef<HTMLUListElement>(null)
  const bringBack = (): void => {
    if (restore() !== null) place.current?.focus()
  }
  const isGone = !locked && removed !== null && view?.ids.includes(removed.id) !== true
  const rows = items.slice(shown.from, shown.to).map((item, nth) => {
    const at = shown.from + nth
    const id = view?.ids[at] ?? ''
    const stays = list.add === null || (list.firstStays && at === 0) || locked
    return (
      <CalmItem
        key={id}
        id={`${path}.${id}`}
        slot={slot}
        item={item}
        at={at}
        judged={judged}
        onOpen={() => toItem(id)}
        onRemove={stays ? undefined : title => remove({ id, at, title })}
      />
    )
  })
  return (
    <div className={styles.list}>
      <ul className={styles.items} ref={place} tabIndex={-1} aria-label={list.called}>
        {rows}
      </ul>
      <ListPager shown={shown} onPage={onPage} start={() => place.current} />
      <UndoBar removed={isGone ? removed.title : null} onUndo={bringBack} buttonRef={undo} />
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
