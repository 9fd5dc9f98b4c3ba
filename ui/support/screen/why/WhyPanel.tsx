import { useMemo } from 'react'
import { doubtsOf } from '../../../../projections/doubts/doubtsOf'
import { questionTitle } from '../../../../projections/questionTitle'
import { why } from '../../../../projections/replay/why'
import { whyDoubted } from '../../../../projections/replay/whyDoubted'
import type { WhyAspect } from '../../../../projections/replay/whyNode'
import { useStream } from '../../../useStream'
import { classNames } from '../../../widgets/classNames'
import { todaysRules } from '../../words/rulesWords'
import panel from '../beside/Panel.module.css'
import { useLongText } from '../LongText'
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
  const rest = { session, onAsk }
  const titleOf = (one: string): string => questionTitle(replay.catalogue, replay.at(position).tree, one)
  const told = useMemo(() => (path === null ? null : why(replay, position, path)), [replay, position, path])
  const doubted = useMemo(
    () => (path === null ? [] : whyDoubted(replay, doubtsOf(replay.catalogue), position, path)),
    [replay, position, path],
  )
  return (
    <div className={panel.panel}>
      <FieldChoice session={session} path={path} onAsk={onAsk} />
      {last !== undefined && (
        <button type="button" className="link" onClick={onBack}>
          Terug naar {titleOf(last)}
        </button>
      )}
      {path !== null && told === null && <p>Deze vraag was er op dit moment nog niet, of niet meer.</p>}
      {told !== null && (
        <>
          {!session.drawn.isOwnAt(position) && <p className="faint">{todaysRules}</p>}
          <h3>{titleOf(told.path)}</h3>
          <Aspect aspect={told.wrong} icon={told.wrong.holds ? 'error' : 'check'} isOpen={told.wrong.holds} {...rest} />
          {doubted.map(one => (
            <Aspect key={one.words} aspect={one} icon={one.holds ? 'why' : 'check'} isOpen={one.holds} {...rest} />
          ))}
          <Aspect aspect={told.value} icon="pencil" isOpen={!told.wrong.holds} {...rest} />
          <Aspect aspect={told.visible} icon="screen" isOpen={!told.wrong.holds} {...rest} />
          <Aspect aspect={told.required} icon="why" isOpen={false} {...rest} />
        </>
      )}
    </div>
  )
}

type AspectProps = Readonly<{
  aspect: WhyAspect
  icon: ToolIconName
  isOpen: boolean
  session: Session
  onAsk: (path: string) => void
}>

const Aspect = ({ aspect: { words, because }, icon, isOpen, session, onAsk }: AspectProps) => {
  const [shown, more] = useLongText(words)
  const heading = (
    <h4 className={styles.said}>
      <ToolIcon name={icon} />
      {shown}
    </h4>
  )
  const className = classNames(styles.aspect, icon === 'error' && styles.wrong)
  if (because.length === 0)
    return (
      <section className={className}>
        {heading}
        {more}
      </section>
    )
  return (
    <details className={className} open={isOpen}>
      <summary>{heading}</summary>
      {more}
      <Nodes nodes={because} session={session} onAsk={onAsk} depth={0} />
    </details>
  )
}
