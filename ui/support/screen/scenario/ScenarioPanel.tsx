import * as E from 'fp-ts/Either'
import { useMemo, useState } from 'react'
import type { ImportedLog } from '../../../../events/log/logExport/importPlan'
import { replayDifference } from '../../../../projections/replay/difference/replayDifference'
import { useStream } from '../../../useStream'
import { InfoBlock } from '../../../widgets/InfoBlock'
import { todaysRules } from '../../words/rulesWords'
import { QuestionPicker } from '../derivation/QuestionPicker'
import { ChangeList } from '../panel/ChangeList'
import panel from '../panel/Panel.module.css'
import type { ReplaySession } from '../session/replaySession'
import { ScenarioAnswerForm } from './ScenarioAnswerForm'
import { ScenarioDayForm } from './ScenarioDayForm'
import { type ScenarioCopy, scenarioCopyOnDay, scenarioCopyWith } from './scenarioCopy'

/**
 * The tab 'Wat als': makes a copy of the log with another day or answer, or says why not, and lists what changes and
 * what could not be repeated.
 */
export const ScenarioPanel = ({ original, blobs, scenarioCopy, onScenarioCopy, path, onAsk }: ScenarioPanelProps) => {
  const position = useStream(original.position$)
  const { replay } = original
  const from = scenarioCopy?.from ?? position
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <div className={panel.panel}>
      <p className="faint">
        Tot en met handeling {from} is de kopie zoals het logboek. Het logboek zelf blijft zoals het is.
      </p>
      {scenarioCopy !== null && <ScenarioOutcome original={original} scenarioCopy={scenarioCopy} onAsk={onAsk} />}
      <ScenarioDayForm
        key={from}
        replay={replay}
        from={from}
        onDay={date => onScenarioCopy(scenarioCopyOnDay(original, blobs, from, date))}
      />
      <section>
        <h3 className={panel.heading}>Een ander antwoord</h3>
        <QuestionPicker session={original} path={path} onAsk={onAsk} />
        {path !== null && (
          <ScenarioAnswerForm
            key={`${from} ${path}`}
            session={original}
            from={from}
            path={path}
            onAnswer={(value, words, carryOn) => {
              const created = scenarioCopyWith(
                original,
                blobs,
                from,
                { type: 'ChangeAnswer', path, value },
                words,
                carryOn,
              )
              setRefusal(E.isLeft(created) ? created.left : null)
              if (E.isRight(created)) onScenarioCopy(created.right)
            }}
          />
        )}
        <div role="status">{refusal !== null && <InfoBlock kind="warning">{refusal}</InfoBlock>}</div>
      </section>
    </div>
  )
}

type ScenarioPanelProps = Readonly<{
  /** The log itself, whatever copy of it is looked at. */
  original: ReplaySession
  blobs: ImportedLog['blobs']
  scenarioCopy: ScenarioCopy | null
  onScenarioCopy: (scenarioCopy: ScenarioCopy) => void
  /** The question that is to be answered otherwise. */
  path: string | null
  onAsk: (path: string) => void
}>

type ScenarioOutcomeProps = Readonly<{
  original: ReplaySession
  scenarioCopy: ScenarioCopy
  onAsk: (path: string) => void
}>

const ScenarioOutcome = ({ original: { replay, recorded }, scenarioCopy, onAsk }: ScenarioOutcomeProps) => {
  const { catalogue } = replay
  const after = scenarioCopy.session.replay.at(scenarioCopy.at)
  const effects = useMemo(
    () => replayDifference(catalogue, replay.at(scenarioCopy.from), after),
    [catalogue, replay, scenarioCopy.from, after],
  )
  return (
    <section className={`flagged ${panel.copy}`} aria-label="Wat er dan volgt">
      <h3 className={panel.heading}>{scenarioCopy.words}</h3>
      {!recorded.isJudgedByOwnRules(scenarioCopy.from) && <p className="faint">{todaysRules}</p>}
      <ChangeList catalogue={catalogue} effects={effects} onWhy={onAsk} emptyWords="Dan verandert er niets." />
      {scenarioCopy.leftOut.length > 0 && (
        <p>
          {scenarioCopy.leftOut.length === 1
            ? 'Eén handeling van de klant daarna kan in de kopie niet meer.'
            : `${scenarioCopy.leftOut.length} handelingen van de klant daarna kunnen in de kopie niet meer.`}
        </p>
      )}
      {scenarioCopy.endsAt !== null && (
        <p>
          De kopie eindigt bij wat in het logboek handeling {scenarioCopy.endsAt} is: daar zou het portaal iets anders
          hebben geantwoord. Wat de klant daarna zag en deed, volgde op het antwoord van toen.
        </p>
      )}
    </section>
  )
}
