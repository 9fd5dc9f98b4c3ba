import { calmTexts } from '../../../domain/texts/calmTexts'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'

type ElsewhereProps = Readonly<{ count: number; isFurther: boolean; onGo: () => void }>

/** That something on other screens of a refused step is not right yet, and the way to it. */
export const Elsewhere = ({ count, isFurther, onGo }: ElsewhereProps) =>
  count === 0 ? null : (
    <InfoBlock kind="warning">
      <p>{calmTexts.elsewhere(count)}</p>
      <Button kind="quiet" iconAfter="forward" onClick={onGo}>
        {calmTexts.toWrong(isFurther)}
      </Button>
    </InfoBlock>
  )
