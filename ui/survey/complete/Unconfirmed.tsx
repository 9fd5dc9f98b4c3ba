import { receiptTexts } from '../../../domain/texts/wizardTexts'
import type { ReceiptView } from '../../../projections/receiptView'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'

type UnconfirmedProps = Readonly<{ receipt: ReceiptView; onCheck: () => void }>

/** Nobody knows whether it arrived: what is known, and how to find out. Beside the button that sends again: else instead. */
export const Unconfirmed = ({ receipt: { title, lines, asking, maySend }, onCheck }: UnconfirmedProps) => (
  <InfoBlock kind="warning" title={title}>
    {lines.map(line => (
      <p key={line}>{line}</p>
    ))}
    {maySend && (
      <Button onClick={onCheck} busy={asking} busyLabel={receiptTexts.checking}>
        {receiptTexts.check}
      </Button>
    )}
  </InfoBlock>
)
