import { type ComponentType, memo, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react'
import { readAs, typedOther } from '../../../domain/engine/kinds/kinds'
import type { Answer } from '../../../domain/language/answer'
import type { Kind, Question } from '../../../domain/language/question'
import { roundedTo } from '../../../domain/texts/wizardTexts'
import { aboutOf } from '../../../projections/aboutOf'
import { type FieldView, sameButValue } from '../../../projections/fieldView'
import { type Judged, wrongWords } from '../../../projections/wrong'
import { AskedLine } from '../doubts/AskedLine'
import { useAnswer, useField, usePortal } from '../portal'
import { bindings } from '../questions/bindings'
import type { Bound } from '../questions/bound'
import { useAftermath, useTold } from './aftermath'
import { CardSourceContext } from './cardSource'
import { OriginLine } from './OriginLine'
import { ToldContext, useOrigin, useProvenance } from './origin'
import { useAnswering } from './useAnswering'

type QuestionFieldProps = Readonly<{
  path: string
  judged: Judged
  /** What the office said of this answer; shows until the answer changes. */
  refusal: string | null
  children?: ReactNode
}>

const isTyped = (question: Question): boolean =>
  question.kind === 'text' || question.kind === 'date' || (question.kind === 'number' && !question.readOnly)

/** What is typed stands in its field already, which follows the answer by itself; an empty one may be wrong from now on. */
const sameButTyped = (a: FieldView | null, b: FieldView | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    isTyped(a.slot.question) &&
    sameButValue(a, b) &&
    (a.error === null || a.given === b.given))

/**
 * One question with its widget; it renders when this question changes, and at nothing else: not at what is typed into it,
 * unless beside it stands where the answer came from.
 */
export const QuestionField = memo(({ path, ...rest }: QuestionFieldProps) => {
  const isTold = useContext(ToldContext)?.has(path) === true
  const view = useField(path, isTold ? undefined : sameButTyped)
  return view === null || !view.visible ? null : <ShownQuestion path={path} view={view} {...rest} />
})

const ShownQuestion = ({ path, view, judged, refusal, children }: QuestionFieldProps & { view: FieldView }) => {
  const portal = usePortal()
  const { drafts } = portal
  const { question } = view.slot
  const wrong = wrongWords(view, judged)
  const aftermath = useAftermath()
  const give = useAnswering()
  const note = useTold(path)
  const provenance = useProvenance(portal, path, view)
  const own = useOrigin(portal, path, provenance)
  // What its card says of all its answers is not said again of each.
  const origin = useContext(CardSourceContext) === own?.words && own?.onBack === undefined ? undefined : own
  const typed = useRef<string | null>(null)
  const answer = useCallback(
    (value: Answer): void => {
      give(path, value, typed.current === null ? undefined : typedOther(question, typed.current))
    },
    [give, path, question],
  )
  const onDraft = useCallback(
    (text: string | null): void => {
      if (text !== null) drafts.keep(path, text)
      else {
        drafts.drop(path)
        const words = typed.current === null ? null : readAs(question, typed.current)
        aftermath.tellAt(path, words === null ? null : roundedTo(question.title, words))
      }
      typed.current = text
    },
    [drafts, path, question, aftermath],
  )
  const about = useMemo(() => aboutOf(portal.catalogue, view.slot), [portal, view.slot])
  // The registry gives each kind the widget of that kind, and `question` is of the kind it is looked up by.
  const Binding = bindings[question.kind] as ComponentType<Bound<Kind>>
  return (
    <Binding
      question={question}
      view={view}
      id={path}
      about={about.length === 0 ? undefined : about.join(', ')}
      error={wrong.message ?? refusal ?? undefined}
      reason={wrong.reason ?? undefined}
      note={note}
      origin={origin === undefined ? undefined : <OriginLine id={path} label={question.title} origin={origin} />}
      asked={portal.askedBack.saysOf(view.slot) ? <AskedLine slot={view.slot} path={path} /> : undefined}
      value$={useAnswer(path, view)}
      held={provenance?.held ?? false}
      required={view.required || undefined}
      answer={answer}
      onDraft={onDraft}
    >
      {children}
    </Binding>
  )
}
