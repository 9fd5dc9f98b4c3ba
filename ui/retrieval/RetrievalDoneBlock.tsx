import { dutchDateOf } from '../../domain/language/date'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import { providerTexts } from '../../domain/texts/providerTexts'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { OverviewButton } from './OverviewButton'

type DoneBlockProps = Readonly<{ at: number; onOverview: () => Promise<void>; onAgain: () => void }>

/** Where a retrieval came back before, at a moment in milliseconds since 1970: another one is the customer's choice. */
export const RetrievalDoneBlock = ({ at, onOverview, onAgain }: DoneBlockProps) => (
  <>
    <InfoBlock>{providerTexts.done(dutchDateOf(dateInAmsterdam(at)) ?? '')}</InfoBlock>
    <Actions>
      <OverviewButton onOverview={onOverview} />
      <Button icon="undo" onClick={onAgain}>
        {providerTexts.retrieveAgain}
      </Button>
    </Actions>
  </>
)
