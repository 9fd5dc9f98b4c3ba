import type { Slot } from '../../domain/engine/catalogue'
import { boxesAt, choosableAt, conditionHolds, rootScope } from '../../domain/engine/evaluation/evaluateQuestion'
import type { LoadedItem } from '../../domain/engine/loadedCustomer'
import { slotPath } from '../../domain/engine/path'
import type { AnswerScope, Situation } from '../../domain/engine/situation'
import { isAsked, isKeptEmpty, isListAsked } from '../../domain/engine/visitContext'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import { isoDateOf } from '../../domain/language/date'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { partOf } from '../projections/body'

/** What the office must find: how many items at the path of each list, and what stands at the path of each question. */
export interface ExpectedBody {
  readonly lengths: ReadonlyMap<string, number>
  readonly answers: ReadonlyMap<string, unknown>
}

type Given = ReadonlyMap<string, Answer>

/** The last answer at each path, whoever gave it. */
const lastAnswers = (records: readonly SurveyRecord[]): Given =>
  new Map(
    records
      .flatMap(({ events }) => events)
      .flatMap(event => (event.type === 'AnswerChanged' ? [[event.path, event.value] as const] : [])),
  )

/** The paths that the customer answered. */
const ownPaths = (records: readonly SurveyRecord[]): ReadonlySet<string> =>
  new Set(
    records
      .filter(({ by }) => by === 'customer')
      .flatMap(({ events }) => events.flatMap(event => (event.type === 'AnswerChanged' ? [event.path] : []))),
  )

const presumedAt = (situation: Situation, place: AnswerScope, { question: { presumed } }: Slot): Answer | null =>
  presumed !== null && conditionHolds(situation, place, presumed.when) ? presumed.answer : null

const defaultOf = (situation: Situation, place: AnswerScope, slot: Slot): Answer =>
  presumedAt(situation, place, slot) ?? slot.question.initial

/** An answer that can no longer be given, because what it needed is gone, is none. */
const stillThere = (situation: Situation, place: AnswerScope, { question }: Slot, given: Answer): Answer => {
  if (question.kind === 'choice')
    return choosableAt(situation, place, question, given).some(({ value }) => value === given) ? given : question.none
  if (question.kind !== 'boxes' || !Array.isArray(given)) return given
  const keys: readonly string[] = boxesAt(situation, place, question.boxes).map(({ key }) => key)
  return given.filter((key: string) => keys.includes(key))
}

/** What is presumed (older than 67) goes before what was loaded, asked or not; never before what the customer said. */
const expectedAnswer = (
  situation: Situation,
  place: AnswerScope,
  slot: Slot,
  given: Answer | undefined,
  isOwn: boolean,
): Answer => {
  const presumed = isOwn ? null : presumedAt(situation, place, slot)
  if (presumed !== null && (!isAsked(situation, slot) || conditionHolds(situation, place, slot.condition)))
    return presumed
  if (!isAsked(situation, slot)) return given ?? slot.question.initial
  const counts = conditionHolds(situation, place, slot.condition) ? given : undefined
  const answer = counts === undefined ? undefined : stillThere(situation, place, slot, counts)
  return answer === undefined || sameAnswer(answer, slot.question.initial) ? defaultOf(situation, place, slot) : answer
}

const onWire = ({ question }: Slot, answer: Answer): unknown => {
  const { title } = question
  if (question.kind === 'date') return { title, value: answer === '' ? '' : isoDateOf(String(answer)) }
  if (question.kind !== 'boxes') return { title, value: answer }
  const isTicked = (key: string): boolean => Array.isArray(answer) && answer.includes(key)
  const boxes = question.boxes.map(({ key, label }) => [key, { title: label, value: isTicked(key) ? 1 : 0 }])
  return { title, questions: Object.fromEntries(boxes) }
}

/** What must arrive, told from the log and the conditions, and for what this type never asks from what was loaded. */
export const expectedBody = (
  situation: Situation,
  loaded: LoadedItem,
  records: readonly SurveyRecord[],
): ExpectedBody => {
  const given = lastAnswers(records)
  const own = ownPaths(records)
  const lengths = new Map<string, number>()
  const answers = new Map<string, unknown>()

  /** @param known what the office sent for this very place, where the visit leaves it alone. */
  const expectGroup = (place: AnswerScope, at: string, ids: readonly string[], known: LoadedItem | undefined): void => {
    for (const slot of place.group.slots) {
      const path = slotPath(slot, ids)
      const wire = at + slot.path.replace(/\.value$/, '')
      answers.set(wire, onWire(slot, expectedAnswer(situation, place, slot, given.get(path), own.has(path))))
      const isLeftAlone = !isAsked(situation, slot) && presumedAt(situation, place, slot) === null
      const scalar = isLeftAlone ? known?.values.get(slot.path) : undefined
      if (scalar !== undefined) answers.set(wire, { title: slot.question.title, value: scalar })
      // A new part of a mortgage that the office knows is a part of that one.
      const owner = slot.path === 'mortgage_id' ? answers.get(at.replace(/[^.]+\.\d+\.$/, 'id')) : undefined
      if (owner !== undefined && partOf(answers.get(wire), 'value') === '')
        answers.set(wire, { title: slot.question.title, value: partOf(owner, 'value') })
    }
    for (const list of place.group.lists) {
      const held = place.answers.lists[list.index]
      const isLeft = !isListAsked(situation, list)
      const shows = isLeft ? !isKeptEmpty(situation, list) : conditionHolds(situation, place, list.gate.condition)
      const wire = at + list.path
      const sent = known?.lists.get(list.path)
      lengths.set(wire, !shows ? 0 : isLeft && known !== undefined ? (sent?.length ?? 0) : (held?.ids.length ?? 0))
      if (!shows) continue
      for (const [n, item] of (held?.items ?? []).entries()) {
        const within = { group: list.item, answers: item, outer: place }
        expectGroup(within, `${wire}.${n}.`, [...ids, held?.ids[n] ?? ''], isLeft ? sent?.[n] : undefined)
      }
    }
  }

  for (const group of situation.catalogue.groups) {
    const place = group.within === null ? rootScope(situation, group) : null
    if (place !== null) expectGroup(place, '', [], loaded)
  }
  return { lengths, answers }
}
