import { showFileName } from '../../domain/format/fileName'
import type { Attachment } from '../../domain/sending/attachment'
import { mergeTexts } from '../../domain/texts/transferFileTexts'
import { InfoBlock } from '../widgets/InfoBlock'

/**
 * Warns which documents of a transfer file do not come along, as their bytes are missing; nothing where there are none.
 */
export const MissingDocuments = ({ documents }: Readonly<{ documents: readonly Attachment[] }>) =>
  documents.length > 0 && (
    <InfoBlock kind="warning">
      {mergeTexts.notComing(documents.length, documents.map(({ name }) => showFileName(name)).join(', '))}
    </InfoBlock>
  )
