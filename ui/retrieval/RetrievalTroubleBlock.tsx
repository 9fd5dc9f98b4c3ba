/**
 * Says in place of the provider's page why nothing was retrieved and what to do, takes the focus, and offers to retry.
 */
import { useEffect, useRef } from 'react'
import { shownText } from '../../domain/format/shownText'
import { InfoBlock } from '../widgets/InfoBlock'
import styles from './RetrievalScreen.module.css'
import { type RetryActions, RetryButtons } from './RetryButtons'
import type { RetrievalTrouble } from './updateRetrieval'

/** Characters of the provider's own text: enough for any sentence, and for no page of its own. */
const mostWords = 1000

export const RetrievalTroubleBlock = ({
  trouble,
  ...actions
}: RetryActions & Readonly<{ trouble: RetrievalTrouble }>) => {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => block.current?.focus(), [])
  const { text, advice, technical } = trouble
  const shown = technical ? shownText(text, mostWords) : text
  return (
    <section ref={block} tabIndex={-1} aria-label={`${shown} ${advice}`} className={styles.trouble}>
      <InfoBlock kind="warning" title={technical ? undefined : text}>
        {technical && (
          <p className={styles.theirs} dir="auto">
            {shown}
          </p>
        )}
        <p>{advice}</p>
      </InfoBlock>
      <RetryButtons {...actions} />
    </section>
  )
}
