import type { Control } from '../control'
import { FormField } from '../FormField'
import styles from './RadioList.module.css'
import { RadioTile } from './RadioTile'

const answers = [
  { value: 1, label: 'Ja' },
  { value: 0, label: 'Nee' },
] as const

/** A radio group of 'Ja' (1) and 'Nee' (0) that looks like two large buttons; -1 is no answer. */
export const YesNo = (control: Control<number>) => (
  <FormField {...control} as="radiogroup">
    <div className={styles.pair}>
      {answers.map(answer => (
        <RadioTile
          key={answer.value}
          name={control.id}
          option={answer}
          chosen={control.value === answer.value}
          onChoose={control.onCommit}
        />
      ))}
    </div>
  </FormField>
)
