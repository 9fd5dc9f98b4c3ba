import { dutchDateOf } from '../../domain/language/date'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import { providerTexts } from '../../domain/texts/providerTexts'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { OverviewButton } from './OverviewButton'

type DoneBlockProps = Readonly<{ at: number; onOverview: () => Promise<void>; onAgain: () => void }>

/** Says when data were retrieved before (`at`: milliseconds since 1970), and offers the overview and another retrieval. */
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
