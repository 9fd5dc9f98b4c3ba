import { memo } from 'react'
import type { Section as Declared } from '../../../domain/language/section'
import { Section } from '../../shell/page/Section'
import { InfoBlock } from '../../widgets/InfoBlock'
import type { Standing } from '../step/standing'
import { Content } from './Content'
import { useGate } from './Gated'
import { HeadingLevelContext } from './headingLevel'

/** Sections stand in no item. */
const noIds: readonly string[] = []

/** A section of a step; while it is hidden, what stands in its place. */
export const SectionBlock = memo(({ section, ...rest }: Omit<Standing, 'ids'> & { section: Declared }) => {
  const shown = useGate(section, noIds)
  if (!shown && section.otherwise === null) return null
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
    <Section title={section.title}>{body}</Section>
  )
})
