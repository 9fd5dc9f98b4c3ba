/**
 * Bars that say that a copy of the log is shown: a changed one, with buttons to return to the log and save it, and one
 * opened from a file.
 */
import { download } from '../../../browser/download'
import { Button } from '../../../widgets/Button'
import { scenarioFileWords } from '../../words/replayWords'
import styles from './ScenarioCopyLine.module.css'
import type { ScenarioCopy } from './scenarioCopy'

export const ScenarioCopyLine = ({ scenarioCopy, isChecked, text, onBack }: ScenarioCopyLineProps) => (
  <section className={`row ${styles.line}`} aria-label="Kopie">
    <p>
      <strong>Dit is een kopie:</strong> {scenarioCopy.words}, vanaf handeling {scenarioCopy.from}. Zo is het niet
      gebeurd.
    </p>
    <Button kind="quiet" icon="undo" onClick={onBack}>
      Terug naar het logboek
    </Button>
    <Button
      kind="quiet"
      icon="download"
      busy={!isChecked}
      busyLabel="Het logboek wordt nog nagekeken"
      onClick={() => download('klantportaal-logboek-wat-als.jsonl', text())}
    >
      Kopie opslaan
    </Button>
  </section>
)

type ScenarioCopyLineProps = Readonly<{
  scenarioCopy: ScenarioCopy
  /** Whether the log is known to be as it was stored: a copy carries hashes of its own, and would say so of any. */
  isChecked: boolean
  text: () => string
  onBack: () => void
}>

export const ScenarioFileLine = ({ from }: { readonly from: number }) => (
  <section className={`row ${styles.line}`} aria-label="Kopie">
    <p>{scenarioFileWords(from)}</p>
  </section>
)
