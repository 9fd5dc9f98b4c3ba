import type { TypedControl } from '../control'
import { FormField } from '../FormField'
import { TextInput } from './TextInput'

/** A text field for a postal code: '1234 AB' on the screen, '1234AB' as value. */
export const PostalCodeField = (control: TypedControl<string>) => (
  <FormField {...control} width="short">
    <TextInput {...control} placeholder={control.placeholder ?? '1234 AB'} />
  </FormField>
)
