import { inWords } from '../domain/engine/kinds/kinds'
import type { FieldView } from './fieldView'

/** An answer as a person reads it; '' while there is none, and for what is never on a screen. */
export const shownAnswer = ({ slot: { question }, value, options, boxes }: FieldView): string =>
  inWords(question, value, { options, boxes })
