import { download } from '../../../app/download'
import { Button } from '../../../widgets/Button'
import styles from './CopyLine.module.css'
import type { Variant } from './variant'

type CopyLineProps = Readonly<{ variant: Variant; text: () => string; onBack: () => void }>

/** Says, as long as it is so, that what is seen never happened. */
export const CopyLine = ({ variant, text, onBack }: CopyLineProps) => (
  <section className={styles.line} aria-label="Kopie">
    <p>
      <strong>Dit is een kopie:</strong> {variant.words}, vanaf handeling {variant.from}. Zo is het niet gebeurd.
    </p>
    <Button kind="quiet" icon="undo" onClick={onBack}>
      Terug naar het logboek
    </Button>
    <Button kind="quiet" icon="download" onClick={() => download('klantportaal-logboek-wat-als.jsonl', text())}>
      Kopie opslaan
    </Button>
  </section>
)
