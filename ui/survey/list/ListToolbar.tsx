/**
 * Shows above a long list the column heads, the number of incomplete items with a link to the first, and a link past
 * the list.
 */
import type { ListSlot } from '../../../domain/engine/catalogue'
import { slotPath } from '../../../domain/engine/path'
import { findList } from '../../../projections/tree/findNode'
import type { GroupView, ListView } from '../../../projections/tree/surveyTree'
import { itemSummary, summaryFields } from '../../../projections/wording/itemSummary'
import { FocusLink } from '../../shell/page/FocusLink'
import { useOpenItems } from '../../surveyContext/openItems'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { Button } from '../../widgets/Button'
import { classNames } from '../../widgets/classNames'
import { ItemRowHead } from '../../widgets/items/ItemRow'
import { reveal } from '../reveal/reveal'
import styles from './ListBlock.module.css'

const incompleteIn = (list: ListView | null): number => list?.items.filter(({ errors }) => errors > 0).length ?? 0

/** The first question in an item that is not right. */
const firstWrong = (item: GroupView): string | null => {
  const own = item.fields.find(({ error }) => error !== null)
  if (own !== undefined) return slotPath(own.slot, own.ids)
  for (const { visible, items } of item.lists) {
    const inner = visible ? items.find(({ errors }) => errors > 0) : undefined
    if (inner !== undefined) return firstWrong(inner)
  }
  return null
}

/** From this many rows on, the skip link shows for a mouse too. */
const veryMany = 20

type ListToolbarProps = Readonly<{
  slot: ListSlot
  ids: readonly string[]
  /** The id of the element under the list. */
  endId: string
}>

export const ListToolbar = ({ slot, ids, endId }: ListToolbarProps) => {
  const survey = useSurvey()
  const openItems = useOpenItems()
  const incomplete = useView(({ tree }) => incompleteIn(findList(tree, slot, ids)))
  const count = useView(({ tree }) => findList(tree, slot, ids)?.items.length ?? 0)
  const first = findList(survey.live.view().tree, slot, ids)?.items[0]
  const toFirst = (): void => {
    const item = findList(survey.live.view().tree, slot, ids)?.items.find(({ errors }) => errors > 0)
    const path = item === undefined ? null : firstWrong(item)
    if (path !== null) reveal(survey, openItems, path)
  }
  return (
    <>
      <p className={classNames(styles.past, count < veryMany && styles.skip)}>
        <FocusLink to={endId}>Naar het einde van de lijst</FocusLink>
      </p>
      {incomplete > 0 && (
        <p className={`row ${styles.bar}`}>
          <span>
            {incomplete} van {count} nog niet compleet.
          </span>
          <Button kind="quiet" onClick={toFirst}>
            Ga naar de eerste
          </Button>
        </p>
      )}
      {first !== undefined && (
        <ItemRowHead called={slot.list.called} cells={itemSummary(slot, 0, summaryFields(slot, first)).cells} />
      )}
    </>
  )
}
