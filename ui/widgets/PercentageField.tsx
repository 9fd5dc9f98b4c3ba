import { parsePercentage, showPercentage } from '../../domain/format/amount'
import type { NumberControl } from './control'
import { Field } from './Field'
import { TextInput } from './TextInput'

/** A percentage with a decimal comma; a point is read too. */
export const PercentageField = (control: NumberControl) => (
  <Field {...control} width="short">
    <TextInput {...control} format={showPercentage} parse={parsePercentage} inputMode="decimal" after="%" />
  </Field>
)
