import { findingsByWeight } from '../../../../projections/replay/findings/conclusion'
import type { LogFinding } from '../../../../projections/replay/findings/finding'
import { areTabsUnknown } from '../../../../projections/replay/findings/tabFindings'
import { ToolIcon, type ToolIconName } from '../../icon/ToolIcon'
import { unknownTabsWords } from '../../records/findingWords'
import panel from '../panel/Panel.module.css'
import { useShowMore } from '../panel/useShowMore'
import type { ReplaySession } from '../session/replaySession'
import { FindingLine } from './FindingLine'
import styles from './Findings.module.css'

/**
 * The findings of a log (damage, refusals, failed calls, removed, hidden, changed or taken back answers, tabs), grouped
 * by kind, for the support tool; empty groups are absent.
 */
export const Findings = ({ session, findings }: FindingsProps) => {
  const areUnknown = areTabsUnknown(session.replay.records)
  return (
    <>
      {titles.map(([group, title, icon]) => (
        <GroupFindings
          key={group}
          session={session}
          title={title}
          icon={icon}
          findings={findings.filter(({ kind }) => groupOf(kind) === group)}
        />
      ))}
      {areUnknown && <p className="faint">{unknownTabsWords}</p>}
    </>
  )
}

type FindingGroup = 'refused' | 'damaged' | 'sent' | 'removed' | 'hidden' | 'changed' | 'undone' | 'tabs'

/** Which findings stand together; a verdict that differs has a place of its own. */
const groupOf = (kind: LogFinding['kind']): FindingGroup | null => {
  switch (kind) {
    case 'absent':
    case 'call':
    case 'sending':
      return 'sent'
    case 'refused':
    case 'damaged':
    case 'removed':
    case 'hidden':
    case 'undone':
      return kind
    case 'typed':
    case 'replaced':
    case 'filled':
      return 'changed'
    case 'tab':
      return 'tabs'
    case 'divergence':
      return null
  }
}

const titles: readonly (readonly [FindingGroup, string, ToolIconName])[] = [
  ['damaged', 'Beschadigd', 'warning'],
  ['refused', 'Afgekeurd', 'error'],
  ['sent', 'Mislukt', 'upload'],
  ['removed', 'Verwijderd', 'list'],
  ['hidden', 'Uit beeld', 'screen'],
  ['changed', 'Ingevuld of veranderd', 'pencil'],
  ['undone', 'Teruggenomen', 'pencil'],
  ['tabs', 'Meldingen van tabbladen', 'screen'],
]

type FindingsProps = Readonly<{ session: ReplaySession; findings: readonly LogFinding[] }>

type GroupFindingsProps = FindingsProps & Readonly<{ title: string; icon: ToolIconName }>

const GroupFindings = ({ session, title, icon, findings }: GroupFindingsProps) => {
  const { most, button } = useShowMore(findings.length, { atFirst: 3, more: 100 })
  if (findings.length === 0) return null
  return (
    <section>
      <h3 className={panel.heading}>
        <ToolIcon name={icon} />
        {title}
        {findings.length > 1 && ` (${findings.length})`}
      </h3>
      <ul className={styles.lines}>
        {findingsByWeight(findings)
          .slice(0, most)
          .map((finding, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several may be of one record
            <li key={`${finding.seq} ${at}`}>
              <FindingLine session={session} finding={finding} isNamed />
            </li>
          ))}
      </ul>
      {button}
    </section>
  )
}
