import * as E from 'fp-ts/Either'
import { sendTexts } from '../../../domain/texts/wizardTexts'
import type { Refusal } from '../../../events/decisions/command'

/** Why a document was not added: it is no PDF, it cannot be read, or the survey refuses it. */
export type AttachRefusal = Refusal | 'unsupported' | 'unreadable'

/** Reads a document's bytes, names them by digest and adds the document to the log. */
export type Attach = (file: File) => Promise<E.Either<AttachRefusal, unknown>>

/** What the customer is told about a document that was not added. */
const attachMessage = (refusal: AttachRefusal): string => {
  if (refusal === 'unsupported') return sendTexts.notPdf
  if (refusal === 'unreadable') return sendTexts.notRead
  switch (refusal.tag) {
    case 'TooManyFiles':
      return sendTexts.tooMany
    case 'FileTooLarge':
      return sendTexts.tooLarge
    default:
      return sendTexts.notRead
  }
}

/** Adds documents one after the other. `refused`: which were not added, and why, each a line of its own. */
export const attachAll = async (
  files: readonly File[],
  attach: Attach,
): Promise<{ readonly added: readonly string[]; readonly refused: readonly string[] }> => {
  const added: string[] = []
  const refused: string[] = []
  for (const file of files) {
    const outcome = await attach(file)
    if (E.isRight(outcome)) added.push(file.name)
    else refused.push(`${file.name}: ${attachMessage(outcome.left)}`)
  }
  return { added, refused }
}
