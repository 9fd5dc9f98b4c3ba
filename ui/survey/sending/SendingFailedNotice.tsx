/**
 * Why sending failed, what to do, and links to the questions that the office refused; and the hook that lists those
 * questions.
 */
import { answersKept } from '../../../domain/texts/visitStatusTexts'
import type { FailureWords } from '../../../projections/sending/failureWords'
import { type OfficeRefusalLine, officeRefusalLines } from '../../../projections/sending/officeRefusalLines'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useSaving } from '../../surveyContext/useSaving'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { InfoBlock } from '../../widgets/InfoBlock'
import styles from './CompleteScreen.module.css'

type SendingFailedNoticeProps = Pick<WizardActions, 'onNavigate'> &
  Readonly<{ words: FailureWords; lines: readonly OfficeRefusalLine[] }>

const sameRefusalLines = (a: readonly OfficeRefusalLine[], b: readonly OfficeRefusalLine[]): boolean =>
  a.length === b.length && a.every((line, i) => line.path === b[i]?.path && line.label === b[i]?.label)

export const useOfficeLines = (): readonly OfficeRefusalLine[] => {
  const { catalogue } = useSurvey()
  return useView(view => officeRefusalLines(catalogue, view), sameRefusalLines)
}

export const SendingFailedNotice = ({
  words: { text, officeWords: said, advice },
  lines,
  onNavigate,
}: SendingFailedNoticeProps) => {
  const isSaved = useSaving().tag === 'saved'
  return (
    <InfoBlock kind="warning" title={text}>
      {said !== null && <p>{said}</p>}
      {isSaved && <p>{answersKept}</p>}
      {advice !== null && <p>{advice}</p>}
      {lines.length > 0 && (
        <ul className={`bullets ${styles.lines}`}>
          {lines.map(line => (
            <li key={line.path}>
              <RefusalLine line={line} onOpen={onNavigate} />
            </li>
          ))}
        </ul>
      )}
    </InfoBlock>
  )
}

const RefusalLine = ({ line, onOpen }: { line: OfficeRefusalLine; onOpen: WizardActions['onNavigate'] }) => {
  const { step, path, label, message } = line
  if (step === null) return message
  return (
    <>
      <button type="button" className="link screenOnly" onClick={() => onOpen(step, { field: path })}>
        {label}
      </button>
      {label.endsWith('?') ? ' ' : ': '}
      {message}
    </>
  )
}
