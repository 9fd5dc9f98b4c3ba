import type { ReactNode } from 'react'
import { nothingToFillIn } from '../../domain/invitation/startOptions'
import { returnVisitTexts } from '../../domain/texts/returnVisitTexts'
import { whenWords } from '../../domain/texts/whenWords'
import { changesSinceVisit } from '../../projections/intro/changesSinceVisit'
import { type ResumePoint, resumePoint } from '../../projections/intro/resumePoint'
import type { LogHistoryStreams } from '../../projections/logHistoryStream'
import { Skeleton } from '../shell/Skeleton'
import { useSurvey } from '../surveyContext/surveyContext'
import { useHasNothingToFillIn } from '../surveyContext/useHasNothingToFillIn'
import { useView } from '../surveyContext/useView'
import type { WizardActions } from '../surveyContext/wizardActions'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import { ChangesSinceLastVisit } from './ChangesSinceLastVisit'
import styles from './ResumeSurvey.module.css'

type ResumeSurveyProps = Pick<WizardActions, 'onNavigate'> & Readonly<{ children: ReactNode }>

/** Offers a customer who returns to go on where he was, with the changes since, above the ways to start (`children`). */
export const ResumeSurvey = (props: ResumeSurveyProps) => {
  const past = useStream(useSurvey().logHistory$)
  if (past === 'loading') return <Skeleton />
  return past === 'missing' ? props.children : <KnownHistory streams={past} {...props} />
}

const KnownHistory = ({ streams, children, onNavigate }: ResumeSurveyProps & { streams: LogHistoryStreams }) => {
  const { catalogue } = useSurvey()
  const history = useStream(streams.history$)
  const view = useView(one => one)
  if (history === null) return <Skeleton />
  const point = resumePoint(catalogue, view, history)
  const changed = changesSinceVisit(catalogue, view, history)
  return (
    <>
      {point !== null && <WhereYouWere point={point} today={view.state.facts.today} onNavigate={onNavigate} />}
      {changed.length > 0 && <ChangesSinceLastVisit changed={changed} onNavigate={onNavigate} />}
      {children}
    </>
  )
}

type WhereYouWereProps = Pick<WizardActions, 'onNavigate'> & Readonly<{ point: ResumePoint; today: string }>

const WhereYouWere = ({ point, today, onNavigate }: WhereYouWereProps) => {
  const { step, field, title, at, remaining: left, bound, minutes } = point
  const { was, noneOpen, goOn } = returnVisitTexts
  const noneLeft = useHasNothingToFillIn() ? nothingToFillIn.text : noneOpen
  return (
    <section className={`stack tinted ${styles.back}`}>
      <div>
        <p>{was(title, whenWords(at, today))}</p>
        {left !== null && <p>{left === 0 ? noneLeft : returnVisitTexts.left(left, bound, minutes)}</p>}
      </div>
      <Button kind="primary" iconAfter="forward" onClick={() => onNavigate(step, field === null ? {} : { field })}>
        {goOn}
      </Button>
    </section>
  )
}
