import type { Control, ControlOption } from '../control'
import { FormField } from '../FormField'
import styles from './RadioList.module.css'
import { RadioTile } from './RadioTile'

/** A radio group of rows that can be clicked whole, under each other, or two short choices beside each other. */
export const RadioList = <A extends string | number>({ options, ...control }: RadioListProps<A>) => (
  <FormField {...control} as="radiogroup">
    <div
      className={
        options.length === 2 && options.every(({ label }) => label.length <= shortest) ? styles.short : styles.rows
      }
    >
      {options.map(option => (
        <RadioTile
          key={option.value}
          name={control.id}
          option={option}
          chosen={control.value === option.value}
          onChoose={control.onCommit}
        />
      ))}
    </div>
  </FormField>
)

/** Letters: two choices as short as these stand beside each other, as 'Ja' and 'Nee' do everywhere. */
const shortest = 12

type RadioListProps<A> = Control<A> & Readonly<{ options: readonly ControlOption<A>[] }>
