import type { NumberControl } from '../control'
import { Field } from '../Field'
import { TextInput } from './TextInput'

/** A whole number: decimals are rounded (spec 1 section 5, 'Input formats'). */
export const NumberField = (control: NumberControl) => (
  <Field {...control} width="short">
    <TextInput {...control} inputMode="numeric" />
  </Field>
)
