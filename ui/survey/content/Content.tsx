import type { Content as Entries, Entry, Info, Part } from '../../../domain/language/section'
import { infoText } from '../../../projections/infoText'
import { InfoBlock } from '../../widgets/InfoBlock'
import { HomeSearch } from '../homes/HomeSearch'
import { WantedHome } from '../homes/WantedHome'
import { ListBlock } from '../list/ListBlock'
import { usePortal, useView } from '../portal'
import { Answerable } from '../step/Locked'
import type { Standing } from '../step/standing'
import { AddressPart } from './AddressPart'
import { Asked } from './Asked'
import { Gated } from './Gated'
import { ShownBlock } from './ShownBlock'
import { TableBlock } from './TableBlock'
import { Titled } from './Titled'

type ContentProps = Standing & Readonly<{ content: Entries }>

/** The questions, parts, tables, lists and texts of a section or item, in the catalogue's order. */
export const Content = ({ content, ...standing }: ContentProps) =>
  Object.entries(content).map(([key, entry]) => <Placed key={key} entry={entry} {...standing} />)

const Placed = ({ entry, ...standing }: Standing & { entry: Entry }) => {
  switch (entry.kind) {
    case 'table':
      return (
        <Answerable>
          <TableBlock table={entry} {...standing} />
        </Answerable>
      )
    case 'list':
      return <ListBlock list={entry} inside={Content} {...standing} />
    case 'info':
      return <InfoText info={entry} ids={standing.ids} />
    case 'shown':
      return (
        <Gated of={entry} ids={standing.ids}>
          <Answerable>
            <ShownBlock shown={entry} ids={standing.ids} />
          </Answerable>
        </Gated>
      )
    case 'part':
      return (
        <Gated of={entry} ids={standing.ids}>
          <TitledPart part={entry} {...standing} />
        </Gated>
      )
    default:
      return (
        <Answerable>
          <Asked question={entry} {...standing} />
        </Answerable>
      )
  }
}

const InfoText = ({ info, ids }: Pick<Standing, 'ids'> & Readonly<{ info: Info }>) => {
  const { catalogue } = usePortal()
  const text = useView(view => infoText(catalogue, view, info, ids))
  return text === null ? null : <InfoBlock>{text}</InfoBlock>
}

const TitledPart = ({ part, ...standing }: Standing & { part: Part }) => {
  const body = <PartBody part={part} {...standing} />
  return part.title === null ? body : <Titled title={part.title}>{body}</Titled>
}

const PartBody = (props: Standing & { part: Part }) => {
  const { part, ...standing } = props
  if (part.looksUp === null) return <Content content={part.content} {...standing} />
  return (
    <Answerable>
      <LookedUp {...props} looksUp={part.looksUp} />
    </Answerable>
  )
}

type LookedUpProps = Standing & Readonly<{ part: Part; looksUp: NonNullable<Part['looksUp']> }>

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
