import { useState } from 'react'
import { introTitle } from '../../domain/texts/pageTitles'
import { type IntroView, introView, type StartChoice } from '../../projections/intro/introView'
import { isPhone } from '../shell/page/isPhone'
import { Skeleton } from '../shell/Skeleton'
import { LockedNotice } from '../surveyContext/LockedNotice'
import { useLockReason } from '../surveyContext/lockReason'
import { useSurvey } from '../surveyContext/surveyContext'
import { useView } from '../surveyContext/useView'
import type { WizardActions } from '../surveyContext/wizardActions'
import { Button } from '../widgets/Button'
import { type ClosedInvitationActions, ClosedInvitationScreen } from './ClosedInvitationScreen'
import styles from './IntroScreen.module.css'
import { OpenTransferFileButton } from './OpenTransferFileButton'
import { PapersToCollect } from './PapersToCollect'
import { PartnerExplanation } from './PartnerExplanation'
import { ResumeSurvey } from './ResumeSurvey'

type IntroScreenProps = Pick<WizardActions, 'frame' | 'onNavigate' | 'onExport' | 'onHelp' | 'onTransferFile'> &
  ClosedInvitationActions

/**
 * The first page of a visit: what it is for, ways to start or go on, papers, who of a couple fills in what; or that
 * the invitation is closed.
 */
export const IntroScreen = ({ frame: Frame, onNavigate, onTransferFile, ...leaving }: IntroScreenProps) => {
  const { catalogue, now } = useSurvey()
  const state = useView(view => view.state)
  const locked = useLockReason()
  const view = introView(catalogue, state, now())
  switch (view.tag) {
    case 'loading':
      return (
        <Frame title={introTitle} layout="wide">
          <div className={styles.intro}>
            <Skeleton />
          </div>
        </Frame>
      )
    case 'closed':
      return <ClosedInvitationScreen frame={Frame} view={view} {...leaving} />
    case 'open':
      return (
        <Frame title={view.title} lead={view.text} layout="wide">
          <Open
            view={view}
            locked={locked}
            begun={state.begun}
            onNavigate={onNavigate}
            onTransferFile={onTransferFile}
          />
        </Frame>
      )
  }
}

type OpenProps = Pick<WizardActions, 'onNavigate' | 'onTransferFile'> &
  Readonly<{ view: Extract<IntroView, { tag: 'open' }>; locked: string | null; begun: boolean }>

const Open = ({ view, locked, begun, onNavigate, onTransferFile }: OpenProps) => {
  const { product, title, discount } = view
  // What went out is not gone on with.
  const comesBack = begun && locked === null
  const ways = <Ways view={view} leads={!comesBack} onNavigate={onNavigate} />
  return (
    <div className={styles.intro}>
      {locked !== null && <LockedNotice reason={locked} onNavigate={onNavigate} />}
      {!title.includes(product) && <p className={styles.product}>{product}</p>}
      {comesBack ? <ResumeSurvey onNavigate={onNavigate}>{ways}</ResumeSurvey> : ways}
      {discount !== null && <p className={styles.discount}>{discount}</p>}
      <PartnerExplanation />
      {!begun && <PapersToCollect />}
      {locked === null && <OpenTransferFileButton onTransferFile={onTransferFile} />}
    </div>
  )
}

type WaysProps = Pick<OpenProps, 'view' | 'onNavigate'> &
  Readonly<{
    /** Whether they are what the screen asks; else each is a line under what comes first. */
    leads: boolean
  }>

const Ways = ({ view: { question, starts }, leads, onNavigate }: WaysProps) => {
  const { dispatch } = useSurvey()
  const chosen = useView(({ state }) => state.calm.on)
  const [onPhone] = useState(isPhone)
  const Way = leads ? LargeWay : WayLine
  const heading = question === null ? 'h2' : 'h3'
  return (
    <>
      {question !== null && <h2 className={styles.question}>{question}</h2>}
      {starts === null ? (
        <Skeleton rows={2} />
      ) : (
        <div className={styles.starts}>
          {starts.map((start, at) => {
            const begin = (calm: boolean) => (): void => {
              // Where nothing was chosen and it comes by itself, nothing is.
              if (start.option === 'manual' && calm !== (chosen ?? onPhone)) dispatch({ type: 'ChooseView', calm })
              onNavigate(start.to)
            }
            const { option, oneAtATime } = start
            const ways = [
              { words: start, calm: false },
              ...(oneAtATime === null ? [] : [{ words: oneAtATime, calm: true }]),
            ]
            // What suits a phone comes first there.
            return (onPhone ? [...ways].reverse() : ways).map(({ words, calm }, nth) => (
              <Way
                key={`${option} ${calm}`}
                words={words}
                heading={heading}
                first={at === 0 && nth === 0}
                onStart={begin(calm)}
              />
            ))
          })}
        </div>
      )}
    </>
  )
}

type WayProps = Readonly<{
  words: Pick<StartChoice, 'title' | 'text' | 'button'>
  heading: 'h2' | 'h3'
  first: boolean
  onStart: () => void
}>

const LargeWay = ({ words: { title, text, button }, heading: Heading, first, onStart }: WayProps) => (
  <section className={`row ${styles.start}`}>
    <div className={styles.words}>
      <Heading className={styles.title}>{title}</Heading>
      <p>{text}</p>
    </div>
    <Button kind={first ? 'primary' : 'secondary'} iconAfter="forward" onClick={onStart}>
      {button}
    </Button>
  </section>
)

const WayLine = ({ words: { text, button }, onStart }: WayProps) => (
  <div className={styles.line}>
    <Button kind="quiet" onClick={onStart}>
      {button}
    </Button>
    <p className="soft">{text}</p>
  </div>
)
