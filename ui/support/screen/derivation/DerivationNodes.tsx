import type { ReactNode } from 'react'
import type { DerivationNode } from '../../../../projections/replay/derivation/derivationNode'
import { authorWords, conditionHeldWords } from '../../words/replayWords'
import { timeOf } from '../../words/timeOf'
import { LongText } from '../page/LongText'
import { useMovedDateWords } from '../page/movedDates'
import panel from '../panel/Panel.module.css'
import type { ReplaySession } from '../session/replaySession'
import styles from './DerivationPanel.module.css'

/**
 * Shows why a question is as it is, as a tree of causes, deep ones folded up: a question leads on to its own
 * explanation, an event to its record.
 */
export const DerivationNodes = ({ nodes, depth, ...rest }: DerivationNodesProps) => (
  <ul className={styles.nodes}>
    {nodes.map((node, at) => (
      // Two of them may say the same; their order is their identity.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <li key={at} className={styles[node.tag]}>
        <Node node={node} {...rest} />
        {node.tag !== 'event' && <InnerNodes nodes={node.because} depth={depth + 1} {...rest} />}
      </li>
    ))}
  </ul>
)

type DerivationNodesProps = Readonly<{
  nodes: readonly DerivationNode[]
  session: ReplaySession
  onAsk: (path: string) => void
  /** The depth below the explained question; deep nodes are folded up. */
  depth: number
}>

/** From this depth on, causes are folded up. */
const foldedDepth = 2

const InnerNodes = (props: DerivationNodesProps) => {
  if (props.nodes.length === 0) return null
  // The events themselves are what is looked for.
  if (props.depth < foldedDepth || props.nodes.every(({ tag }) => tag === 'event'))
    return <DerivationNodes {...props} />
  return (
    <details>
      <summary className={`faint ${styles.more}`}>Waardoor?</summary>
      <DerivationNodes {...props} />
    </details>
  )
}

type NodeProps = Omit<DerivationNodesProps, 'nodes' | 'depth'> & Readonly<{ node: DerivationNode }>

const Node = ({ node, session, onAsk }: NodeProps): ReactNode => {
  switch (node.tag) {
    case 'event':
      return <EventNode node={node} session={session} />
    case 'question':
      return (
        <>
          <button type="button" className="link" title="Waarom?" onClick={() => onAsk(node.path)}>
            {node.title || node.path}
          </button>
          <LongText text={`: ${node.words}`} />
        </>
      )
    case 'fact':
      return <LongText text={node.words} />
    case 'condition':
      return (
        <>
          <LongText text={node.words} />
          <span className={styles.held}>{conditionHeldWords(node)}</span>
          {node.because.length > 1 && (
            <span className={styles.held}>
              {node.joined === 'each' ? ', door alles hieronder samen:' : ', elk hieronder is al genoeg:'}
            </span>
          )}
        </>
      )
    case 'rule':
      return (
        <>
          <strong>Regel: {node.words}</strong>
          {node.reason !== null && <span className={panel.text}>{node.reason}</span>}
        </>
      )
  }
}

const EventNode = ({
  node,
  session: { goTo, replay },
}: Readonly<{ node: Extract<DerivationNode, { tag: 'event' }>; session: ReplaySession }>) => {
  const record = replay.records[node.seq - 1]
  const moved = useMovedDateWords()
  return (
    <>
      <LongText text={node.words}>
        {shown => (
          <button type="button" className="link" onClick={() => goTo(node.seq)}>
            {shown}
          </button>
        )}
      </LongText>
      <span className={panel.text}>
        handeling {node.seq}
        {record !== undefined && `, ${moved(timeOf(record.at))}`}, {authorWords[node.by]}
        {node.along !== null && `, samen met ${node.along.title || node.along.path}`}
        {node.with.length > 0 && `, en ook ${node.with.map(({ seq }) => seq).join(', ')}`}
      </span>
    </>
  )
}
