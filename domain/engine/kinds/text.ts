import { keptText } from '../../format/keptText'
import { parsePostalCode, showPostalCode } from '../../format/postalCode'
import type { TextForm, TextQuestion } from '../../language/question'
import { type KindRow, loadedText } from './kind'

const shapeOf = (form: TextForm): 'line' | 'lines' => (form === 'lines' ? 'lines' : 'line')

const written = ({ form }: TextQuestion, value: string | number): string =>
  form === 'postalCode' ? showPostalCode(String(value)) : String(value)

export const textRow: KindRow<'text'> = {
  fits: (_, value) => typeof value === 'string',
  isEmpty: (_, value) => String(value).trim() === '',
  kept: ({ form }, value) => (typeof value === 'string' ? keptText(value, shapeOf(form)) : value),
  typing: {
    read: ({ form }, text) => {
      const kept = keptText(text, shapeOf(form))
      return form === 'postalCode' ? parsePostalCode(kept) : kept
    },
    write: written,
  },
  fromLoaded: ({ form }, loaded) =>
    form === 'postalCode' ? loadedText(loaded).replaceAll(' ', '').toUpperCase() : loadedText(loaded),
  inWords: (question, value) => written(question, String(value)),
  onWire: (_, value) => ({ value }),
}
