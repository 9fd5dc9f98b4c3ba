import { useState } from 'react'
import { type CopyText, copyToClipboard } from '../../../shell/unsupported/copyToClipboard'
import { Button } from '../../../widgets/Button'
import { ToolIcon } from '../../icon/ToolIcon'
import panel from '../panel/Panel.module.css'

type TicketLineProps = Readonly<{ text: string; copy?: CopyText }>

const says = {
  yes: 'Gekopieerd.',
  no: 'Kopiëren lukt hier niet: kies de regel hierboven en kopieer hem zelf.',
} as const

/** The line that names a moment in a ticket, all of it in sight, and the button that copies it. */
export const TicketLine = ({ text, copy = copyToClipboard }: TicketLineProps) => {
  const [copied, setCopied] = useState<{ readonly text: string; readonly went: keyof typeof says } | null>(null)
  const onCopy = (): void => {
    setCopied(null)
    copy(text).then(
      () => setCopied({ text, went: 'yes' }),
      () => setCopied({ text, went: 'no' }),
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
        {copied?.text === text && says[copied.went]}
      </p>
    </section>
  )
}
