import { useMemo } from 'react'
import { useStream } from '../../../useStream'
import type { Session } from '../session'
import { type Choice, choicesAt } from './choices'
import styles from './WhyPanel.module.css'

type FieldChoiceProps = Readonly<{ session: Session; path: string | null; onAsk: (path: string) => void }>

/** Which question to ask about, for who does not press it in the customer's screen. */
export const FieldChoice = ({ session, path, onAsk }: FieldChoiceProps) => {
  const position = useStream(session.position$)
  const view = useStream(session.portal.live.view$)
  const choices = useMemo(() => choicesAt(session, view, position), [session, view, position])
  const shown = choices.filter(({ isHidden }) => !isHidden)
  const hidden = choices.filter(({ isHidden }) => isHidden)
  const option = ({ path: value, title, isWrong }: Choice) => (
    <option key={value} value={value}>
      {isWrong ? `${title} (fout)` : title}
    </option>
  )
  return (
    <label className={styles.choice}>
      Klik op een veld van de klant, of kies een vraag van dit scherm
      <select value={path ?? ''} onChange={({ currentTarget }) => onAsk(currentTarget.value)}>
        <option value="" disabled>
          Kies een vraag
        </option>
        {path !== null && choices.every(choice => choice.path !== path) && <option value={path}>Andere vraag</option>}
        <optgroup label="Te zien">{shown.map(option)}</optgroup>
        <optgroup label="Niet te zien">{hidden.map(option)}</optgroup>
      </select>
    </label>
  )
}
