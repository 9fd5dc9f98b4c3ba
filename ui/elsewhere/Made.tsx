import { showFileName } from '../../domain/format/fileName'
import { makeTexts } from '../../domain/texts/elsewhereTexts'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import styles from './Elsewhere.module.css'
import type { Made as MadeFile } from './makeFile'

type MadeProps = Readonly<{ file: MadeFile; onLeave: () => void; onLogOut: () => void }>

/** How to go on with the file that was made, and what stays here. */
export const Made = ({ file: { name, absent }, onLeave, onLogOut }: MadeProps) => (
  <div className={styles.part}>
    <p>
      {makeTexts.given} <span className={styles.name}>'{name}'.</span> {makeTexts.look}
    </p>
    <ol className={styles.list}>
      {makeTexts.steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {absent.length > 0 && (
      <InfoBlock kind="warning">
        {makeTexts.absent(absent.length, absent.map(one => showFileName(one.name)).join(', '))}
      </InfoBlock>
    )}
    <p>{makeTexts.stays}</p>
    <p>{makeTexts.erase}</p>
    <Actions>
      <Button kind="primary" onClick={onLeave}>
        {makeTexts.back}
      </Button>
      <Button kind="quiet" onClick={onLogOut}>
        {makeTexts.eraseHere}
      </Button>
    </Actions>
  </div>
)
