/**
 * Says what came of a log export: made, withheld or not read; also its kinds (invented or own data), their file names
 * and its progress.
 */
import { helpTexts, withheldTexts } from '../../domain/texts/helpTexts'
import type { WithheldReason } from '../../projections/pseudonym/pseudonymise'
import { InfoBlock } from '../widgets/InfoBlock'

/** What a log holds: invented data, or the customer's own. */
export type LogExportKind = 'invented' | 'own'

/** The progress of an export; `made` says what was downloaded. */
export type LogExportProgress =
  | { readonly tag: 'idle' }
  | { readonly tag: 'busy'; readonly done: number }
  | { readonly tag: 'made'; readonly kind: LogExportKind; readonly isWhole: boolean }
  | { readonly tag: 'withheld'; readonly why: WithheldReason }
  | { readonly tag: 'notRead' }

/** What the file is called. */
export const logExportFileNames: Readonly<Record<LogExportKind, string>> = {
  invented: 'klantportaal-logboek-helpdesk.jsonl',
  own: 'klantportaal-logboek.jsonl',
}

export const LogExportOutcome = ({ making }: { readonly making: LogExportProgress }) => {
  switch (making.tag) {
    case 'idle':
    case 'busy':
      return null
    case 'made':
      return (
        <InfoBlock>
          <p>{helpTexts.made(logExportFileNames[making.kind])}</p>
          {making.kind === 'own' && <p>{helpTexts.madeOwn}</p>}
          {!making.isWhole && <p>{helpTexts.partly}</p>}
        </InfoBlock>
      )
    case 'withheld':
      return (
        <InfoBlock kind="warning" title={withheldTexts.title}>
          {withheldTexts[making.why]}
        </InfoBlock>
      )
    case 'notRead':
      return <InfoBlock kind="warning">{helpTexts.notRead}</InfoBlock>
  }
}
