import type { Content as Entries, Entry } from '../../domain/section'
import { InfoBlock } from '../widgets/InfoBlock'
import { AddressPart } from './AddressPart'
import { Asked } from './Asked'
import { Gated } from './Gated'
import { ListBlock } from './ListBlock'
import { ShownBlock } from './ShownBlock'
import type { Standing } from './standing'
import { TableBlock } from './TableBlock'

type ContentProps = Standing & Readonly<{ content: Entries }>

/** The questions, parts, tables, lists and texts of a section or item, in the catalogue's order. */
export const Content = ({ content, ...standing }: ContentProps) =>
  Object.entries(content).map(([key, entry]) => <Placed key={key} entry={entry} {...standing} />)

const Placed = ({ entry, ...standing }: Standing & { entry: Entry }) => {
  switch (entry.kind) {
    case 'table':
      return <TableBlock table={entry} {...standing} />
    case 'list':
      return <ListBlock list={entry} inside={Content} {...standing} />
    case 'info':
      return (
        <Gated of={entry} ids={standing.ids}>
          <InfoBlock>{entry.text}</InfoBlock>
        </Gated>
      )
    case 'shown':
      return (
        <Gated of={entry} ids={standing.ids}>
          <ShownBlock shown={entry} />
        </Gated>
      )
    case 'part':
      return (
        <Gated of={entry} ids={standing.ids}>
          {entry.looksUp === 'address' ? (
            <AddressPart part={entry} {...standing} />
          ) : (
            <Content content={entry.content} {...standing} />
          )}
        </Gated>
      )
    default:
      return <Asked question={entry} {...standing} />
  }
}
