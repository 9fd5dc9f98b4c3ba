/**
 * Shows one list item as a summary: incomplete, or how many questions are wrong; buttons open its questions and remove
 * it.
 */
import type { ListSlot } from '../../../domain/engine/catalogue'
import { oneQuestionViewTexts } from '../../../domain/texts/oneQuestionViewTexts'
import { type ErrorScope, shownErrorCount } from '../../../projections/steps/fieldErrors'
import type { GroupView } from '../../../projections/tree/surveyTree'
import { itemSummary, summaryFields } from '../../../projections/wording/itemSummary'
import { Button } from '../../widgets/Button'
import styles from './OneQuestion.module.css'

type OneQuestionItemProps = Readonly<{
  /** Its path, by which it is found. */
  id: string
  slot: ListSlot
  item: GroupView
  at: number
  errorScope: ErrorScope
  onOpen: () => void
  /** Absent for an item that stays. */
  onRemove: ((title: string) => void) | undefined
}>

export const OneQuestionItem = ({ id, slot, item, at, errorScope, onOpen, onRemove }: OneQuestionItemProps) => {
  const wrong = shownErrorCount(item, errorScope)
  const { title, line } = itemSummary(slot, at, summaryFields(slot, item))
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{title}</p>
        {line !== '' && <p className="soft">{line}</p>}
        {item.errors > 0 && (
          <p className={wrong > 0 ? styles.wrong : 'soft'}>
            {wrong > 0 ? oneQuestionViewTexts.wrong(wrong) : oneQuestionViewTexts.missing}
          </p>
        )}
      </div>
      <div className={styles.doors}>
        <Button id={id} iconAfter="forward" onClick={onOpen} ariaLabel={`${oneQuestionViewTexts.open}: ${title}`}>
          {oneQuestionViewTexts.open}
        </Button>
        {onRemove !== undefined && (
          <Button kind="quiet" icon="trash" onClick={() => onRemove(title)} ariaLabel={`Verwijderen: ${title}`}>
            Verwijderen
          </Button>
        )}
      </div>
    </li>
  )
}
