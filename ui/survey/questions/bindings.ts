import type { ReactElement } from 'react'
import type { Kind } from '../../../domain/language/question'
import type { Bound } from './bound'
import { BoxesBinding, ChoiceBinding, SliderBinding, SwitchBinding } from './chosen'
import { DateBinding, NumberBinding, TextBinding } from './typed'

type Bindings = { readonly [K in Kind]: (bound: Bound<K>) => ReactElement | null }

/** The widget of every kind of question: a kind without one does not compile. */
export const bindings = {
  text: TextBinding,
  date: DateBinding,
  number: NumberBinding,
  choice: ChoiceBinding,
  boxes: BoxesBinding,
  slider: SliderBinding,
  switch: SwitchBinding,
  stored: () => null,
} as const satisfies Bindings
