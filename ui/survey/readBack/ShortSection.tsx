import { cardContent } from '../../../projections/readBack/cardContent'
import { cardLayout } from '../../../projections/readBack/cardLayout'
import { PageSection } from '../../shell/page/PageSection'
import { CardButtons } from './CardButtons'
import type { ReadBackCardProps } from './ReadBackCard'
import styles from './ReadBackCard.module.css'
import { ReadValues } from './ReadValues'
import { useCardSources } from './useCardSources'

/** A section of a question or two over a list ('Heeft u kinderen? Ja'): read beside its heading. */
export const ShortSection = (props: Omit<ReadBackCardProps, 'level'>) => {
  const { card, path, state, inside: Inside, title, ids, judged, refusals } = props
  const standing = { ids, judged, refusals }
  const sources = useCardSources(state.read)
  const content = cardContent(card.content)
  const { read, asked } = cardLayout(content, state)
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
      <Inside content={isOpen ? content.own : asked} {...standing} />
      {isOpen && <div className={styles.opened}>{buttons}</div>}
      <Inside content={content.rest} {...standing} />
    </PageSection>
  )
}
