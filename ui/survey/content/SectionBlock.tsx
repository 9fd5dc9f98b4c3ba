import { memo } from 'react'
import { sectionCard } from '../../../domain/engine/readBack'
import type { Section as Declared } from '../../../domain/language/section'
import { howFarTexts } from '../../../domain/texts/howFarTexts'
import { leftInSection } from '../../../projections/howFar'
import { Section } from '../../shell/page/Section'
import { InfoBlock } from '../../widgets/InfoBlock'
import { usePortal, useView } from '../portal'
import { SectionCard } from '../readBack/SectionCard'
import type { Standing } from '../step/standing'
import { Content } from './Content'
import { useGate } from './Gated'
import { HeadingLevelContext } from './headingLevel'

/** How many of its questions are still to be answered, beside the heading: nothing moves when they are. */
const SectionOpen = ({ section }: { section: Declared }) => {
  const { catalogue } = usePortal()
  const left = useView(view => leftInSection(catalogue, view, section))
  return left === 0 ? null : <span className="soft">{howFarTexts.inSection(left)}</span>
}

/** Sections stand in no item. */
const noIds: readonly string[] = []

type SectionBlockProps = Omit<Standing, 'ids'> &
  Readonly<{
    section: Declared
    /** The title that it stands right under. */
    under?: string | null
  }>

/** A section of a step; while it is hidden, what stands in its place. */
export const SectionBlock = memo(({ section, under = null, ...rest }: SectionBlockProps) => {
  const { catalogue } = usePortal()
  const shown = useGate(section, noIds)
  if (!shown && section.otherwise === null) return null
  const card = shown ? sectionCard(catalogue, section) : null
  const aside = <SectionOpen section={section} />
  if (card !== null && section.title !== null)
    return (
      <SectionCard
        {...rest}
        section={section}
        title={section.title}
        card={card}
        inside={Content}
        aside={aside}
        ids={noIds}
      />
    )
  const body = shown ? (
    <Content content={section.content} ids={noIds} {...rest} />
  ) : (
    <InfoBlock>{section.otherwise}</InfoBlock>
  )
  return section.title === null ? (
    <HeadingLevelContext value={2}>
      <section>{body}</section>
    </HeadingLevelContext>
  ) : (
    <Section title={section.title} aside={aside} unseen={section.title === under}>
      {body}
    </Section>
  )
})
