import type { ReactElement } from 'react'
import type { QuestionKind } from '../../../domain/language/question'
import type { BoundQuestion } from './boundQuestion'
import { BoxesBinding, ChoiceBinding, SliderBinding, SwitchBinding } from './choiceBindings'
import { DateBinding, NumberBinding, TextBinding } from './textBindings'

type Bindings = { readonly [K in QuestionKind]: (bound: BoundQuestion<K>) => ReactElement | null }

/** The registry of widgets by kind of question; a kind without one does not compile. */
export const questionBindings = {
  text: TextBinding,
  date: DateBinding,
  number: NumberBinding,
  choice: ChoiceBinding,
  boxes: BoxesBinding,
  slider: SliderBinding,
  switch: SwitchBinding,
  stored: () => null,
} as const satisfies Bindings
