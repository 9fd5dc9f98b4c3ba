/**
 * Shows the outcome of one way to copy the answers: a PDF was made (with a button to download it again) or not, a print was
 * opened or not. Also the type of a copy's progress.
 */
import { copyingTexts } from '../../domain/texts/copyTexts'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'

/** The progress of a copy; `made` has the file's name, and downloads it again. */
export type CopyProgress =
  | { readonly tag: 'idle' }
  | { readonly tag: 'making'; readonly done: number }
  | { readonly tag: 'laying' }
  | { readonly tag: 'made'; readonly name: string; readonly give: () => void }
  | { readonly tag: 'notMade' }
  | { readonly tag: 'printed' }
  | { readonly tag: 'notPrinted' }

export const CopyOutcome = ({ copying }: { copying: CopyProgress }) => {
  switch (copying.tag) {
    case 'idle':
    case 'making':
    case 'laying':
      return null
    case 'made':
      return (
        <InfoBlock>
          <p>{copyingTexts.made(copying.name)}</p>
          <Button kind="quiet" onClick={copying.give}>
            {copyingTexts.again}
          </Button>
        </InfoBlock>
      )
    case 'notMade':
      return <InfoBlock kind="warning">{copyingTexts.notMade}</InfoBlock>
    case 'printed':
      return <InfoBlock>{copyingTexts.printed}</InfoBlock>
    case 'notPrinted':
      return <InfoBlock kind="warning">{copyingTexts.notPrinted}</InfoBlock>
  }
}
