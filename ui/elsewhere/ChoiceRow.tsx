import { compareTexts } from '../../domain/texts/elsewhereTexts'
import { whenWords } from '../../domain/texts/whenWords'
import type { Pick } from '../../events/joining/conflict'
import type { Choice } from '../../projections/elsewhere/compared'
import { classNames } from '../widgets/classNames'
import styles from './Elsewhere.module.css'

type ChoiceRowProps = Readonly<{
  /** Its place, from 0. */
  at: number
  choice: Choice
  pick: Pick | null
  today: string
  isMissed: boolean
  onPick: (pick: Pick) => void
}>

export const choiceId = (at: number): string => `keuze-${at}`

const sides: readonly Pick[] = ['here', 'file']

/** One question with both answers beside each other, each with when it was given. */
export const ChoiceRow = ({ at, choice, pick, today, isMissed, onPick }: ChoiceRowProps) => (
  <li>
    <fieldset className={classNames(styles.choice, isMissed && styles.open)} id={choiceId(at)}>
      <legend>
        {choice.title}
        {choice.about !== '' && <span className={styles.about}>{choice.about}</span>}
      </legend>
      <div className={styles.sides}>
        {sides.map(side => {
          const { lines, at: moment } = choice.sides[side]
          return (
            <label key={side} className={styles.side}>
              <input type="radio" name={choiceId(at)} checked={pick === side} onChange={() => onPick(side)} />
              <span className={styles.words}>
                <span className="soft">{compareTexts[side]}</span>
                {lines.map(line => (
                  <span key={line}>{line}</span>
                ))}
                {moment !== null && <span className={styles.about}>{whenWords(moment, today)}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  </li>
)
