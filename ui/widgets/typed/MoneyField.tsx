import { parseMoney, showMoney } from '../../../domain/format/amount'
import type { NumberControl } from '../control'
import { Field } from '../Field'
import { TextInput } from './TextInput'

/** An amount in euros: typed as the person likes, '1.234,56' after leaving the field. */
export const MoneyField = (control: NumberControl) => (
  <Field {...control} width="medium">
    <TextInput {...control} format={showMoney} parse={parseMoney} inputMode="decimal" before="€" />
  </Field>
)
