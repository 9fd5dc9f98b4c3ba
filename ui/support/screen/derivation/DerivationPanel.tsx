import { useMemo } from 'react'
import { doubtsOf } from '../../../../projections/doubts/doubtsOf'
import type { DerivationAspect } from '../../../../projections/replay/derivation/derivation'
import { derivation } from '../../../../projections/replay/derivation/derivation'
import { doubtDerivation } from '../../../../projections/replay/derivation/doubtDerivation'
import { questionTitle } from '../../../../projections/wording/questionTitle'
import { useStream } from '../../../useStream'
import { classNames } from '../../../widgets/classNames'
import { ToolIcon, type ToolIconName } from '../../icon/ToolIcon'
import { todaysRules } from '../../words/rulesWords'
import { useLongText } from '../page/LongText'
import panel from '../panel/Panel.module.css'
import type { ReplaySession } from '../session/replaySession'
import { DerivationNodes } from './DerivationNodes'
import styles from './DerivationPanel.module.css'
import { QuestionPicker } from './QuestionPicker'

/**
 * The tab 'Waarom?': choose a question and see why it is wrong, doubted, filled, visible and required, as trees of
 * causes, with a way back to the previous question.
 */
export const DerivationPanel = ({ session, askedPaths, onAsk, onBack }: DerivationPanelProps) => {
  const path = askedPaths.at(-1) ?? null
  const last = askedPaths.at(-2)
  const position = useStream(session.position$)
  const { replay } = session
  const rest = { session, onAsk }
  const titleOf = (one: string): string => questionTitle(replay.catalogue, replay.at(position).tree, one)
  const found = useMemo(() => (path === null ? null : derivation(replay, position, path)), [replay, position, path])
  const doubted = useMemo(
    () => (path === null ? [] : doubtDerivation(replay, doubtsOf(replay.catalogue), position, path)),
    [replay, position, path],
  )
  return (
    <div className={panel.panel}>
      <QuestionPicker session={session} path={path} onAsk={onAsk} />
      {last !== undefined && (
        <button type="button" className="link" onClick={onBack}>
          Terug naar {titleOf(last)}
        </button>
      )}
      {path !== null && found === null && <p>Deze vraag was er op dit moment nog niet, of niet meer.</p>}
      {found !== null && (
        <>
          {!session.recorded.isJudgedByOwnRules(position) && <p className="faint">{todaysRules}</p>}
          <h3>{titleOf(found.path)}</h3>
          <Aspect
            aspect={found.wrong}
            icon={found.wrong.holds ? 'error' : 'check'}
            isOpen={found.wrong.holds}
            {...rest}
          />
          {doubted.map(one => (
            <Aspect key={one.words} aspect={one} icon={one.holds ? 'why' : 'check'} isOpen={one.holds} {...rest} />
          ))}
          <Aspect aspect={found.value} icon="pencil" isOpen={!found.wrong.holds} {...rest} />
          <Aspect aspect={found.visible} icon="screen" isOpen={!found.wrong.holds} {...rest} />
          <Aspect aspect={found.required} icon="why" isOpen={false} {...rest} />
        </>
      )}
    </div>
  )
}

type DerivationPanelProps = Readonly<{
  session: ReplaySession
  /** The questions that were asked about, the present one last. */
  askedPaths: readonly string[]
  onAsk: (path: string) => void
  onBack: () => void
}>

type AspectProps = Readonly<{
  aspect: DerivationAspect
  icon: ToolIconName
  isOpen: boolean
  session: ReplaySession
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
      <DerivationNodes nodes={because} session={session} onAsk={onAsk} depth={0} />
    </details>
  )
}
