/** The buttons to retrieve again, or to go on by hand, where the retrieval brought nothing; and their actions. */
import { providerTexts } from '../../domain/texts/providerTexts'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'

/** What the customer can do where the retrieval brings nothing. */
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
