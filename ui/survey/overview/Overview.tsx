/**
 * Shows the overview before sending: open questions, doubts, and a line for each step that opens its answers or leads
 * to its open question.
 */
import { useId, useState } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { overviewTexts } from '../../../domain/texts/overviewTexts'
import { progressTexts } from '../../../domain/texts/progressTexts'
import { isJudged } from '../../../projections/live'
import { nextOpenQuestion } from '../../../projections/navigation/nextOpenQuestion'
import {
  type StepLine,
  sameSectionOverviews,
  sameStepLines,
  stepLines,
  stepOverview,
} from '../../../projections/overview/stepOverview'
import { stepSummary } from '../../../projections/overview/stepSummary'
import { remainingQuestions, sameProgress, visitProgress } from '../../../projections/steps/visitProgress'
import { usePrinting } from '../../shell/page/usePrinting'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useHasNothingToFillIn } from '../../surveyContext/useHasNothingToFillIn'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'
import { DoubtAnnouncer } from '../doubts/DoubtAnnouncer'
import { DoubtfulAnswerList } from '../doubts/DoubtfulAnswerList'
import styles from './Overview.module.css'
import { OptionalOpenCount, OverviewEntries } from './OverviewEntries'
import { OverviewRow } from './OverviewRow'

type OverviewProps = Pick<WizardActions, 'onNavigate'> &
  Readonly<{
    /** Hides the links to questions while the inventory is on its way to the office. */
    locked: boolean
  }>

export const Overview = ({ onNavigate, locked }: OverviewProps) => {
  const { catalogue, live } = useSurvey()
  const lines = useView(view => stepLines(catalogue, view), sameStepLines)
  const isEmpty = useHasNothingToFillIn()
  const progress = useView(view => visitProgress(catalogue, view), sameProgress)
  const open = locked
    ? null
    : (step: StepKey, field: string | null): void =>
        onNavigate(step, field === null ? { wayBack: true } : { field, wayBack: true })
  const toNextOpen = (from: StepKey | null): void => {
    const next = nextOpenQuestion(catalogue, live.view(), from, null)
    if (next !== null) onNavigate(next.step, { field: next.path, wayBack: true })
  }
  return (
    <section>
      {remainingQuestions(progress) > 0 && (
        <InfoBlock kind={progress.open > 0 ? 'warning' : 'info'}>
          <div className={`row ${styles.next}`}>
            {progress.open > 0 ? (
              <p className={`strong ${styles.left}`}>{overviewTexts.open(progress.open, progress.bound)}</p>
            ) : (
              <p className={styles.left}>{overviewTexts.unchosen(progress.unchosen)}</p>
            )}
            {!locked && (
              <span className="screenOnly">
                <Button iconAfter="forward" onClick={() => toNextOpen(null)}>
                  {overviewTexts.nextOpen}
                </Button>
              </span>
            )}
          </div>
        </InfoBlock>
      )}
      {lines.length > 0 && <h2 className={styles.title}>{isEmpty ? overviewTexts.known : overviewTexts.title}</h2>}
      {open !== null && <DoubtfulAnswerList onOpen={open} />}
      <DoubtAnnouncer />
      {lines.map(line => (
        <StepRow key={line.key} line={line} onOpen={open} onGoOn={locked ? null : () => toNextOpen(line.key)} />
      ))}
    </section>
  )
}

type OpenStep = ((step: StepKey, field: string | null) => void) | null

type StepRowProps = Readonly<{
  line: StepLine
  onOpen: OpenStep
  /** Goes to the first open question of the step; null while nothing may change. */
  onGoOn: (() => void) | null
}>

const StepRow = ({ line, onOpen, onGoOn }: StepRowProps) => {
  const { catalogue } = useSurvey()
  const { key, title, missing, unchosen } = line
  const [opened, setOpened] = useState(false)
  const printing = usePrinting()
  const judged = useView(isJudged)
  const openCount = missing + unchosen
  const known = useView(view => (openCount > 0 ? '' : stepSummary(catalogue, view, key)))
  const id = useId()
  const leads = openCount > 0 && onGoOn !== null
  const open = printing || (opened && !leads)
  const { view, goOn, named } = overviewTexts
  return (
    <OverviewRow
      title={title}
      status={!judged ? null : openCount > 0 ? 'open' : 'ready'}
      readyWords={judged && openCount === 0 ? overviewTexts.stepReady : ''}
      about={openCount > 0 ? progressTexts.inSection(openCount) : known}
      action={
        leads ? (
          <Button kind="quiet" iconAfter="forward" ariaLabel={named(goOn, title)} onClick={onGoOn}>
            {goOn}
          </Button>
        ) : (
          <Button
            kind="quiet"
            iconAfter="down"
            expanded={open}
            controls={id}
            ariaLabel={named(view, title)}
            onClick={() => setOpened(!opened)}
          >
            {view}
          </Button>
        )
      }
      content={
        <div id={id} hidden={!open} className={styles.content}>
          {open && <StepAnswers line={line} onOpen={onOpen} />}
        </div>
      }
    />
  )
}

type StepAnswersProps = Pick<StepRowProps, 'line' | 'onOpen'>

const StepAnswers = ({ line: { key, title, exempt }, onOpen }: StepAnswersProps) => {
  const { catalogue } = useSurvey()
  const sections = useView(view => stepOverview(catalogue, view, key), sameSectionOverviews)
  const openField = onOpen === null ? null : (path: string): void => onOpen(key, path)
  const filled = sections.filter(({ overview }) => overview.entries.length > 0)
  const leftOpen = sections.reduce((total, { overview }) => total + overview.leftOpen, 0)
  return (
    <>
      {exempt !== null && <p className={styles.open}>{exempt}</p>}
      {filled.length === 0 && leftOpen === 0 && <p className={styles.open}>{overviewTexts.nothing}</p>}
      {filled.map(({ section, overview }) => {
        const heading = section.title === title ? null : section.title
        return (
          <section key={section.id} className={styles.section}>
            {heading !== null && <h4 className={`keepNext ${styles.part}`}>{heading}</h4>}
            <OverviewEntries entries={overview.entries} onOpen={openField} level={heading === null ? 4 : 5} />
          </section>
        )
      })}
      <OptionalOpenCount count={leftOpen} />
      {onOpen !== null && (
        <p className={styles.toStep}>
          <button
            type="button"
            className="link screenOnly"
            aria-label={`${overviewTexts.toStep}: ${title}`}
            onClick={() => onOpen(key, null)}
          >
            {overviewTexts.toStep}
          </button>
        </p>
      )}
    </>
  )
}
