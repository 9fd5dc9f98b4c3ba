import { answersKept } from '../../../domain/texts/texts'
import type { Sending } from '../../../events/state/state'
import { failureWords } from '../../../projections/failureWords'
import { type OfficeLine, officeLines } from '../../../projections/sendingView'
import { InfoBlock } from '../../widgets/InfoBlock'
import { usePortal, useSaving, useView } from '../portal'
import type { WizardDoors } from '../step/wizardDoors'
import styles from './CompleteScreen.module.css'

type Failed = Extract<Sending, { tag: 'failed' }>
type FailedSendingProps = Pick<WizardDoors, 'onNavigate'> & Readonly<{ failed: Failed }>

const sameOffice = (a: readonly OfficeLine[], b: readonly OfficeLine[]): boolean =>
  a.length === b.length && a.every((line, i) => line.path === b[i]?.path && line.label === b[i]?.label)

/** Why the office does not have it, what to do, and the way to each question that it refused. */
export const FailedSending = ({ failed, onNavigate }: FailedSendingProps) => {
  const { catalogue } = usePortal()
  const lines = useView(view => officeLines(catalogue, view), sameOffice)
  const { text, said, advice } = failureWords(failed, lines)
  const isSaved = useSaving().tag === 'saved'
  return (
    <InfoBlock kind="warning" title={text}>
      {said !== null && <p>{said}</p>}
      {isSaved && <p>{answersKept}</p>}
      {advice !== null && <p>{advice}</p>}
      {lines.length > 0 && (
        <ul className={styles.lines}>
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
