import { showFileName } from '../../domain/format/fileName'
import type { Attachment } from '../../domain/sending/file'
import { compareTexts } from '../../domain/texts/elsewhereTexts'
import { InfoBlock } from '../widgets/InfoBlock'

/** The documents of a file that were to come and cannot. */
export const NotComing = ({ documents }: Readonly<{ documents: readonly Attachment[] }>) =>
  documents.length > 0 && (
    <InfoBlock kind="warning">
      {compareTexts.notComing(documents.length, documents.map(({ name }) => showFileName(name)).join(', '))}
    </InfoBlock>
  )
