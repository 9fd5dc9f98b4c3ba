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

type ContentProps = SectionContext & Readonly<{ content: Entries }>

/** The questions, parts, tables, lists and texts of a section or item, in the catalogue's order. */
export const SectionContent = ({ content, ...standing }: ContentProps) =>
  Object.entries(content).map(([key, entry]) => <Placed key={key} entry={entry} {...standing} />)

const Placed = ({ entry, ...standing }: SectionContext & { entry: Entry }) => {
  switch (entry.kind) {
    case 'table':
      return (
        <Answerable>
          <TableBlock table={entry} {...standing} />
        </Answerable>
      )
    case 'list':
      return <ListBlock list={entry} inside={SectionContent} {...standing} />
    case 'info':
      return <InfoText info={entry} ids={standing.ids} />
    case 'shown':
      return (
        <ShownWhen of={entry} ids={standing.ids}>
          <Answerable>
            <RecapBlock shown={entry} ids={standing.ids} />
          </Answerable>
        </ShownWhen>
      )
    case 'part':
      return (
        <ShownWhen of={entry} ids={standing.ids}>
          <TitledPart part={entry} {...standing} />
        </ShownWhen>
      )
    default:
      return (
        <Answerable>
          <ExplainedQuestion question={entry} {...standing} />
        </Answerable>
      )
  }
}

const InfoText = ({ info, ids }: Pick<SectionContext, 'ids'> & Readonly<{ info: Info }>) => {
  const { catalogue } = useSurvey()
  const text = useView(view => infoText(catalogue, view, info, ids))
  return text === null ? null : <InfoBlock>{text}</InfoBlock>
}

const TitledPart = ({ part, ...standing }: SectionContext & { part: Part }) => {
  const body = <PartBody part={part} {...standing} />
  return part.title === null ? body : <TitledBlock title={part.title}>{body}</TitledBlock>
}

const PartBody = (props: SectionContext & { part: Part }) => {
  const { part, ...standing } = props
  if (part.looksUp === null) return <SectionContent content={part.content} {...standing} />
  return (
    <Answerable>
      <LookedUp {...props} looksUp={part.looksUp} />
    </Answerable>
  )
}

type LookedUpProps = SectionContext & Readonly<{ part: Part; looksUp: NonNullable<Part['looksUp']> }>

const LookedUp = ({ part, looksUp, ...standing }: LookedUpProps) => {
  switch (looksUp) {
    case 'address':
      return <AddressPart part={part} {...standing} />
    case 'home':
      return <WantedHome part={part} {...standing} />
    case 'homes':
      return <HomeSearch part={part} {...standing} />
  }
}
