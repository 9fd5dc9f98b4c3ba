import { typeDate } from '../../../domain/format/typeDate'
import type { TypedControl } from '../control'
import { FormField } from '../FormField'
import { TextInput } from './TextInput'

/** Puts our notation into the field; the caret goes along when the text became another than was typed. */
const retype = (before: string, input: HTMLInputElement): string => {
  const typed = { text: input.value, caret: input.selectionStart ?? input.value.length }
  const next = typeDate(before, typed)
  if (next.text !== typed.text) {
    input.value = next.text
    input.setSelectionRange(next.caret, next.caret)
  }
  return next.text
}

/** One text field for a date, 'DD-MM-YYYY' as value; what is no date is kept as typed, for a rule to refuse. */
export const DateField = (control: TypedControl<string>) => (
  <FormField {...control} width="short">
    <TextInput {...control} placeholder={control.placeholder ?? 'DD-MM-JJJJ'} inputMode="numeric" retype={retype} />
  </FormField>
)
