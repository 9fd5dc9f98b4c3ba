import type { ChoiceQuestion } from '../../language/question'
import { type KindRow, loadedNumber, loadedText } from './kindRow'

const isOffered = ({ options }: ChoiceQuestion, value: unknown): boolean =>
  options.some(option => option.value === value)

/** How the answer of a choice between options is stored, loaded, sent and put in words. */
export const choiceRow: KindRow<'choice'> = {
  fits: (question, value) => {
    if (question.supply !== null) return typeof value === 'string'
    return value === question.none || isOffered(question, value)
  },
  // 'none' is nothing chosen, but of a guarantee it is 'Zonder NHG': what is offered is an answer. The office's lists hold
  // no empty id.
  isEmpty: (question, value) =>
    question.supply === null
      ? value === question.none && !isOffered(question, value)
      : value === question.none || value === '',
  // One way to say that nothing is chosen, as in what is loaded: the office would find another one as a lender's id.
  kept: ({ supply, none }, value) => (supply !== null && value === '' ? none : value),
  typing: null,
  fromLoaded: (question, loaded, canShow) => {
    const text = loadedText(loaded)
    if (question.supply !== null) return text === '' ? question.none : text
    const value = typeof question.initial === 'number' ? loadedNumber(loaded) : text
    const shown = question.options.filter(({ shownWhen }) => shownWhen.tag === 'always' || canShow(shownWhen))
    const meant = shown.find(one => one.value === value) ?? shown.find(({ loadedAs }) => loadedAs.includes(text))
    return meant?.value ?? (value === question.none ? question.none : null)
  },
  inWords: (_, value, { options }) => options.find(option => option.value === value)?.label ?? '',
  onWire: (_, value) => ({ value }),
}
