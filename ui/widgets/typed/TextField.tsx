import type { TypedControl } from '../control'
import { Field } from '../Field'
import { TextInput } from './TextInput'

type TextFieldProps = TypedControl<string> &
  Readonly<{
    /** The right keyboard and the browser's own help. A password is never given an `onDraft`. */
    kind?: 'text' | 'email' | 'tel' | 'password' | 'digits' | 'code'
    width?: 'short' | 'medium' | 'full'
  }>

const asTyped = (text: string): string => text

const inputModes = {
  email: 'email',
  tel: 'tel',
  digits: 'numeric',
  code: 'numeric',
  text: undefined,
  password: undefined,
} as const

export const TextField = ({ kind = 'text', width = 'full', ...control }: TextFieldProps) => (
  <Field {...control} width={width}>
    <TextInput
      {...control}
      format={asTyped}
      parse={asTyped}
      type={kind === 'password' || kind === 'email' || kind === 'tel' ? kind : 'text'}
      inputMode={inputModes[kind]}
    />
  </Field>
)
