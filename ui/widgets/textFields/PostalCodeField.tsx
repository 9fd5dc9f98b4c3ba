import type { TypedControl } from '../control'
import { FormField } from '../FormField'
import { TextInput } from './TextInput'

/**
 * A short text field with '1234 AB' as its example for a postal code; how the text is read and written comes with
 * `typing`.
 */
export const PostalCodeField = (control: TypedControl<string>) => (
  <FormField {...control} width="short">
    <TextInput {...control} placeholder={control.placeholder ?? '1234 AB'} />
  </FormField>
)
