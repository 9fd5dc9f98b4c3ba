import type { NumberControl } from '../control'
import { Field } from '../Field'
import { TextInput } from './TextInput'

/** A percentage with a decimal comma; a point is read too. The arrow keys go up and down by 0,1 (checklist LEN-36). */
export const PercentageField = (control: NumberControl) => (
  <Field {...control} width="short">
    <TextInput {...control} inputMode="decimal" after="%" step={0.1} />
  </Field>
)
