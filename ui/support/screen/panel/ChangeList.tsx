import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { ReplayDifference } from '../../../../projections/replay/difference/replayDifference'
import type { ToolIconName } from '../../icon/ToolIcon'
import { type ChangeGroup, changeGroups } from '../../words/changeGroups'
import { ChangeGroupBlock } from './ChangeGroupBlock'
import styles from './Panel.module.css'

/** Lists the differences between two states of a log, grouped by kind. */
export const ChangeList = ({
  catalogue,
  effects,
  onWhy,
  emptyWords = 'Er veranderde verder niets.',
}: ChangeListProps) => {
  const groups = changeGroups(catalogue, effects)
  if (groups.length === 0) return <p className="faint">{emptyWords}</p>
  return groups.map(({ kind, title, lines }) =>
    kind === 'order' ? (
      <section key={kind}>
        <h3 className={styles.heading}>{title}</h3>
        {lines.map(({ key, title: words }) => (
          <p key={key}>{words}</p>
        ))}
      </section>
    ) : (
      <ChangeGroupBlock
        key={kind}
        title={title}
        icon={icons[kind]}
        lines={lines}
        {...(questionKinds.includes(kind) && { onWhy })}
      />
    ),
  )
}

type ChangeListProps = Readonly<{
  catalogue: Catalogue
  effects: ReplayDifference
  /** Asks why a question is as it is. */
  onWhy: (path: string) => void
  /** What is said where nothing changed. */
  emptyWords?: string
}>

const icons: Readonly<Record<ChangeGroup['kind'], ToolIconName>> = {
  answers: 'pencil',
  errorsCome: 'error',
  errorsGone: 'check',
  shown: 'screen',
  hidden: 'screen',
  itemsCome: 'list',
  itemsGone: 'list',
  done: 'check',
  undone: 'error',
  order: 'list',
  callsDue: 'upload',
  callsOver: 'upload',
}

const questionKinds: readonly ChangeGroup['kind'][] = ['answers', 'errorsCome', 'errorsGone', 'shown', 'hidden']
