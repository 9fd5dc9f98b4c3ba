import type { Content as Entries, Entry, Info, Part } from '../../../domain/language/section'
import { infoText } from '../../../projections/wording/infoText'
import { Answerable } from '../../surveyContext/Answerable'
import { ShownWhen } from '../../surveyContext/ShownWhen'
import type { SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { InfoBlock } from '../../widgets/InfoBlock'
import { HomeSearch } from '../homes/HomeSearch'
import { WantedHome } from '../homes/WantedHome'
import { ListBlock } from '../list/ListBlock'
import { AddressPart } from '../questions/AddressPart'
import { ExplainedQuestion } from '../questions/ExplainedQuestion'
import { RecapBlock } from './RecapBlock'
import { TableBlock } from './TableBlock'
import { TitledBlock } from './TitledBlock'

type SectionContentProps = SectionContext & Readonly<{ content: Entries }>

/**
 * Renders the questions, parts (also those that look up an address or homes), tables, lists and texts of a section or
 * item, in the catalogue's order.
 */
export const SectionContent = ({ content, ...context }: SectionContentProps) =>
  Object.entries(content).map(([key, entry]) => <ContentEntry key={key} entry={entry} {...context} />)

const ContentEntry = ({ entry, ...context }: SectionContext & { entry: Entry }) => {
  switch (entry.kind) {
    case 'table':
      return (
        <Answerable>
          <TableBlock table={entry} {...context} />
        </Answerable>
      )
    case 'list':
      return <ListBlock list={entry} contentComponent={SectionContent} {...context} />
    case 'info':
      return <InfoText info={entry} ids={context.ids} />
    case 'shown':
      return (
        <ShownWhen of={entry} ids={context.ids}>
          <Answerable>
            <RecapBlock shown={entry} ids={context.ids} />
          </Answerable>
        </ShownWhen>
      )
    case 'part':
      return (
        <ShownWhen of={entry} ids={context.ids}>
          <TitledPart part={entry} {...context} />
        </ShownWhen>
      )
    default:
      return (
        <Answerable>
          <ExplainedQuestion question={entry} {...context} />
        </Answerable>
      )
  }
}

const InfoText = ({ info, ids }: Pick<SectionContext, 'ids'> & Readonly<{ info: Info }>) => {
  const { catalogue } = useSurvey()
  const text = useView(view => infoText(catalogue, view, info, ids))
  return text === null ? null : <InfoBlock>{text}</InfoBlock>
}

const TitledPart = ({ part, ...context }: SectionContext & { part: Part }) => {
  const body = <PartBody part={part} {...context} />
  return part.title === null ? body : <TitledBlock title={part.title}>{body}</TitledBlock>
}

const PartBody = (props: SectionContext & { part: Part }) => {
  const { part, ...context } = props
  if (part.looksUp === null) return <SectionContent content={part.content} {...context} />
  return (
    <Answerable>
      <LookupPart {...props} looksUp={part.looksUp} />
    </Answerable>
  )
}

type LookupPartProps = SectionContext & Readonly<{ part: Part; looksUp: NonNullable<Part['looksUp']> }>

const LookupPart = ({ part, looksUp, ...context }: LookupPartProps) => {
  switch (looksUp) {
    case 'address':
      return <AddressPart part={part} {...context} />
    case 'home':
      return <WantedHome part={part} {...context} />
    case 'homes':
      return <HomeSearch part={part} {...context} />
  }
}
