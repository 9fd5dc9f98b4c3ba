import type { Question } from '../../../domain/language/question'
import { inWords } from './placed'

/** What a kind of question checks of itself: how long a text is, whether a number is one, where a slider stands. */
const ofTheKind = ['length', 'number', 'onStep']

/** What a question can say when it is refused, each sentence once, with the condition under which it does. */
export const messagesOf = (question: Question): readonly string[] => {
  const said = question.rules
    .filter(({ name }) => !ofTheKind.includes(name))
    .map(({ message, when }) => (when.tag === 'always' ? message : `${message} [${inWords(when)}]`))
  return [...new Set(said)]
}
