/**
 * Says why sending failed (a document, the inventory or the connection), with the office's own words and advice; also
 * why the office does not want a document.
 */
import { asSentence } from '../../domain/format/asSentence'
import { showFileName } from '../../domain/format/fileName'
import type { StepKey } from '../../domain/language/stepKey'
import { overviewName } from '../../domain/sending/attachment'
import { wholeMessage } from '../../domain/sending/sendingFailure'
import { askAdviserText, officeMessageTexts, sendingFailureTexts } from '../../domain/texts/sendingFailureTexts'
import type { Sending } from '../../events/state/state'

type FailedSending = Extract<Sending, { tag: 'failed' }>

/** `officeWords`: the office's own words, of the document or of all of it. */
export interface FailureWords {
  readonly text: string
  readonly officeWords: string | null
  readonly advice: string | null
}

/** The portal's own overview always goes along: the customer cannot take it away. */
const unwantedWords = (file: string, words: string | null): FailureWords => ({
  text: sendingFailureTexts.unwanted.text,
  officeWords:
    words === null
      ? officeMessageTexts.tooLarge(showFileName(file))
      : officeMessageTexts.file(showFileName(file), asSentence(words)),
  advice: file === overviewName ? askAdviserText : sendingFailureTexts.unwanted.advice,
})

/**
 * Says why sending failed: because of a document, or of the inventory itself. No advice to change what is on no screen of this
 * visit.
 */
export const failureWords = (
  { failure, file, fields }: FailedSending,
  lines: readonly { readonly step: StepKey | null }[] = [],
): FailureWords => {
  const words = wholeMessage(fields)
  if (file !== null && failure === 'invalid') return unwantedWords(file, words)
  if (words !== null) return { ...sendingFailureTexts.whole, officeWords: officeMessageTexts.whole(asSentence(words)) }
  const { text, advice } = sendingFailureTexts[file !== null && failure === 'unexpected' ? 'file' : failure]
  const isElsewhere = lines.length > 0 && lines.every(({ step }) => step === null)
  return { text, officeWords: null, advice: isElsewhere ? null : advice }
}

/** In the list of documents: why the office does not want the one that failed; null where that is not so. */
export const unwantedDocumentWords = ({ failure, fields }: FailedSending): string | null =>
  failure === 'invalid' ? (wholeMessage(fields) ?? officeMessageTexts.tooLargeHere) : null
