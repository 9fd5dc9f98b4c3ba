import { showSlider } from '../../../domain/engine/kinds/slider'
import type { Answer } from '../../../domain/language/answer'
import { notChosenYet } from '../../../domain/texts/wizardTexts'
import { isUnchosen } from '../../../projections/fieldView'
import { Checkbox } from '../../widgets/chosen/Checkbox'
import { CheckboxList } from '../../widgets/chosen/CheckboxList'
import { RadioList } from '../../widgets/chosen/RadioList'
import { SelectField } from '../../widgets/chosen/SelectField'
import { Slider } from '../../widgets/chosen/Slider'
import { Toggle } from '../../widgets/chosen/Toggle'
import { YesNo } from '../../widgets/chosen/YesNo'
import { SuppliedChoice } from '../mortgage/SuppliedChoice'
import { type Bound, controlOf } from './bound'
import { hintsOf } from './hintsOf'

const one = (value: Answer): string | number => (typeof value === 'number' ? value : String(value))

export const ChoiceBinding = (bound: Bound<'choice'>) => {
  const { view, answer, question } = bound
  if (question.supply !== null) return <SuppliedChoice {...bound} supply={question.supply} />
  const control = { ...controlOf(bound), value: one(view.value), onCommit: answer }
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
          autoComplete={hintsOf(bound).autoComplete}
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

export const BoxesBinding = (bound: Bound<'boxes'>) => {
  const { view, answer } = bound
  return (
    <CheckboxList
      {...controlOf(bound)}
      value={Array.isArray(view.value) ? view.value : []}
      options={view.boxes.map(({ key, label }) => ({ value: key, label }))}
      onCommit={answer}
    />
  )
}

export const SliderBinding = (bound: Bound<'slider'>) => {
  const { question, view, answer } = bound
  const { from, to, step, marks } = question
  return (
    <Slider
      {...controlOf(bound)}
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

export const SwitchBinding = (bound: Bound<'switch'>) => {
  const control = { ...controlOf(bound), value: Number(bound.view.value), onCommit: bound.answer }
  switch (bound.question.look) {
    case 'toggle':
      return <Toggle {...control}>{bound.children}</Toggle>
    case 'checkbox':
      return <Checkbox {...control} />
  }
}
