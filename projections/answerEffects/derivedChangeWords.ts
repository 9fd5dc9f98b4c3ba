/**
 * Gives the words, by path, for visible answers that another answer filled in, emptied or changed, and for answers
 * reused from another step.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import { answerReuseTexts } from '../../domain/texts/answerReuseTexts'
import type { IntentOf } from '../../events/record/intent'
import type { RecordWithIntent } from '../../events/record/surveyRecord'
import type { FieldView } from '../tree/fieldView'
import { findField } from '../tree/findNode'
import type { SurveyTree } from '../tree/surveyTree'

const noWords: ReadonlyMap<string, string> = new Map()

const changeWords = (before: FieldView, now: FieldView): string => {
  const { question } = now.slot
  if (isEmptyAnswer(question, now.value)) return `${question.title} is leeggemaakt`
  return isEmptyAnswer(question, before.value) ? `${question.title} is ingevuld` : `${question.title} is aangepast`
}

/** The answers of the record that a screen can tell of. A looked-up address and a home tell of themselves. */
const announcedPaths = (catalogue: Catalogue, { events }: RecordWithIntent): readonly string[] =>
  events.flatMap(event => {
    if (event.type !== 'AnswerChanged') return []
    const question = slotAddress(catalogue, event.path)?.slot.question
    const isTold = question !== undefined && question.kind !== 'stored' && !catalogue.filledAt.has(question)
    return isTold ? [event.path] : []
  })

/** That answers were taken over, by the step where they were; of a home alone, at the place where homes are searched. */
const reuseWords = (
  catalogue: Catalogue,
  { events }: RecordWithIntent,
  { step, from }: IntentOf<'reuse'>,
): ReadonlyMap<string, string> => {
  const paths = events.flatMap(event => (event.type === 'AnswerChanged' ? [event.path] : []))
  const homes = paths.map(path => {
    const slot = catalogue.slotAt.get(path)
    return slot === undefined ? undefined : catalogue.homeOf.get(slot.question)
  })
  const [home] = homes
  const title = catalogue.stepAt.get(from)?.title ?? ''
  const isHome = home !== undefined && homes.every(one => one === home)
  return isHome
    ? new Map([[home.path, answerReuseTexts.homeDone(title)]])
    : new Map([[step, answerReuseTexts.done(title)]])
}

/**
 * Words for each visible question whose answer another answer changed, by path. Derived from the record and the trees before
 * and after it alone, so that a replay gives the same.
 */
export const derivedChangeWords = (
  catalogue: Catalogue,
  before: SurveyTree,
  after: SurveyTree,
  record: RecordWithIntent,
): ReadonlyMap<string, string> => {
  const { intent } = record
  if (intent.tag === 'reuse') return reuseWords(catalogue, record, intent)
  if (intent.tag !== 'answer') return noWords
  // The customer's own answer comes first, then what it brought about.
  const [, ...derived] = announcedPaths(catalogue, record)
  if (derived.length === 0) return noWords
  return new Map(
    derived.flatMap(path => {
      const [was, now] = [findField(catalogue, before, path), findField(catalogue, after, path)]
      return was === null || now === null || !now.visible ? [] : [[path, changeWords(was, now)] as const]
    }),
  )
}
