import { testCommand } from '../../words/testCommand'
import type { WhoseData } from '../logImport/inspectFile'
import styles from '../panel/Panel.module.css'
import type { BlockingQuestion } from './logSummary'

/** The commands with which an engineer makes failing tests of the refused questions. */
export const TestCommands = ({
  file,
  refusals,
}: Readonly<{ file: OpenedLogFile; refusals: readonly BlockingQuestion[] }>) => (
  <details>
    <summary className={`faint ${styles.unfold}`}>Voor een ontwikkelaar: maak er een test van</summary>
    <p className="faint">
      Geef dit commando in de map van het portaal, met het bestand erbij. De test die er komt, faalt zoals de klant werd
      afgekeurd.
    </p>
    {file.whose !== 'invented' && (
      <p className="faint">
        Let op: in de test staat wat de klant invulde. Vraag liever om een logboek zonder gegevens.
      </p>
    )}
    <ul className={styles.refusals}>
      {refusals.map(({ path, title }) => (
        <li key={path}>
          {refusals.length > 1 && <span className={styles.text}>{title}</span>}
          <code className={`frame ${styles.command}`}>{testCommand(file.name, path)}</code>
        </li>
      ))}
    </ul>
  </details>
)

/** The opened file, where it holds one log. */
export type OpenedLogFile = Readonly<{ name: string; whose: WhoseData }>
