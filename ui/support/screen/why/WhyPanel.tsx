import { useMemo } from 'react'
import { slotAddress } from '../../../../domain/engine/path'
import { why } from '../../../../projections/replay/why'
import type { WhyAspect } from '../../../../projections/replay/whyNode'
import { useStream } from '../../../useStream'
import panel from '../beside/Panel.module.css'
import type { Session } from '../session'
import { ToolIcon, type ToolIconName } from '../ToolIcon'
import { FieldChoice } from './FieldChoice'
import { Nodes } from './Nodes'
import styles from './WhyPanel.module.css'

type WhyPanelProps = Readonly<{
  session: Session
  /** The questions that were asked about, the present one last. */
  asked: readonly string[]
  onAsk: (path: string) => void
  onBack: () => void
}>

/** Why a question is as it is: the events, conditions, rules and facts that make it so, and the way to each. */
export const WhyPanel = ({ session, asked, onAsk, onBack }: WhyPanelProps) => {
  const path = asked.at(-1) ?? null
  const last = asked.at(-2)
  const position = useStream(session.position$)
  const { replay } = session
  const told = useMemo(() => (path === null ? null : why(replay, position, path)), [replay, position, path])
  return (
    <div className={panel.panel}>
      <FieldChoice session={session} path={path} onAsk={onAsk} />
      {last !== undefined && (
        <button type="button" className={panel.link} onClick={onBack}>
          Terug naar {slotAddress(replay.catalogue, last)?.slot.question.title || last}
        </button>
      )}
      {path !== null && told === null && <p>Deze vraag was er op dit moment nog niet, of niet meer.</p>}
      {told !== null && (
        <>
          <h3 className={styles.title}>{told.title || told.path}</h3>
          {told.wrong.holds && <Aspect aspect={told.wrong} icon="error" session={session} onAsk={onAsk} isWrong />}
          <Aspect aspect={told.value} icon="pencil" session={session} onAsk={onAsk} />
          <Aspect aspect={told.visible} icon="screen" session={session} onAsk={onAsk} />
          <Aspect aspect={told.required} icon="why" session={session} onAsk={onAsk} />
          {!told.wrong.holds && <Aspect aspect={told.wrong} icon="check" session={session} onAsk={onAsk} />}
        </>
      )}
    </div>
  )
}

type AspectProps = Readonly<{
  aspect: WhyAspect
  icon: ToolIconName
  isWrong?: boolean
  session: Session
  onAsk: (path: string) => void
}>

const Aspect = ({ aspect: { words, because }, icon, isWrong = false, session, onAsk }: AspectProps) => (
  <section className={isWrong ? panel.stuck : styles.aspect}>
    <h4 className={panel.heading}>
      <ToolIcon name={icon} />
      {words}
    </h4>
    {because.length > 0 && <Nodes nodes={because} session={session} onAsk={onAsk} />}
  </section>
)
