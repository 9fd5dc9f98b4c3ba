import { type ComponentType, useMemo, useState } from 'react'
import { slotAddress } from '../../../../domain/engine/path'
import type { Answer } from '../../../../domain/language/answer'
import type { QuestionKind } from '../../../../domain/language/question'
import { findField } from '../../../../projections/tree/findNode'
import { questionTitle } from '../../../../projections/wording/questionTitle'
import { shownAnswer } from '../../../../projections/wording/shownAnswer'
import type { BoundQuestion } from '../../../survey/questions/boundQuestion'
import { questionBindings } from '../../../survey/questions/questionBindings'
import { SurveyContext } from '../../../surveyContext/surveyContext'
import { Button } from '../../../widgets/Button'
import { SmallCheckbox } from '../../../widgets/choices/SmallCheckbox'
import type { ReplaySession } from '../session/replaySession'
import styles from './ScenarioForm.module.css'

/**
 * The form in 'Wat als' for another answer to a question, with the customer's own widget, and the choice to let the
 * same happen afterwards as in the log.
 */
export const ScenarioAnswerForm = ({ session, from, path, onAnswer }: ScenarioAnswerFormProps) => {
  const { replay, survey } = session
  const field = useMemo(() => findField(replay.catalogue, replay.at(from).tree, path), [replay, from, path])
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [carryOn, setCarryOn] = useState(false)
  const question = slotAddress(replay.catalogue, path)?.slot.question
  if (field === null || question === undefined || question.kind === 'stored')
    return <p>Deze vraag kan op dit moment niet worden beantwoord.</p>
  const view = answer === null ? field : { ...field, value: answer }
  // The registry gives each kind the widget of that kind, and `question` is of the kind it is looked up by.
  const Binding = questionBindings[question.kind] as ComponentType<BoundQuestion<QuestionKind>>
  const words = `${questionTitle(replay.catalogue, replay.at(from).tree, path)}: ${shownAnswer(view) || 'leeg'}`
  return (
    <SurveyContext value={survey}>
      <div className={styles.answer}>
        <Binding
          question={question}
          view={view}
          id="wat-als"
          about={undefined}
          error={undefined}
          reason={undefined}
          consequence={undefined}
          provenanceLine={undefined}
          doubtLine={undefined}
          isReadOnly={false}
          required={field.required || undefined}
          answer={setAnswer}
          onDraft={nothing}
        />
      </div>
      <SmallCheckbox label="Laat daarna hetzelfde gebeuren als in het logboek" ticked={carryOn} onTick={setCarryOn} />
      <Button
        kind="primary"
        disabled={answer === null}
        onClick={() => answer !== null && onAnswer(answer, words, carryOn)}
      >
        Kijk wat er dan volgt
      </Button>
      {!field.visible && <p className="faint">Let op: deze vraag is op dit moment niet te zien.</p>}
    </SurveyContext>
  )
}

type ScenarioAnswerFormProps = Readonly<{
  session: ReplaySession
  /** The position at which it is answered otherwise. */
  from: number
  path: string
  onAnswer: (value: Answer, words: string, carryOn: boolean) => void
}>

const nothing = (): void => undefined
