import { useMemo } from 'react'
import { useStream } from '../../../useStream'
import { rulesWords } from '../../words/rulesWords'
import type { Session } from '../session'
import styles from './RulesBar.module.css'
import { screenStep } from './screenStep'

/** Over a screen that other rules judged: what it says of right and wrong, and what it leaves open. */
export const RulesBar = ({ session: { replay, drawn, customer } }: { readonly session: Session }) => {
  const position = useStream(customer.position$)
  const lines = useMemo(() => {
    const step = screenStep(customer.seen.screenAt(position), replay.stateAt(position))
    return rulesWords(replay.catalogue, drawn.judgingAt(position, step))
  }, [replay, drawn, customer, position])
  if (lines.length === 0) return null
  return (
    <div className={styles.bar} role="note" aria-label="Andere regels">
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
