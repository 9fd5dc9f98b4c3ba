import { useContext } from 'react'
import { slotPath } from '../../../domain/engine/path'
import { readBackTexts } from '../../../domain/texts/readBackTexts'
import { RetrievedPathsContext } from '../provenance/retrievedPathsContext'
import styles from './ReadBackCard.module.css'
import type { CardState } from './useReadBack'

/** Whom to ask where the customer can change nothing, and where a change goes to where a service told the answers. */
export const CardNote = ({ state: { read, first } }: { state: Pick<CardState, 'read' | 'first'> }) => {
  const retrievedPaths = useContext(RetrievedPathsContext)
  const isRetrieved = read.some(({ slot, ids }) => retrievedPaths?.has(slotPath(slot, ids)) === true)
  if (first !== null && !isRetrieved) return null
  return <p className={styles.note}>{first === null ? readBackTexts.askAdviser : readBackTexts.toAdviser}</p>
}
