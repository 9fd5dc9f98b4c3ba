import { cardContent } from '../../../projections/readBack/cardContent'
import { cardLayout } from '../../../projections/readBack/cardLayout'
import { PageSection } from '../../shell/page/PageSection'
import { CardButtons } from './CardButtons'
import type { ReadBackCardProps } from './ReadBackCard'
import styles from './ReadBackCard.module.css'
import { ReadValues } from './ReadValues'
import { useCardSources } from './useCardSources'

/**
 * Shows a read-back section with one or two questions above a list ('Heeft u kinderen? Ja'): their answers and the card's
 * buttons stand beside the heading.
 */
export const ShortSection = (props: Omit<ReadBackCardProps, 'level'>) => {
  const { card, path, state, contentComponent: Content, title, ids, errorScope, refusals } = props
  const context = { ids, errorScope, refusals }
  const sources = useCardSources(state.read)
  const entries = cardContent(card.content)
  const { read, asked } = cardLayout(entries, state)
  const buttons = <CardButtons card={card} path={path} state={state} name={title} />
  const isOpen = state.mode === 'open'
  const aside = isOpen ? null : (
    <div className={styles.short}>
      <ReadValues groups={read} sources={sources} />
      {buttons}
    </div>
  )
  return (
    <PageSection title={title} aside={aside}>
      <Content content={isOpen ? entries.own : asked} {...context} />
      {isOpen && <div className={styles.opened}>{buttons}</div>}
      <Content content={entries.rest} {...context} />
    </PageSection>
  )
}
