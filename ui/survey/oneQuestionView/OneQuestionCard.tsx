/** Shows answers that others filled in, together as one question, to confirm or to change in place. */
import * as E from 'fp-ts/Either'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { slotPath } from '../../../domain/engine/path'
import { readBackTexts } from '../../../domain/texts/readBackTexts'
import type { SurveyView } from '../../../projections/live'
import type { QuestionScreenCard as Card, QuestionScreen } from '../../../projections/oneQuestionView/questionScreen'
import { cardContent } from '../../../projections/readBack/cardContent'
import { cardLayout } from '../../../projections/readBack/cardLayout'
import { type ReadBack, readBack, sameReadBack } from '../../../projections/readBack/readBack'
import { findGroup } from '../../../projections/tree/findNode'
import { focusOn } from '../../shell/page/FocusLink'
import { useIsLocked } from '../../surveyContext/lockedContext'
import { useOpenItems } from '../../surveyContext/openItems'
import type { SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { useStream } from '../../useStream'
import { Button } from '../../widgets/Button'
import { SectionContent } from '../content/SectionContent'
import { CardSourceContext } from '../provenance/cardSourceContext'
import { CardNote } from '../readBack/CardNote'
import { ReadValues } from '../readBack/ReadValues'
import { useCardSources } from '../readBack/useCardSources'
import styles from './OneQuestion.module.css'

type OneQuestionCardProps = Omit<SectionContext, 'ids'> &
  Readonly<{
    card: Card
    screen: QuestionScreen
    /** Goes to the next screen. */
    onConfirmed: () => void
  }>

const noPaths: ReadonlySet<string> = new Set()

/** The answers that the card shows; it holds none that is missing, wrong or doubted. */
const useAnswers = ({ group }: Card, { id, ids, paths }: QuestionScreen): ReadBack => {
  const { catalogue } = useSurvey()
  const select = useCallback(
    ({ tree, state }: SurveyView): ReadBack => {
      const on = new Set(paths)
      const fields = (findGroup(tree, group, ids)?.fields ?? []).filter(({ slot }) => on.has(slotPath(slot, ids)))
      const confirmed = state.confirmed.get(id)
      return readBack(fields, { catalogue, confirmed, isQuestioned: () => false, alreadyAsked: noPaths })
    },
    [catalogue, group, id, ids, paths],
  )
  return useView(select, sameReadBack)
}

export const OneQuestionCard = ({ card, screen, onConfirmed, ...context }: OneQuestionCardProps) => {
  const { dispatch } = useSurvey()
  const openItems = useOpenItems()
  const isLocked = useIsLocked()
  const { id: path, ids } = screen
  const answers = useAnswers(card, screen)
  const { read, rested, first, isConfirmed } = answers
  const sources = useCardSources(read)
  const key = screen.items.at(-1)?.id ?? path
  const isOpen = useStream(openItems.open$, open => open.get(key) === true) && !isLocked
  // What is wrong once it was changed is asked by itself, and until then stays where it is typed.
  const [opened, setOpened] = useState(isOpen ? card.content : null)
  if (isOpen !== (opened !== null)) setOpened(isOpen ? card.content : null)
  const turn = (open: boolean, to: string): void => {
    flushSync(() => openItems.set([key], open))
    focusOn(to)
  }
  const confirm = (): void => {
    if (E.isRight(dispatch({ type: 'ConfirmItem', path, rested }))) onConfirmed()
  }
  if (opened !== null)
    return (
      <CardSourceContext value={sources.card}>
        <SectionContent content={opened} ids={ids} {...context} />
        <p className={styles.within}>
          <Button id={path} onClick={() => turn(false, path)}>
            {readBackTexts.ready}
          </Button>
        </p>
      </CardSourceContext>
    )
  return (
    <>
      <div className={styles.card}>
        {sources.card !== null && <p className={styles.source}>{sources.card}</p>}
        <ReadValues groups={cardLayout(cardContent(card.whole), { read, asked: [] }).read} sources={sources} />
        <CardNote state={answers} />
        {!isLocked && (
          <p className={styles.within}>
            {isConfirmed ? (
              <span>{readBackTexts.confirmed}</span>
            ) : (
              <Button id={path} onClick={confirm}>
                {readBackTexts.confirm}
              </Button>
            )}
            {first !== null && (
              <Button kind="quiet" {...(isConfirmed ? { id: path } : {})} onClick={() => turn(true, first)}>
                {readBackTexts.change}
              </Button>
            )}
          </p>
        )}
      </div>
      <SectionContent content={cardContent(card.content).rest} ids={ids} {...context} />
    </>
  )
}
