import type { TypedControl } from '../control'
import { FormField } from '../FormField'
import { TextInput } from './TextInput'

/** A field for one line of text, with the keyboard for its kind: text, e-mail address, telephone number or digits. */
export const TextField = ({ kind = 'text', width = 'full', ...control }: TextFieldProps) => (
  <FormField {...control} width={width}>
    <TextInput {...control} type={kind === 'email' || kind === 'tel' ? kind : 'text'} inputMode={inputModes[kind]} />
  </FormField>
)

type TextFieldProps = TypedControl<string> &
  Readonly<{
    /** The right keyboard and the browser's own help. */
    kind?: 'text' | 'email' | 'tel' | 'digits'
    width?: 'short' | 'medium' | 'grows' | 'full'
  }>

const inputModes = {
  email: 'email',
  tel: 'tel',
  digits: 'numeric',
  text: undefined,
} as const
