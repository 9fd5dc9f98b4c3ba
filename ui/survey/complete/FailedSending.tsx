import { answersKept } from '../../../domain/texts/texts'
import type { FailureWords } from '../../../projections/failureWords'
import { type OfficeLine, officeLines } from '../../../projections/sendingView'
import { InfoBlock } from '../../widgets/InfoBlock'
import { usePortal, useSaving, useView } from '../portal'
import type { WizardDoors } from '../step/wizardDoors'
import styles from './CompleteScreen.module.css'

type FailedSendingProps = Pick<WizardDoors, 'onNavigate'> &
  Readonly<{ words: FailureWords; lines: readonly OfficeLine[] }>

const sameOffice = (a: readonly OfficeLine[], b: readonly OfficeLine[]): boolean =>
  a.length === b.length && a.every((line, i) => line.path === b[i]?.path && line.label === b[i]?.label)

/** The questions that the office refused. */
export const useOfficeLines = (): readonly OfficeLine[] => {
  const { catalogue } = usePortal()
  return useView(view => officeLines(catalogue, view), sameOffice)
}

/** Why the office does not have it, what to do, and the way to each question that it refused. */
export const FailedSending = ({ words: { text, said, advice }, lines, onNavigate }: FailedSendingProps) => {
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
              <Line line={line} onOpen={onNavigate} />
            </li>
          ))}
        </ul>
      )}
    </InfoBlock>
  )
}

const Line = ({ line, onOpen }: { line: OfficeLine; onOpen: WizardDoors['onNavigate'] }) => {
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
