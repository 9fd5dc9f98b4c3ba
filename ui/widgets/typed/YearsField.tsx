import type { NumberControl } from '../control'
import { Field } from '../Field'
import { TextInput } from './TextInput'

/** Years on the screen, whole months as value (spec 2: rentevast_periode_in_jaren). */
export const YearsField = (control: NumberControl) => (
  <Field {...control} width="short">
    <TextInput {...control} inputMode="decimal" after="jaar" />
  </Field>
)
