/**
 * Shows a section of a step as a titled section, with its number of open questions, or as a read-back card; while
 * hidden, its replacement text or nothing.
 */
import { memo } from 'react'
import { sectionCard } from '../../../domain/engine/readBack'
import type { Section as Declared } from '../../../domain/language/section'
import { progressTexts } from '../../../domain/texts/progressTexts'
import { remainingInSection } from '../../../projections/steps/visitProgress'
import { PageSection } from '../../shell/page/PageSection'
import { HeadingLevelContext } from '../../surveyContext/headingLevel'
import { useIsGateOpen } from '../../surveyContext/ShownWhen'
import type { SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { InfoBlock } from '../../widgets/InfoBlock'
import { SectionCard } from '../readBack/SectionCard'
import { SectionContent } from './SectionContent'

/** The number of open questions beside a section's heading. */
const OpenQuestionCount = ({ section }: { section: Declared }) => {
  const { catalogue } = useSurvey()
  const open = useView(view => remainingInSection(catalogue, view, section))
  return open === 0 ? null : <span className="soft">{progressTexts.inSection(open)}</span>
}

/** A section is in no item. */
const noIds: readonly string[] = []

type SectionBlockProps = Omit<SectionContext, 'ids'> &
  Readonly<{
    section: Declared
    /** The page's title where the section comes first: the same title is not shown twice. */
    under?: string | null
  }>

export const SectionBlock = memo(({ section, under = null, ...rest }: SectionBlockProps) => {
  const { catalogue } = useSurvey()
  const shown = useIsGateOpen(section, noIds)
  if (!shown && section.otherwise === null) return null
  const card = shown ? sectionCard(catalogue, section) : null
  const unseen = section.title === under
  const openCount = <OpenQuestionCount section={section} />
  if (card !== null && section.title !== null)
    return (
      <SectionCard
        {...rest}
        section={section}
        title={section.title}
        card={card}
        contentComponent={SectionContent}
        aside={openCount}
        unseen={unseen}
        ids={noIds}
      />
    )
  const body = shown ? (
    <SectionContent content={section.content} ids={noIds} {...rest} />
  ) : (
    <InfoBlock>{section.otherwise}</InfoBlock>
  )
  return section.title === null ? (
    <HeadingLevelContext value={2}>
      <section>{body}</section>
    </HeadingLevelContext>
  ) : (
    <PageSection title={section.title} aside={openCount} unseen={unseen}>
      {body}
    </PageSection>
  )
})
