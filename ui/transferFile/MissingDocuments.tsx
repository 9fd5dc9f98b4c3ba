import { showFileName } from '../../domain/format/fileName'
import type { Attachment } from '../../domain/sending/attachment'
import { mergeTexts } from '../../domain/texts/transferFileTexts'
import { InfoBlock } from '../widgets/InfoBlock'

/** Lists the documents of a transfer file whose bytes are missing. */
export const MissingDocuments = ({ documents }: Readonly<{ documents: readonly Attachment[] }>) =>
  documents.length > 0 && (
    <InfoBlock kind="warning">
      {mergeTexts.notComing(documents.length, documents.map(({ name }) => showFileName(name)).join(', '))}
    </InfoBlock>
  )
