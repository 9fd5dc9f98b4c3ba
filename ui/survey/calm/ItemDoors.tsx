import { listPath } from '../../../domain/engine/path'
import { calmTexts } from '../../../domain/texts/calmTexts'
import { screenFor } from '../../../projections/calm/calmPlace'
import type { CalmItem } from '../../../projections/calm/calmScreen'
import { Button } from '../../widgets/Button'
import { useOpenItems } from '../list/openItems'
import { usePortal } from '../portal'
import { turnToItem } from '../step/reveal'
import styles from './Calm.module.css'
import type { CalmBodyProps } from './calmDoors'
import { useAdd } from './useAdd'

type DoorsProps = Pick<CalmBodyProps, 'step' | 'screens' | 'screen' | 'onScreen'>

/** Within an item: back to its list, and at the end of the last one another one. */
export const ItemDoors = (props: DoorsProps) => {
  const item = props.screen.items.at(-1)
  return item === undefined ? null : <Doors item={item} {...props} />
}

const Doors = ({ item, step, screens, screen, onScreen }: DoorsProps & { item: CalmItem }) => {
  const portal = usePortal()
  const { catalogue } = portal
  const openItems = useOpenItems()
  const { list, ids, id } = item
  const add = useAdd(step, list, ids, onScreen)
  const keeper = screenFor(catalogue, screens, listPath(list, ids))
  const isEnd = screens.filter(one => one.items.some(other => other.list === list)).at(-1) === screen
  const own = screens.filter(one => one.items.some(other => other.id === id)).at(-1)
  const backTo = (screen: string): void => {
    turnToItem(portal, openItems, listPath(list, ids), id)
    onScreen(screen)
  }
  return (
    <p className={styles.within}>
      {isEnd && own === screen && list.list.add !== null && (
        <Button icon="plus" onClick={add}>
          {list.list.add.another}
        </Button>
      )}
      {keeper !== null && (
        <Button kind="quiet" icon="list" onClick={() => backTo(keeper.id)}>
          {calmTexts.backTo(keeper.title)}
        </Button>
      )}
    </p>
  )
}
