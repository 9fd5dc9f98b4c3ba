import type { TypedControl } from '../control'
import { Field } from '../Field'
import { TextInput } from './TextInput'

/** '1234 AB' on the screen, '1234AB' as value. */
export const PostalCodeField = (control: TypedControl<string>) => (
  <Field {...control} width="short">
    <TextInput {...control} placeholder={control.placeholder ?? '1234 AB'} />
  </Field>
)
