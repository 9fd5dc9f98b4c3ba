import { useState } from 'react'
import { type CopyText, copyToClipboard } from '../../../shell/unsupported/copyToClipboard'
import { Button } from '../../../widgets/Button'
import { ToolIcon } from '../../icon/ToolIcon'
import panel from '../panel/Panel.module.css'

type TicketLineProps = Readonly<{ text: string; copy?: CopyText }>

const copyWords = {
  yes: 'Gekopieerd.',
  no: 'Kopiëren lukt hier niet: kies de regel hierboven en kopieer hem zelf.',
} as const

/** The line about the current record that support pastes into a ticket, with a copy button. */
export const TicketLine = ({ text, copy = copyToClipboard }: TicketLineProps) => {
  const [copyResult, setCopyResult] = useState<{
    readonly text: string
    readonly outcome: keyof typeof copyWords
  } | null>(null)
  const onCopy = (): void => {
    setCopyResult(null)
    copy(text).then(
      () => setCopyResult({ text, outcome: 'yes' }),
      () => setCopyResult({ text, outcome: 'no' }),
    )
  }
  return (
    <section>
      <h3 className={panel.heading}>
        <ToolIcon name="info" />
        Voor in het ticket
      </h3>
      <code className={`frame ${panel.command}`}>{text}</code>
      <Button kind="quiet" onClick={onCopy}>
        Kopieer voor het ticket
      </Button>
      <p role="status" className="faint">
        {copyResult?.text === text && copyWords[copyResult.outcome]}
      </p>
    </section>
  )
}
