import { helpTexts, withheldTexts } from '../../domain/texts/helpTexts'
import type { Withheld } from '../../projections/pseudonym/pseudonymised'
import { InfoBlock } from '../widgets/InfoBlock'

/** What a log holds: invented data, or the customer's own. */
export type Kind = 'invented' | 'own'

/** How far the making is; `made` says what the browser was given. */
export type Making =
  | { readonly tag: 'idle' }
  | { readonly tag: 'busy'; readonly done: number }
  | { readonly tag: 'made'; readonly kind: Kind; readonly isWhole: boolean }
  | { readonly tag: 'withheld'; readonly why: Withheld }
  | { readonly tag: 'notRead' }

/** What the file is called. */
export const names: Readonly<Record<Kind, string>> = {
  invented: 'klantportaal-logboek-helpdesk.jsonl',
  own: 'klantportaal-logboek.jsonl',
}

/** What came of it. */
export const Outcome = ({ making }: { readonly making: Making }) => {
  switch (making.tag) {
    case 'idle':
    case 'busy':
      return null
    case 'made':
      return (
        <InfoBlock>
          <p>{helpTexts.made(names[making.kind])}</p>
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
