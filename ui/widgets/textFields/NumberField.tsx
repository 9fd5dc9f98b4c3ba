import type { ComponentProps } from 'react'
import type { NumberQuestion } from '../../../domain/language/question'
import type { NumberControl } from '../control'
import { FormField } from '../FormField'
import { TextInput } from './TextInput'

/** A text field for a number in a unit: euros, percent, whole numbers or years. */
export const NumberField = ({ unit, ...control }: NumberControl & Pick<NumberQuestion, 'unit'>) => {
  const { width = 'short', ...unitStyle }: UnitStyle = unitStyles[unit]
  return (
    <FormField {...control} width={width}>
      <TextInput {...control} {...unitStyle} />
    </FormField>
  )
}

type UnitStyle = Pick<ComponentProps<typeof TextInput>, 'inputMode' | 'before' | 'after' | 'step'> &
  Pick<ComponentProps<typeof FormField>, 'width'>

const unitStyles = {
  /** In euros: typed as the person likes, '1.234,56' after leaving the field. */
  money: { inputMode: 'decimal', before: '€', width: 'medium' },
  /** With a decimal comma; a point is read too. The arrow keys go up and down by 0,1 (checklist LEN-36). */
  percentage: { inputMode: 'decimal', after: '%', step: 0.1 },
  /** Decimals are rounded (spec 1 section 5, 'Input formats'). */
  integer: { inputMode: 'numeric' },
  /** Years on the screen, whole months as value (spec 2: rentevast_periode_in_jaren). */
  years: { inputMode: 'decimal', after: 'jaar' },
} as const satisfies Record<NumberQuestion['unit'], UnitStyle>
