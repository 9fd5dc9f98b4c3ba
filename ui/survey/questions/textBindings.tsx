/** Binds the questions that are answered by typing (text, date, number) to their input widgets. */
import { use } from 'react'
import { numberInputFormat, textInputFormat } from '../../../domain/engine/kinds/kinds'
import { longestExplanation } from '../../../domain/language/limits'
import type { TextForm } from '../../../domain/language/question'
import { shownAnswer } from '../../../projections/wording/shownAnswer'
import { ReadOnlyValue } from '../../widgets/ReadOnlyValue'
import { DateField } from '../../widgets/textFields/DateField'
import { NumberField } from '../../widgets/textFields/NumberField'
import { PostalCodeField } from '../../widgets/textFields/PostalCodeField'
import { TextArea } from '../../widgets/textFields/TextArea'
import { TextField } from '../../widgets/textFields/TextField'
import { autofillHints } from './autofillHints'
import { type BoundQuestion, controlPropsOf } from './boundQuestion'
import { EnterKeyContext } from './enterKeyContext'
import { numberOrText, useFieldText } from './useFieldText'

/** A question that is answered by typing. */
const useTypedControl = (bound: BoundQuestion<'text' | 'date' | 'number'>) => ({
  ...controlPropsOf(bound),
  // An empty answer that would be fine says so; whoever listens hears of the others that they are needed.
  required: bound.required ?? false,
  onCommit: bound.answer,
  onDraft: bound.onDraft,
  enterKeyHint: use(EnterKeyContext),
})

const kinds = { words: 'text', email: 'email', phone: 'tel', digits: 'digits' } as const satisfies Partial<
  Record<TextForm, string>
>

export const TextBinding = (bound: BoundQuestion<'text'>) => {
  const { form, placeholder } = bound.question
  const { autoComplete, autoCapitalize, digits } = autofillHints(bound)
  const control = {
    ...useTypedControl(bound),
    typing: textInputFormat(bound.question),
    value: String(bound.view.value),
    value$: useFieldText(bound.value$, String),
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

export const DateBinding = (bound: BoundQuestion<'date'>) => (
  <DateField
    {...useTypedControl(bound)}
    typing={textInputFormat(bound.question)}
    value={String(bound.view.value)}
    value$={useFieldText(bound.value$, String)}
    autoComplete={autofillHints(bound).autoComplete}
  />
)

export const NumberBinding = (bound: BoundQuestion<'number'>) => {
  const { unit, readOnly, title, help } = bound.question
  const value$ = useFieldText(bound.value$, numberOrText)
  const control = useTypedControl(bound)
  if (readOnly || bound.isReadOnly)
    return (
      <ReadOnlyValue
        id={bound.id}
        label={title}
        value={shownAnswer(bound.view)}
        help={help ?? undefined}
        provenanceLine={bound.provenanceLine}
      />
    )
  return (
    <NumberField
      {...control}
      unit={unit}
      typing={numberInputFormat(bound.question)}
      value={numberOrText(bound.view.value)}
      value$={value$}
    />
  )
}
