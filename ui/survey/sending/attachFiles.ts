/** Adds chosen documents one after the other; returns lines on what was added and what was refused, with the reason. */
import * as E from 'fp-ts/Either'
import { sentFileName, showFileName } from '../../../domain/format/fileName'
import { fileTexts } from '../../../domain/texts/sendingTexts'
import type { Refusal } from '../../../events/decisions/command'

/**
 * Why a document was not added: it is no PDF, nobody can see its name, it is empty, it cannot be read, there is no room for it on this device, or
 * the survey refuses it.
 */
type AttachRefusal = Refusal | 'unsupported' | 'unnamed' | 'empty' | 'unreadable' | 'noRoom'

/** What became of a document: `same`, the very same was there already. */
type AttachOutcome = 'added' | 'replaced' | 'same'

/** Reads a document's bytes, names them by digest and adds the document to the log. */
export type AttachFile = (file: File) => Promise<E.Either<AttachRefusal, AttachOutcome>>

const messages = {
  unsupported: fileTexts.notPdf,
  unnamed: fileTexts.unnamed,
  empty: fileTexts.empty,
  unreadable: fileTexts.notRead,
  noRoom: fileTexts.noRoom,
} as const satisfies Record<Extract<AttachRefusal, string>, string>

/** What the customer is told about a document that was not added. */
const attachMessage = (refusal: AttachRefusal): string => {
  if (typeof refusal === 'string') return messages[refusal]
  switch (refusal.tag) {
    case 'TooManyFiles':
      return fileTexts.tooMany
    case 'FileTooLarge':
      return fileTexts.tooLarge
    default:
      return fileTexts.notAdded
  }
}

/** At most this many names in one line; then the count of the rest. */
const named = 3

/** One line for each refused file, or one for many with the same message. */
const lines = (all: readonly (readonly [name: string, message: string])[]): readonly string[] => {
  const byMessage = new Map<string, string[]>()
  for (const [name, message] of all) byMessage.set(message, [...(byMessage.get(message) ?? []), showFileName(name)])
  return [...byMessage].flatMap(([message, names]) =>
    names.length <= named
      ? names.map(name => `${name}: ${message}`)
      : [`${message} ${fileTexts.notAddedList(names.slice(0, named), names.length - named)}`],
  )
}

/**
 * Adds documents one after the other. `refused`: one line for each that was not added, with the reason. Refuses the second of
 * two chosen files with the same name, which would silently replace the first.
 * @param folders the names of folders that were among them
 */
export const attachFiles = async (
  files: readonly File[],
  folders: readonly string[],
  attach: AttachFile,
): Promise<{ readonly added: readonly string[]; readonly refused: readonly string[] }> => {
  const added: string[] = []
  const refused: (readonly [string, string])[] = folders.map(name => [name, fileTexts.folder])
  const seen = new Set<string>()
  for (const file of files) {
    const name = sentFileName(file.name) ?? file.name
    const isTwice = seen.has(name)
    seen.add(name)
    const outcome = isTwice ? null : await attach(file)
    if (outcome === null) refused.push([file.name, fileTexts.twice])
    else if (E.isRight(outcome)) added.push(fileTexts[outcome.right](showFileName(file.name)))
    else refused.push([file.name, attachMessage(outcome.left)])
  }
  return { added, refused: lines(refused) }
}
