import { type ComponentType, useMemo, useState } from 'react'
import { slotAddress } from '../../../../domain/engine/path'
import type { Answer } from '../../../../domain/language/answer'
import type { Kind } from '../../../../domain/language/question'
import { fieldAt } from '../../../../projections/lookUp'
import { questionTitle } from '../../../../projections/questionTitle'
import { shownAnswer } from '../../../../projections/shownAnswer'
import { PortalContext } from '../../../survey/portal'
import { bindings } from '../../../survey/questions/bindings'
import type { Bound } from '../../../survey/questions/bound'
import { Button } from '../../../widgets/Button'
import { SmallCheckbox } from '../../../widgets/chosen/SmallCheckbox'
import type { Session } from '../session'
import styles from './Otherwise.module.css'

type AnswerFormProps = Readonly<{
  session: Session
  /** The position at which it is answered otherwise. */
  from: number
  path: string
  onAnswer: (value: Answer, words: string, carryOn: boolean) => void
}>

const nothing = (): void => undefined

/** Another answer to a question, by the very control that the customer had. */
export const AnswerForm = ({ session, from, path, onAnswer }: AnswerFormProps) => {
  const { replay, portal } = session
  const field = useMemo(() => fieldAt(replay.catalogue, replay.at(from).tree, path), [replay, from, path])
  const [given, setGiven] = useState<Answer | null>(null)
  const [carryOn, setCarryOn] = useState(false)
  const question = slotAddress(replay.catalogue, path)?.slot.question
  if (field === null || question === undefined || question.kind === 'stored')
    return <p>Deze vraag kan op dit moment niet worden beantwoord.</p>
  const view = given === null ? field : { ...field, value: given }
  // The registry gives each kind the widget of that kind, and `question` is of the kind it is looked up by.
  const Binding = bindings[question.kind] as ComponentType<Bound<Kind>>
  const words = `${questionTitle(replay.catalogue, replay.at(from).tree, path)}: ${shownAnswer(view) || 'leeg'}`
  return (
    <PortalContext value={portal}>
      <div className={styles.answer}>
        <Binding
          question={question}
          view={view}
          id="wat-als"
          about={undefined}
          error={undefined}
          reason={undefined}
          note={undefined}
          origin={undefined}
          asked={undefined}
          held={false}
          required={field.required || undefined}
          answer={setGiven}
          onDraft={nothing}
        />
      </div>
      <SmallCheckbox label="Laat daarna hetzelfde gebeuren als in het logboek" ticked={carryOn} onTick={setCarryOn} />
      <Button
        kind="primary"
        disabled={given === null}
        onClick={() => given !== null && onAnswer(given, words, carryOn)}
      >
        Kijk wat er dan volgt
      </Button>
      {!field.visible && <p className="faint">Let op: deze vraag is op dit moment niet te zien.</p>}
    </PortalContext>
  )
}
