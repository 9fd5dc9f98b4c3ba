import { inventoryReceivedTexts as texts } from '../../../domain/texts/inventoryReceivedTexts'
import type { ConfirmedSending as ArrivedThings } from '../../../projections/sending/confirmedSending'
import styles from './SentConfirmation.module.css'

/** After sending: what the office confirmed, what comes next, and the last copy. */
export const SentConfirmation = ({ arrived: { things, received, copy } }: { arrived: ArrivedThings }) => (
  <div className={styles.parts}>
    <section>
      <h2 className={styles.heading}>{texts.title}</h2>
      <ul className="bullets">
        {things.map(thing => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      {received !== null && <p className={styles.soft}>{received}</p>}
    </section>
    <section>
      <h2 className={styles.heading}>{texts.next}</h2>
      <p>{texts.goesOn}</p>
      <p>{texts.questions}</p>
    </section>
    {copy.length > 0 && (
      <section>
        <h2 className={styles.heading}>{texts.copy}</h2>
        {copy.map(line => (
          <p key={line}>{line}</p>
        ))}
      </section>
    )}
  </div>
)
