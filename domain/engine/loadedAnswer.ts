import type { Answer } from '../language/answer'
import { dutchOf, isoOf } from '../language/date'
import type { ChoiceQuestion, TextForm } from '../language/question'
import type { Slot } from './catalogue'
import type { Scalar } from './loaded'
import { holds, rootPlace, type Situation } from './reading'

const asNumber = (loaded: Scalar): number | null => {
  if (typeof loaded === 'boolean') return loaded ? 1 : 0
  const number = typeof loaded === 'string' && loaded.trim() !== '' ? Number(loaded.replace(',', '.')) : loaded
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const asText = (loaded: Scalar): string => (loaded === null ? '' : String(loaded).trim())

const written = (form: TextForm, text: string): string =>
  form === 'postalCode' ? text.replaceAll(' ', '').toUpperCase() : text

/** The option that the office means, among those that this visit can show. */
const asOption = (situation: Situation, slot: Slot, question: ChoiceQuestion, loaded: Scalar): Answer | null => {
  const value = typeof question.initial === 'number' ? asNumber(loaded) : asText(loaded)
  if (question.supply !== null) return asText(loaded) === '' ? question.none : asText(loaded)
  const place = rootPlace(situation, situation.catalogue.groups[0] ?? slot.group)
  const shown = question.options.filter(
    ({ shownWhen }) => shownWhen.tag === 'always' || place === null || holds(situation, place, shownWhen),
  )
  const option =
    shown.find(one => one.value === value) ?? shown.find(({ loadedAs }) => loadedAs.includes(asText(loaded)))
  return option?.value ?? (value === question.none ? question.none : null)
}

/** A loaded value as the answer to a question; null when there is nothing in it that the question can hold. */
export const asAnswer = (situation: Situation, slot: Slot, loaded: Scalar): Answer | null => {
  const { question } = slot
  if (loaded === null) return null
  switch (question.kind) {
    case 'text':
      return written(question.form, asText(loaded))
    case 'date':
      return isoOf(asText(loaded)) !== null ? asText(loaded) : (dutchOf(asText(loaded)) ?? '')
    case 'number':
    case 'slider':
      return asNumber(loaded)
    case 'switch':
      return asNumber(loaded) === 1 ? 1 : 0
    case 'choice':
      return asOption(situation, slot, question, loaded)
    case 'boxes':
      return null
    case 'stored':
      return typeof question.initial === 'number' ? asNumber(loaded) : asText(loaded)
  }
}
