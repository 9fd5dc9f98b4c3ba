import type { ReactNode } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { howFarTexts } from '../../../domain/texts/howFarTexts'
import { answeredTexts } from '../../../domain/texts/wizardTexts'
import { howFar, leftOf, sameHowFar } from '../../../projections/howFar'
import { isJudged } from '../../../projections/live'
import { nextOpen } from '../../../projections/nextOpen'
import { type StepLine, sameSections, sameStepLines, stepLines, stepOverview } from '../../../projections/overview'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'
import { AskedList } from '../doubts/AskedList'
import { AskedNews } from '../doubts/AskedNews'
import { HouseholdAtOverview } from '../pictures/HouseholdPicture'
import { useAsksNothing, usePortal, useView } from '../portal'
import type { WizardDoors } from '../step/wizardDoors'
import { Disclosure } from './Disclosure'
import { Entries, LeftOpen } from './Entries'
import styles from './Overview.module.css'

type OverviewProps = Pick<WizardDoors, 'onNavigate'> &
  Readonly<{
    /** No way to the questions now: what is on its way to the office may not change. */
    locked: boolean
    /** The way to a copy of one's own. */
    copy: ReactNode
  }>

const statusWords = ({ missing, unchosen }: StepLine): string => {
  if (missing > 0) return answeredTexts.stepUnready(missing)
  return unchosen > 0 ? answeredTexts.stepUnchosen(unchosen) : answeredTexts.stepReady
}

/** Everything that was answered, step by step, with what is missing and the way to each place. */
export const Overview = ({ onNavigate, locked, copy }: OverviewProps) => {
  const { catalogue, live } = usePortal()
  const lines = useView(view => stepLines(catalogue, view), sameStepLines)
  const isEmpty = useAsksNothing()
  const far = useView(view => howFar(catalogue, view), sameHowFar)
  const judged = useView(isJudged)
  const open = locked
    ? null
    : (step: StepKey, field: string | null): void =>
        onNavigate(step, field === null ? { wayBack: true } : { field, wayBack: true })
  const toNextOpen = (): void => {
    const next = nextOpen(catalogue, live.view(), null, null)
    if (next !== null) onNavigate(next.step, { field: next.path, wayBack: true })
  }
  return (
    <section className={styles.overview}>
      {lines.length > 0 && <h2 className={styles.title}>{isEmpty ? answeredTexts.known : answeredTexts.title}</h2>}
      {!isEmpty && far.open === 0 && (
        <p className={styles.lead}>{locked || !judged ? answeredTexts.seen : answeredTexts.ready}</p>
      )}
      {leftOf(far) > 0 && (
        <InfoBlock kind={far.open > 0 ? 'warning' : 'info'}>
          {far.open > 0 && <p>{answeredTexts.unready(far.open)}</p>}
          {far.unchosen > 0 && <p>{answeredTexts.unchosen(far.unchosen)}</p>}
          {!locked && (
            <Button iconAfter="forward" onClick={toNextOpen}>
              {howFarTexts.nextOpen(leftOf(far), far.bound)}
            </Button>
          )}
        </InfoBlock>
      )}
      {!isEmpty && copy}
      {open !== null && <AskedList onOpen={open} />}
      <AskedNews />
      <HouseholdAtOverview />
      {lines.map(line => (
        <Disclosure
          key={line.key}
          title={line.title}
          status={judged ? statusWords(line) : undefined}
          isReady={line.missing + line.unchosen === 0}
          level={3}
          startsOpen={line.missing > 0}
          content={() => <StepAnswers line={line} onOpen={open} />}
        />
      ))}
    </section>
  )
}

type StepAnswersProps = Readonly<{
  line: StepLine
  onOpen: ((step: StepKey, field: string | null) => void) | null
}>

const StepAnswers = ({ line: { key, title, exempt }, onOpen }: StepAnswersProps) => {
  const { catalogue } = usePortal()
  const sections = useView(view => stepOverview(catalogue, view, key), sameSections)
  const openField = onOpen === null ? null : (path: string): void => onOpen(key, path)
  const filled = sections.filter(({ overview }) => overview.entries.length > 0)
  const leftOpen = sections.reduce((total, { overview }) => total + overview.leftOpen, 0)
  return (
    <>
      {exempt !== null && <p className={styles.open}>{exempt}</p>}
      {filled.length === 0 && <p className={styles.open}>{answeredTexts.nothing}</p>}
      {filled.map(({ section, overview }) => {
        const heading = section.title === title ? null : section.title
        return (
          <section key={section.id} className={styles.section}>
            {heading !== null && <h4 className={styles.part}>{heading}</h4>}
            <Entries entries={overview.entries} onOpen={openField} level={heading === null ? 4 : 5} />
          </section>
        )
      })}
      <LeftOpen count={leftOpen} />
      {onOpen !== null && (
        <p className={styles.toStep}>
          <button
            type="button"
            className="link screenOnly"
            aria-label={`${answeredTexts.toStep}: ${title}`}
            onClick={() => onOpen(key, null)}
          >
            {answeredTexts.toStep}
          </button>
        </p>
      )}
    </>
  )
}
