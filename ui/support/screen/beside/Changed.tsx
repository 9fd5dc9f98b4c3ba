import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { Effects } from '../../../../projections/replay/effects'
import { type ChangeGroup, changeGroups } from '../../words/changedWords'
import type { ToolIconName } from '../ToolIcon'
import { Group } from './Group'
import styles from './Panel.module.css'

type ChangedProps = Readonly<{
  catalogue: Catalogue
  effects: Effects
  /** Asks why a question is as it is. */
  onWhy: (path: string) => void
  /** What is said where nothing changed. */
  nothing?: string
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

const questions: readonly ChangeGroup['kind'][] = ['answers', 'errorsCome', 'errorsGone', 'shown', 'hidden']

/** What changed, kind by kind; what did not change is not spoken of. */
export const Changed = ({ catalogue, effects, onWhy, nothing = 'Er veranderde verder niets.' }: ChangedProps) => {
  const groups = changeGroups(catalogue, effects)
  if (groups.length === 0) return <p className="faint">{nothing}</p>
  return groups.map(({ kind, title, lines }) =>
    kind === 'order' ? (
      <section key={kind}>
        <h3 className={styles.heading}>{title}</h3>
        {lines.map(({ key, title: words }) => (
          <p key={key}>{words}</p>
        ))}
      </section>
    ) : (
      <Group key={kind} title={title} icon={icons[kind]} lines={lines} {...(questions.includes(kind) && { onWhy })} />
    ),
  )
}
