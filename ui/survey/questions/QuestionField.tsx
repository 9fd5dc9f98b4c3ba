/** Shows one question with its widget, error, provenance and doubt; keeps its draft and dispatches its answer. */
import { type ComponentType, memo, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react'
import { isTypedQuestion, textReadAs, textReadDifferently } from '../../../domain/engine/kinds/kinds'
import type { Answer } from '../../../domain/language/answer'
import type { Question, QuestionKind } from '../../../domain/language/question'
import { roundedTo } from '../../../domain/texts/questionTexts'
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
  errorScope: ErrorScope
  /** What the office said of this answer; shows until the answer changes. */
  refusal: string | null
  children?: ReactNode
}>

const isTyped = (question: Question): boolean =>
  isTypedQuestion(question) && !(question.kind === 'number' && question.readOnly)

/** Ignores the typed value, because the field follows the answer itself; not where an empty answer becomes an error. */
const sameButTyped = (a: FieldView | null, b: FieldView | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    isTyped(a.slot.question) &&
    sameButValue(a, b) &&
    (a.error === null || a.given === b.given))

/**
 * One question with its widget; renders only when this question changes, and not at typed text, unless its provenance
 * shows.
 */
export const QuestionField = memo(({ path, ...rest }: QuestionFieldProps) => {
  const isRetrieved = useContext(RetrievedPathsContext)?.has(path) === true
  const view = useField(path, isRetrieved ? undefined : sameButTyped)
  return view === null || !view.visible ? null : <ShownQuestion path={path} view={view} {...rest} />
})

const ShownQuestion = ({ path, view, errorScope, refusal, children }: QuestionFieldProps & { view: FieldView }) => {
  const survey = useSurvey()
  const { drafts } = survey
  const { question } = view.slot
  const wrong = shownErrorWords(view, errorScope)
  const consequences = useConsequences()
  const changeAnswer = useChangeAnswer()
  const consequence = useConsequenceAt(path)
  const provenance = useProvenance(survey, path, view)
  const ownNote = useProvenanceNote(survey, path, provenance)
  // The card already names the source of all its answers.
  const provenanceNote =
    useContext(CardSourceContext) === ownNote?.words && ownNote?.onBack === undefined ? undefined : ownNote
  const typed = useRef<string | null>(null)
  const answer = useCallback(
    (value: Answer): void => {
      changeAnswer(path, value, typed.current === null ? undefined : textReadDifferently(question, typed.current))
    },
    [changeAnswer, path, question],
  )
  const onDraft = useCallback(
    (text: string | null): void => {
      if (text !== null) drafts.keep(path, text)
      else {
        drafts.drop(path)
        const words = typed.current === null ? null : textReadAs(question, typed.current)
        consequences.showAt(path, words === null ? null : roundedTo(question.title, words))
      }
      typed.current = text
    },
    [drafts, path, question, consequences],
  )
  const about = useMemo(() => explanationSubject(survey.catalogue, view.slot), [survey, view.slot])
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
      consequence={consequence}
      provenanceLine={
        provenanceNote === undefined ? undefined : (
          <ProvenanceLine id={path} label={question.title} note={provenanceNote} />
        )
      }
      doubtLine={survey.doubtFeed.canRemarkOn(view.slot) ? <DoubtLine slot={view.slot} path={path} /> : undefined}
      value$={useAnswer(path, view)}
      isReadOnly={provenance?.isLocked ?? false}
      required={view.required || undefined}
      answer={answer}
      onDraft={onDraft}
    >
      {children}
    </Binding>
  )
}
