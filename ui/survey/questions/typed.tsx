import { use } from 'react'
import { numberTyping, textTyping } from '../../../domain/engine/kinds/kinds'
import { longestExplanation } from '../../../domain/language/limits'
import type { TextForm } from '../../../domain/language/question'
import { shownAnswer } from '../../../projections/shownAnswer'
import { ReadOnlyValue } from '../../widgets/ReadOnlyValue'
import { DateField } from '../../widgets/typed/DateField'
import { NumberField } from '../../widgets/typed/NumberField'
import { PostalCodeField } from '../../widgets/typed/PostalCodeField'
import { TextArea } from '../../widgets/typed/TextArea'
import { TextField } from '../../widgets/typed/TextField'
import { type Bound, controlOf } from './bound'
import { EnterKeyContext } from './enterKey'
import { hintsOf } from './hintsOf'
import { numberOrText, useTyped } from './useTyped'

/** A question that is answered by typing. */
const useTypedControl = (bound: Bound<'text' | 'date' | 'number'>) => ({
  ...controlOf(bound),
  // An empty answer that would be fine says so; whoever listens hears of the others that they are needed.
  required: bound.required ?? false,
  onCommit: bound.answer,
  onDraft: bound.onDraft,
  enterKeyHint: use(EnterKeyContext),
})

const kinds = { words: 'text', email: 'email', phone: 'tel', digits: 'digits' } as const satisfies Partial<
  Record<TextForm, string>
>

export const TextBinding = (bound: Bound<'text'>) => {
  const { form, placeholder } = bound.question
  const { autoComplete, autoCapitalize, digits } = hintsOf(bound)
  const control = {
    ...useTypedControl(bound),
    typing: textTyping(bound.question),
    value: String(bound.view.value),
    value$: useTyped(bound.value$, String),
    placeholder: placeholder ?? undefined,
    autoComplete,
    autoCapitalize,
  }
  switch (form) {
    case 'lines':
      return <TextArea {...control} limit={longestExplanation} />
    case 'postalCode':
      return <PostalCodeField {...control} />
    case 'words':
    case 'email':
    case 'phone':
    case 'digits':
      return (
        <TextField
          {...control}
          kind={digits ? 'digits' : kinds[form]}
          width={form === 'digits' ? 'short' : form === 'phone' ? 'medium' : 'grows'}
        />
      )
  }
}

export const DateBinding = (bound: Bound<'date'>) => (
  <DateField
    {...useTypedControl(bound)}
    typing={textTyping(bound.question)}
    value={String(bound.view.value)}
    value$={useTyped(bound.value$, String)}
    autoComplete={hintsOf(bound).autoComplete}
  />
)

export const NumberBinding = (bound: Bound<'number'>) => {
  const { unit, readOnly, title, help } = bound.question
  const value$ = useTyped(bound.value$, numberOrText)
  const control = useTypedControl(bound)
  if (readOnly || bound.held)
    return (
      <ReadOnlyValue
        id={bound.id}
        label={title}
        value={shownAnswer(bound.view)}
        help={help ?? undefined}
        origin={bound.origin}
      />
    )
  return (
    <NumberField
      {...control}
      unit={unit}
      typing={numberTyping(bound.question)}
      value={numberOrText(bound.view.value)}
      value$={value$}
    />
  )
}
