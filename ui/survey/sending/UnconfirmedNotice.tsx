import { receiptTexts } from '../../../domain/texts/sendingTexts'
import { answersKept } from '../../../domain/texts/visitStatusTexts'
import type { ReceiptView } from '../../../projections/sending/receiptView'
import { useSaving } from '../../surveyContext/useSaving'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'

type UnconfirmedNoticeProps = Readonly<{ receipt: ReceiptView; onCheck: () => void; onAgain: () => void }>

/**
 * Warns on the page for sending that it is unknown whether the inventory arrived. A button sends the same bytes again; where
 * the office said that it has nothing, a button that asks the office once more takes its place.
 */
export const UnconfirmedNotice = ({ receipt, onCheck, onAgain }: UnconfirmedNoticeProps) => {
  const { title, lines, asking, maySend, mayRepeat } = receipt
  const isSaved = useSaving().tag === 'saved'
  return (
    <InfoBlock kind="warning" title={title}>
      {isSaved && <p>{answersKept}</p>}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {maySend && (
        <Button onClick={onCheck} busy={asking} busyLabel={receiptTexts.checking}>
          {receiptTexts.check}
        </Button>
      )}
      {mayRepeat && (
        <Button onClick={onAgain} disabled={asking}>
          {receiptTexts.repeat}
        </Button>
      )}
    </InfoBlock>
  )
}
