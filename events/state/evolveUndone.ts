/**
 * Applies `ActionUndone` to the state: ownership of answers, submitted steps, look-ups and offered values; the
 * record's earlier events restore answers and items.
 */
import { answerAt, asIfAnswered } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import type { SurveyEvent } from '../record/surveyEvent'
import { noQuestions, type State } from './state'

type Undone = Extract<SurveyEvent, { type: 'ActionUndone' }>

const freed = (catalogue: Catalogue, answers: State['answers'], path: string): State['answers'] => {
  const address = slotAddress(catalogue, path)
  const value = address === null ? undefined : answerAt(answers, address)
  return address === null || value === undefined ? answers : asIfAnswered(answers, address, value, false)
}

/** Nothing of it is sought again: what was found stands there again. */
const foundAgain = (catalogue: Catalogue, lookUps: State['lookUps'], paths: readonly string[]): State['lookUps'] => {
  const blocks = paths.flatMap(path => {
    const question = slotAddress(catalogue, path)?.slot.question
    return (question === undefined ? undefined : catalogue.filledAt.get(question)) ?? []
  })
  return blocks.length === 0 ? lookUps : new Map([...lookUps, ...blocks.map(at => [at, 'found'] as const)])
}

const offeredAgain = (retrieval: State['retrieval'], paths: readonly string[]): State['retrieval'] => {
  if (retrieval === null || paths.length === 0) return retrieval
  const told = new Map(retrieval.told)
  for (const path of paths) {
    const one = told.get(path)
    if (one !== undefined) told.set(path, { ...one, open: true })
  }
  return { ...retrieval, told }
}

export const evolveUndone = (catalogue: Catalogue, state: State, event: Undone): State => ({
  ...state,
  answers: event.free.reduce((answers, path) => freed(catalogue, answers, path), state.answers),
  submitted: new Map([...state.submitted].filter(([step]) => !event.reopened.includes(step))),
  asked: event.reopened.length === 0 ? state.asked : noQuestions,
  lookUps: foundAgain(catalogue, state.lookUps, event.lookedUp),
  lookedUp: event.lookedUp.length === 0 ? state.lookedUp : new Set([...state.lookedUp, ...event.lookedUp]),
  retrieval: offeredAgain(state.retrieval, event.offered),
})
