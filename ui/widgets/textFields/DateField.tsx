import { typeDate } from '../../../domain/format/typeDate'
import type { TypedControl } from '../control'
import { FormField } from '../FormField'
import { TextInput } from './TextInput'

/**
 * A text field for a date with the value 'DD-MM-YYYY', formatted while it is typed; text that is no date is kept, for a
 * rule to refuse.
 */
export const DateField = (control: TypedControl<string>) => (
  <FormField {...control} width="short">
    <TextInput {...control} placeholder={control.placeholder ?? 'DD-MM-JJJJ'} inputMode="numeric" retype={retype} />
  </FormField>
)

/** Formats the date while it is typed and moves the caret along. */
const retype = (before: string, input: HTMLInputElement): string => {
  const typed = { text: input.value, caret: input.selectionStart ?? input.value.length }
  const next = typeDate(before, typed)
  if (next.text !== typed.text) {
    input.value = next.text
    input.setSelectionRange(next.caret, next.caret)
  }
  return next.text
}
