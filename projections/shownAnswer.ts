import { showEuro, showPercentage, showWhole, showYears } from '../domain/format/amount'
import { showPostalCode } from '../domain/format/postalCode'
import type { Answer } from '../domain/language/answer'
import type { NumberQuestion, SliderQuestion } from '../domain/language/question'
import type { FieldView } from './fieldView'

const showNumber = ({ unit }: NumberQuestion, value: number | string): string => {
  if (typeof value === 'string') return value
  switch (unit) {
    case 'money':
      return showEuro(value)
    case 'percentage':
      return `${showPercentage(value)}%`
    case 'integer':
      return showWhole(value)
    case 'years':
      return `${showYears(value)} jaar`
  }
}

/** A slider's value in words: the catalogue's sentence with the number, or the words of the marks, filled in. */
export const showSlider = ({ marks, says }: SliderQuestion, value: number): string => {
  const at = marks.find(mark => mark.at === value)
  const below = marks.filter(mark => mark.at < value).at(-1)
  const above = marks.find(mark => mark.at > value)
  const between = [below, above].flatMap(mark => (mark === undefined ? [] : [mark.label.toLowerCase()])).join(' en ')
  const words = says.replace('{n}', String(value)).replace('{mark}', at?.label ?? `tussen ${between}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isNumeric = (value: Answer): value is number | string => typeof value === 'number' || typeof value === 'string'

/** An answer as a person reads it; '' while there is none, and for what is never on a screen. */
export const shownAnswer = ({ slot: { question }, value, options, boxes }: FieldView): string => {
  switch (question.kind) {
    case 'text':
      return question.form === 'postalCode' ? showPostalCode(String(value)) : String(value)
    case 'date':
      return String(value)
    case 'number':
      return isNumeric(value) ? showNumber(question, value) : ''
    case 'choice':
      return options.find(option => option.value === value)?.label ?? ''
    case 'boxes':
      return boxes
        .filter(({ key }) => Array.isArray(value) && value.includes(key))
        .map(({ label }) => label)
        .join(', ')
    case 'slider':
      return showSlider(question, Number(value))
    case 'switch':
      return value === 1 ? 'Ja' : 'Nee'
    case 'stored':
      return ''
  }
}
