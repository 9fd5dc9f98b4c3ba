import type { ReactNode } from 'react'
import { nothingToFillIn } from '../../domain/invitation/startOptions'
import { returnVisitTexts } from '../../domain/texts/returnVisitTexts'
import { transferFileOffers } from '../../domain/texts/transferFileOffers'
import { whenWords } from '../../domain/texts/whenWords'
import { changesSinceVisit } from '../../projections/intro/changesSinceVisit'
import { papersToPrepare } from '../../projections/intro/papersToPrepare'
import { type ResumePoint as Back, resumePoint } from '../../projections/intro/resumePoint'
import type { LogHistoryStreams } from '../../projections/logHistoryStream'
import { Fold } from '../shell/page/Fold'
import { Skeleton } from '../shell/Skeleton'
import { useSurvey } from '../surveyContext/surveyContext'
import { useAsksNothing } from '../surveyContext/useAsksNothing'
import { useView } from '../surveyContext/useView'
import type { WizardActions } from '../surveyContext/wizardActions'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import { ChangesSinceLastVisit } from './ChangesSinceLastVisit'
import styles from './ResumeSurvey.module.css'

type ComingBackProps = Pick<WizardActions, 'onNavigate'> & Readonly<{ children: ReactNode }>

/** Of a visit that has begun: where the customer was, and the ways to start under it once that is known. */
export const ResumeSurvey = (props: ComingBackProps) => {
  const past = useStream(useSurvey().logHistory$)
  if (past === 'loading') return <Skeleton />
  return past === 'missing' ? props.children : <Known streams={past} {...props} />
}

const Known = ({ streams, children, onNavigate }: ComingBackProps & { streams: LogHistoryStreams }) => {
  const { catalogue } = useSurvey()
  const past = useStream(streams.history$)
  const view = useView(one => one)
  if (past === null) return <Skeleton />
  const back = resumePoint(catalogue, view, past)
  const changed = changesSinceVisit(catalogue, view, past)
  return (
    <>
      {back !== null && <WhereYouWere back={back} today={view.state.facts.today} onNavigate={onNavigate} />}
      {changed.length > 0 && <ChangesSinceLastVisit changed={changed} onNavigate={onNavigate} />}
      {children}
    </>
  )
}

type WhereYouWereProps = Pick<WizardActions, 'onNavigate'> & Readonly<{ back: Back; today: string }>

const WhereYouWere = ({ back, today, onNavigate }: WhereYouWereProps) => {
  const { step, field, title, at, remaining: left, bound, minutes } = back
  const { was, noneOpen, goOn } = returnVisitTexts
  const noneLeft = useAsksNothing() ? nothingToFillIn.text : noneOpen
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

/** Whoever began on another computer goes on here; who has nothing to fill in began nowhere. */
export const OpenTransferFileButton = ({ onTransferFile }: Pick<WizardActions, 'onTransferFile'>) =>
  useAsksNothing() ? null : (
    <p className={styles.elsewhere}>
      <Button kind="quiet" onClick={() => onTransferFile('open')}>
        {transferFileOffers.introOpen}
      </Button>
    </p>
  )

/** Before the first start: what is asked can be looked for now. */
export const PapersToCollect = () => {
  const { catalogue } = useSurvey()
  const view = useView(one => one)
  const papers = papersToPrepare(catalogue, view)
  if (papers.length === 0) return null
  return (
    <Fold title={returnVisitTexts.papers} level={2}>
      <ul className="bullets">
        {papers.map(paper => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </Fold>
  )
}
