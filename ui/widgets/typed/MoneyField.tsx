import type { NumberControl } from '../control'
import { Field } from '../Field'
import { TextInput } from './TextInput'

/** An amount in euros: typed as the person likes, '1.234,56' after leaving the field. */
export const MoneyField = (control: NumberControl) => (
  <Field {...control} width="medium">
    <TextInput {...control} inputMode="decimal" before="€" />
  </Field>
)
