import { listPath } from '../../../domain/engine/path'
import { oneQuestionViewTexts } from '../../../domain/texts/oneQuestionViewTexts'
import type { QuestionScreenItem } from '../../../projections/oneQuestionView/questionScreen'
import { questionScreenFor } from '../../../projections/oneQuestionView/questionScreenFor'
import { useOpenItems } from '../../surveyContext/openItems'
import { useSurvey } from '../../surveyContext/surveyContext'
import { Button } from '../../widgets/Button'
import { turnToItem } from '../reveal/reveal'
import styles from './OneQuestion.module.css'
import type { OneQuestionProps } from './oneQuestionProps'
import { useAddItem } from './useAddItem'

type ItemNavigationProps = Pick<OneQuestionProps, 'step' | 'screens' | 'screen' | 'onScreen'>

/** Buttons on a screen inside an item: back to its list and, only on the last screen of the last item, one that adds another. */
export const ItemNavigation = (props: ItemNavigationProps) => {
  const item = props.screen.items.at(-1)
  return item === undefined ? null : <ItemButtons item={item} {...props} />
}

const ItemButtons = ({ item, step, screens, screen, onScreen }: ItemNavigationProps & { item: QuestionScreenItem }) => {
  const survey = useSurvey()
  const { catalogue } = survey
  const openItems = useOpenItems()
  const { list, ids, id } = item
  const add = useAddItem(step, list, ids, onScreen)
  const listScreen = questionScreenFor(catalogue, screens, listPath(list, ids))
  const isEnd = screens.filter(one => one.items.some(other => other.list === list)).at(-1) === screen
  const own = screens.filter(one => one.items.some(other => other.id === id)).at(-1)
  const backTo = (screen: string): void => {
    turnToItem(survey, openItems, listPath(list, ids), id)
    onScreen(screen)
  }
  return (
    <p className={styles.within}>
      {isEnd && own === screen && list.list.add !== null && (
        <Button icon="plus" onClick={add}>
          {list.list.add.another}
        </Button>
      )}
      {listScreen !== null && (
        <Button kind="quiet" icon="list" onClick={() => backTo(listScreen.id)}>
          {oneQuestionViewTexts.backTo(listScreen.title)}
        </Button>
      )}
    </p>
  )
}
