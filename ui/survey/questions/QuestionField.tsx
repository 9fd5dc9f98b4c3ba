import { type ComponentType, memo, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react'
import { textReadAs, textReadDifferently } from '../../../domain/engine/kinds/kinds'
import type { Answer } from '../../../domain/language/answer'
import type { Question, QuestionKind } from '../../../domain/language/question'
import { roundedTo } from '../../../domain/texts/wizardTexts'
import { type ErrorScope, shownErrorWords } from '../../../projections/steps/fieldErrors'
import { type FieldView, sameButValue } from '../../../projections/tree/fieldView'
import { explanationSubject } from '../../../projections/wording/explanationSubject'
import { useConsequenceAt, useConsequences } from '../../surveyContext/consequences'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useAnswer, useField } from '../../surveyContext/useField'
import { DoubtLine } from '../doubts/DoubtLine'
import { CardSourceContext } from '../provenance/cardSourceContext'
import { ProvenanceLine } from '../provenance/ProvenanceLine'
import { RetrievedPathsContext } from '../provenance/retrievedPathsContext'
import { useProvenance } from '../provenance/useProvenance'
import { useProvenanceNote } from '../provenance/useProvenanceNote'
import type { BoundQuestion } from './boundQuestion'
import { questionBindings } from './questionBindings'
import { useChangeAnswer } from './useChangeAnswer'

type QuestionFieldProps = Readonly<{
  path: string
  judged: ErrorScope
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
  const isTold = useContext(RetrievedPathsContext)?.has(path) === true
  const view = useField(path, isTold ? undefined : sameButTyped)
  return view === null || !view.visible ? null : <ShownQuestion path={path} view={view} {...rest} />
})

const ShownQuestion = ({ path, view, judged, refusal, children }: QuestionFieldProps & { view: FieldView }) => {
  const portal = useSurvey()
  const { drafts } = portal
  const { question } = view.slot
  const wrong = shownErrorWords(view, judged)
  const aftermath = useConsequences()
  const give = useChangeAnswer()
  const note = useConsequenceAt(path)
  const provenance = useProvenance(portal, path, view)
  const own = useProvenanceNote(portal, path, provenance)
  // What its card says of all its answers is not said again of each.
  const origin = useContext(CardSourceContext) === own?.words && own?.onBack === undefined ? undefined : own
  const typed = useRef<string | null>(null)
  const answer = useCallback(
    (value: Answer): void => {
      give(path, value, typed.current === null ? undefined : textReadDifferently(question, typed.current))
    },
    [give, path, question],
  )
  const onDraft = useCallback(
    (text: string | null): void => {
      if (text !== null) drafts.keep(path, text)
      else {
        drafts.drop(path)
        const words = typed.current === null ? null : textReadAs(question, typed.current)
        aftermath.tellAt(path, words === null ? null : roundedTo(question.title, words))
      }
      typed.current = text
    },
    [drafts, path, question, aftermath],
  )
  const about = useMemo(() => explanationSubject(portal.catalogue, view.slot), [portal, view.slot])
  // The registry gives each kind the widget of that kind, and `question` is of the kind it is looked up by.
  const Binding = questionBindings[question.kind] as ComponentType<BoundQuestion<QuestionKind>>
  return (
    <Binding
      question={question}
      view={view}
      id={path}
      about={about.length === 0 ? undefined : about.join(', ')}
      error={wrong.message ?? refusal ?? undefined}
      reason={wrong.reason ?? undefined}
      note={note}
      origin={origin === undefined ? undefined : <ProvenanceLine id={path} label={question.title} origin={origin} />}
      asked={portal.askedBack.saysOf(view.slot) ? <DoubtLine slot={view.slot} path={path} /> : undefined}
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
