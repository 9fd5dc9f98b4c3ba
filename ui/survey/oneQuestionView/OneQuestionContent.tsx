/**
 * Shows the content of a one-question screen: its questions, read-back card, retrieval review or replacement text, and
 * its list under them.
 */
import { describeStep } from '../../../domain/engine/steps/describeStep'
import { pieceOf, type QuestionScreen } from '../../../projections/oneQuestionView/questionScreen'
import { HeadingLevelContext } from '../../surveyContext/headingLevel'
import { useIsLocked } from '../../surveyContext/lockedContext'
import type { SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { InfoBlock } from '../../widgets/InfoBlock'
import { SectionContent } from '../content/SectionContent'
import { EnterKeyContext } from '../questions/enterKeyContext'
import { RetrievalReview } from '../retrievalReview/RetrievalReview'
import styles from './OneQuestion.module.css'
import { OneQuestionCard } from './OneQuestionCard'
import { OneQuestionList } from './OneQuestionList'
import type { OneQuestionProps } from './oneQuestionProps'

type OneQuestionContentProps = Pick<OneQuestionProps, 'step' | 'screen' | 'screens' | 'onScreen' | 'onNavigate'> &
  Omit<SectionContext, 'ids'> &
  Readonly<{ onConfirmed: () => void }>

/** Whether the screen's title already is the label of its one control. */
const isTitleEnough = (screen: QuestionScreen): boolean => {
  const piece = pieceOf(screen)
  return piece !== null && (piece.onlyQuestion !== null || piece.shape === 'table')
}

export const OneQuestionContent = (props: OneQuestionContentProps) => {
  const { step: key, screen, screens, onScreen, onNavigate, onConfirmed, ...context } = props
  const { catalogue } = useSurvey()
  const { shows } = screen
  const locked = useIsLocked()
  const step = catalogue.stepAt.get(key)
  const about = useView(({ state: { facts } }) => (step === undefined ? '' : describeStep({ catalogue, facts }, step)))
  const lead = about !== '' && screens[0] === screen && <p className={styles.about}>{about}</p>
  if (shows === 'begin')
    return (
      <HeadingLevelContext value={2}>
        {lead}
        {key === 'personal_details' && !locked && <RetrievalReview step={key} onNavigate={onNavigate} />}
      </HeadingLevelContext>
    )
  if ('otherwise' in shows)
    return (
      <>
        {lead}
        <InfoBlock>{shows.otherwise.otherwise}</InfoBlock>
      </>
    )
  if (shows.tag === 'card')
    return (
      <HeadingLevelContext value={2}>
        {lead}
        <OneQuestionCard screen={screen} card={shows} onConfirmed={onConfirmed} {...context} />
      </HeadingLevelContext>
    )
  return (
    <HeadingLevelContext value={2}>
      {lead}
      <div className={isTitleEnough(screen) ? styles.alone : undefined}>
        <EnterKeyContext value={shows.onlyQuestion === null ? 'done' : 'next'}>
          <SectionContent content={shows.content} ids={screen.ids} {...context} />
        </EnterKeyContext>
      </div>
      {shows.list !== null && screen.keepsList && (
        <OneQuestionList
          step={key}
          slot={shows.list}
          ids={screen.ids}
          errorScope={context.errorScope}
          screens={screens}
          onScreen={onScreen}
        />
      )}
    </HeadingLevelContext>
  )
}
