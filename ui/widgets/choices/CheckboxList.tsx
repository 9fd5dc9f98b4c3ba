import type { Control, ControlOption } from '../control'
import { FormField } from '../FormField'
import { CheckboxTile } from './CheckboxTile'
import styles from './RadioList.module.css'

/** A group of checkboxes that answer one question. */
export const CheckboxList = ({ options, onCommit, ...control }: CheckboxListProps) => {
  const tick = (key: string, ticked: boolean): void =>
    onCommit(
      options.map(option => option.value).filter(each => (each === key ? ticked : control.value.includes(each))),
      key,
    )
  return (
    <FormField {...control} as="group" errorAt="title">
      <div className={styles.rows}>
        {options.map((option, at) => (
          <CheckboxTile
            key={option.value}
            label={option.label}
            help={option.help}
            ticked={control.value.includes(option.value)}
            // Said of each it would be said as often as there are boxes.
            invalid={at === 0 && control.error !== undefined}
            onTick={ticked => tick(option.value, ticked)}
          />
        ))}
      </div>
    </FormField>
  )
}

type CheckboxListProps = Omit<Control<readonly string[]>, 'onCommit'> &
  Readonly<{
    options: readonly ControlOption<string>[]
    /** The keys that are ticked now, in the order of the options, and the box that was changed ('Geen' clears the others there). */
    onCommit: (value: readonly string[], changed: string) => void
  }>
