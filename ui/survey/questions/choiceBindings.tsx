/**
 * Binds the questions that are answered by choosing (choice, boxes, slider, switch) to their widgets: select, radio
 * list, yes/no, checkboxes, slider, switch.
 */
import { showSlider } from '../../../domain/engine/kinds/slider'
import type { Answer } from '../../../domain/language/answer'
import { notChosenYet } from '../../../domain/texts/questionTexts'
import { isUnchosen } from '../../../projections/tree/fieldView'
import { Checkbox } from '../../widgets/choices/Checkbox'
import { CheckboxList } from '../../widgets/choices/CheckboxList'
import { RadioList } from '../../widgets/choices/RadioList'
import { SelectField } from '../../widgets/choices/SelectField'
import { Slider } from '../../widgets/choices/Slider'
import { SwitchWithContent } from '../../widgets/choices/SwitchWithContent'
import { YesNo } from '../../widgets/choices/YesNo'
import { autofillHints } from './autofillHints'
import { type BoundQuestion, controlPropsOf } from './boundQuestion'
import { SuppliedChoice } from './SuppliedChoice'

const one = (value: Answer): string | number => (typeof value === 'number' ? value : String(value))

export const ChoiceBinding = (bound: BoundQuestion<'choice'>) => {
  const { view, answer, question } = bound
  if (question.supply !== null) return <SuppliedChoice {...bound} supply={question.supply} />
  const control = { ...controlPropsOf(bound), value: one(view.value), onCommit: answer }
  switch (question.look) {
    case 'yesNo':
      return (
        <YesNo
          {...control}
          // What may stay open says so; what is 'Nee' from the start is never open.
          required={bound.required ?? (question.initial === question.none ? false : undefined)}
          value={Number(view.value)}
        />
      )
    case 'select':
      return (
        <SelectField
          {...control}
          required={bound.required ?? false}
          options={view.options}
          autoComplete={autofillHints(bound).autoComplete}
          // What must be chosen cannot be unchosen; the rest can.
          {...(bound.required === true ? {} : { empty: question.none })}
        />
      )
    // A row outside its table is a list of its own.
    case 'radio':
    case 'row':
      return <RadioList {...control} options={view.options} />
  }
}

export const BoxesBinding = (bound: BoundQuestion<'boxes'>) => {
  const { view, answer } = bound
  return (
    <CheckboxList
      {...controlPropsOf(bound)}
      value={Array.isArray(view.value) ? view.value : []}
      options={view.boxes.map(({ key, label }) => ({ value: key, label }))}
      onCommit={answer}
    />
  )
}

export const SliderBinding = (bound: BoundQuestion<'slider'>) => {
  const { question, view, answer } = bound
  const { from, to, step, marks } = question
  return (
    <Slider
      {...controlPropsOf(bound)}
      // The place where it stands counts as an answer, so nothing is asked of anyone.
      required={undefined}
      value={Number(view.value)}
      from={from}
      to={to}
      step={step}
      marks={marks.map(({ at, label }) => ({ value: at, label }))}
      valueText={value => showSlider(question, value)}
      unchosen={isUnchosen(view) ? notChosenYet : undefined}
      onCommit={answer}
    />
  )
}

export const SwitchBinding = (bound: BoundQuestion<'switch'>) => {
  const control = { ...controlPropsOf(bound), value: Number(bound.view.value), onCommit: bound.answer }
  switch (bound.question.look) {
    case 'toggle':
      return <SwitchWithContent {...control}>{bound.children}</SwitchWithContent>
    case 'checkbox':
      return <Checkbox {...control} />
  }
}
