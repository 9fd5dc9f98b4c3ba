import { useContext } from 'react'
import { slotPath } from '../../../domain/engine/path'
import { readBackTexts } from '../../../domain/texts/readBackTexts'
import { RetrievedPathsContext } from '../provenance/retrievedPathsContext'
import styles from './ReadBackCard.module.css'
import type { CardState } from './useReadBack'

/**
 * A note on a card: to ask the adviser where nothing can be changed, or that changes of retrieved answers go to the
 * adviser.
 */
export const CardNote = ({ state: { read, first } }: { state: Pick<CardState, 'read' | 'first'> }) => {
  const retrievedPaths = useContext(RetrievedPathsContext)
  const isRetrieved = read.some(({ slot, ids }) => retrievedPaths?.has(slotPath(slot, ids)) === true)
  if (first !== null && !isRetrieved) return null
  return <p className={styles.note}>{first === null ? readBackTexts.askAdviser : readBackTexts.toAdviser}</p>
}
