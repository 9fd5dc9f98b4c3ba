/**
 * How the answer of a text is typed, stored, loaded, sent and put in words, in one spelling of postal codes and digits.
 */

import { normalisePostalCode, showPostalCode } from '../../format/postalCode'
import { withoutInvisibleCharacters } from '../../format/withoutInvisibleCharacters'
import type { TextQuestion } from '../../language/question'
import { type KindRow, loadedText } from './kindRow'

const joinedDigits = (text: string): string => {
  const joined = text.replace(/\s/g, '')
  return /^\d+$/.test(joined) ? joined : text
}

/** One spelling of what can be written in several; other text comes back as it is. */
const spelled = ({ form }: TextQuestion, text: string): string => {
  if (form === 'postalCode') return normalisePostalCode(text)
  return form === 'digits' ? joinedDigits(text) : text
}

const kept = (question: TextQuestion, text: string): string =>
  spelled(question, withoutInvisibleCharacters(text, question.form === 'lines' ? 'lines' : 'line'))

const written = ({ form }: TextQuestion, value: string | number): string =>
  form === 'postalCode' ? showPostalCode(String(value)) : String(value)

export const textRow: KindRow<'text'> = {
  fits: (_, value) => typeof value === 'string',
  isEmpty: (_, value) => String(value).trim() === '',
  kept: (question, value) => (typeof value === 'string' ? kept(question, value) : value),
  typing: { read: kept, write: written, readAs: () => null, isOther: () => false },
  fromLoaded: (question, loaded) => spelled(question, loadedText(loaded)),
  inWords: (question, value) => written(question, String(value)),
  // A log of an earlier build holds answers with their spaces.
  onWire: (question, value) => ({ value: typeof value === 'string' ? spelled(question, value) : value }),
}
