import { useId, useMemo } from 'react'
import { useStream } from '../../../useStream'
import type { ReplaySession } from '../session/replaySession'
import styles from './DerivationPanel.module.css'
import { type QuestionChoice, questionChoices } from './questionChoices'

type QuestionPickerProps = Readonly<{ session: ReplaySession; path: string | null; onAsk: (path: string) => void }>

/** A select with the questions of the current screen, to explain one without clicking it on the screen. */
export const QuestionPicker = ({ session, path, onAsk }: QuestionPickerProps) => {
  const position = useStream(session.position$)
  const view = useStream(session.survey.live.view$)
  const choices = useMemo(() => questionChoices(session, view, position), [session, view, position])
  const hint = useId()
  const shown = choices.filter(({ isHidden }) => !isHidden)
  const hidden = choices.filter(({ isHidden }) => isHidden)
  const option = ({ path: value, title, isWrong }: QuestionChoice) => (
    <option key={value} value={value}>
      {isWrong ? `${title} (fout)` : title}
    </option>
  )
  return (
    <div className={`faint ${styles.choice}`}>
      <label htmlFor={`${hint}-list`}>Vraag van dit scherm</label>
      <p id={hint}>Een vraag in het scherm van de klant aanwijzen kan ook: met een klik of met Enter.</p>
      <select
        id={`${hint}-list`}
        aria-describedby={hint}
        value={path ?? ''}
        onChange={({ currentTarget }) => onAsk(currentTarget.value)}
      >
        <option value="" disabled>
          Kies een vraag
        </option>
        {path !== null && choices.every(choice => choice.path !== path) && <option value={path}>Andere vraag</option>}
        <optgroup label="Te zien">{shown.map(option)}</optgroup>
        <optgroup label="Niet te zien">{hidden.map(option)}</optgroup>
      </select>
    </div>
  )
}
