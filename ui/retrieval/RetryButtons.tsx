import { providerTexts } from '../../domain/texts/providerTexts'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'

/** Both ways on where the retrieval brings nothing. */
export type RetryActions = Readonly<{ onAgain: () => void; onByHand: () => void }>

export const RetryButtons = ({ onAgain, onByHand }: RetryActions) => (
  <Actions>
    <Button icon="undo" onClick={onAgain}>
      {providerTexts.again}
    </Button>
    <Button iconAfter="forward" onClick={onByHand}>
      {providerTexts.byHand}
    </Button>
  </Actions>
)
