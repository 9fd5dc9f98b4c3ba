/** Shows a section as a read-back card once others filled its answers in, and as its questions until then. */
import type { ReactNode } from 'react'
import { type CardAddress, isShortCard, sectionCardPath } from '../../../domain/engine/readBack'
import type { Section as Declared } from '../../../domain/language/section'
import { PageSection } from '../../shell/page/PageSection'
import type { ContentComponent, SectionContext } from '../../surveyContext/sectionContext'
import { ReadBackCard } from './ReadBackCard'
import styles from './ReadBackCard.module.css'
import { ShortSection } from './ShortSection'
import { useReadBack } from './useReadBack'

type SectionCardProps = SectionContext &
  Readonly<{
    section: Declared
    title: string
    card: CardAddress
    contentComponent: ContentComponent
    aside: ReactNode
    /** The page's title is the same: it is not shown twice. */
    unseen: boolean
  }>

export const SectionCard = ({
  section,
  title,
  card,
  contentComponent,
  aside,
  unseen,
  ...context
}: SectionCardProps) => {
  const path = sectionCardPath(section)
  const state = useReadBack(card, path, path, context)
  const Content = contentComponent
  const shared = { card, path, state, contentComponent, title, ...context }
  if (state.mode === 'open' && !state.closes)
    return (
      <PageSection title={title} aside={aside} unseen={unseen}>
        <Content content={section.content} {...context} />
      </PageSection>
    )
  if (isShortCard(card)) return <ShortSection {...shared} />
  return (
    <div className={styles.section}>
      <ReadBackCard {...shared} level={2} />
    </div>
  )
}
