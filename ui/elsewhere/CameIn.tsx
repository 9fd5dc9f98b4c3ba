import { compareTexts } from '../../domain/texts/elsewhereTexts'
import { useSaving } from '../survey/portal'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { cameWords } from './cameWords'
import styles from './Elsewhere.module.css'
import type { CameIn as What } from './joinFile'
import { NotComing } from './NotComing'

type CameInProps = Pick<WizardDoors, 'onNavigate'> & Readonly<{ came: What }>

/** What came in, what did not, and the way on. Nothing is to be erased there before it is stored here. */
export const CameIn = ({ came, onNavigate }: CameInProps) => {
  const { step, path } = came.where
  const isSaved = useSaving().tag === 'saved'
  return (
    <div className={styles.part}>
      <p>{cameWords(came)}</p>
      <NotComing documents={came.missed} />
      {isSaved ? <p>{compareTexts.there}</p> : <InfoBlock kind="warning">{compareTexts.notSaved}</InfoBlock>}
      <Actions>
        <Button
          kind="primary"
          iconAfter="forward"
          onClick={() => onNavigate(step ?? 'intro', path === null ? {} : { field: path })}
        >
          {compareTexts.goOn}
        </Button>
      </Actions>
    </div>
  )
}
