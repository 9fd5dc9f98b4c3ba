import type { GroupAnswers } from '../../domain/engine/answers'
import type { Catalogue, Group } from '../../domain/engine/catalogue'
import { listPath, slotPath } from '../../domain/engine/path'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import { answersRestored } from '../definitions/answersRestored'
import { customerLoaded } from '../definitions/customerLoaded'
import { dataRetrieved, retrievalSeen, retrievedLeft } from '../definitions/dataRetrieved'
import { lendersLoaded } from '../definitions/lendersLoaded'
import { calmScreenShown, screenShown, viewChosen } from '../definitions/screenShown'
import { settingLoaded } from '../definitions/settingLoaded'
import type { SurveyEvent } from '../record/surveyEvent'
import { withRetrieval } from '../state/evolveRetrieval'
import type { State } from '../state/state'
import type { Command } from './command'
import { confirmationEvent } from './confirmationEvent'
import { accept, type Decision, type DecisionContext } from './decision'

type Restore = Extract<Command, { type: 'RestoreAnswers' }>

/** Puts back what a damaged part of the log had come to; what the office told of this visit comes along. */
export const restoreAnswers = ({ catalogue }: DecisionContext, { rescue, opened }: Restore): Decision => {
  const { facts, loaded, invitation, office, lenders, iwizeIntegration, screen, calm } = rescue
  const told: readonly SurveyEvent[] = [
    ...(opened === null ? [] : [opened]),
    ...(loaded ? [customerLoaded({ invitation, office, partnerSession: facts.partnerSession })] : []),
    ...(lenders.digest === null
      ? []
      : [lendersLoaded({ digest: lenders.digest, lists: { companies: lenders.companies, labels: lenders.labels } })]),
    settingLoaded({ name: 'iwize_integration', on: iwizeIntegration }),
    ...(screen === null ? [] : [screenShown({ screen })]),
    ...(calm.on === null ? [] : [viewChosen({ calm: calm.on })]),
    ...(calm.at === null ? [] : [calmScreenShown({ step: calm.at.step, at: calm.at.screen, heldUp: calm.at.heldUp })]),
  ]
  return accept(
    ...told,
    restoredOf(catalogue, rescue),
    ...confirmedBefore(rescue),
    ...retrievedBefore(catalogue, rescue),
  )
}

/** What the customer confirmed: nobody is asked twice because of a disk. */
const confirmedBefore = ({ confirmed }: State): readonly SurveyEvent[] =>
  [...confirmed].map(([key, rested]) => confirmationEvent(key, rested))

/** What was retrieved, told again, with what the customer has said of it. */
const retrievedBefore = (catalogue: Catalogue, rescue: State): readonly SurveyEvent[] => {
  const { retrieval } = rescue
  if (retrieval === null) return []
  const { retrieved, placed, setAside, passedOver, at, seen } = retrieval
  const told = [...retrieval.told].map(([path, { open: _, at: __, ...rest }]) => ({ path, ...rest }))
  const again = dataRetrieved({ retrieved, told, placed, setAside, passedOver })
  const now = withRetrieval(catalogue, { ...rescue, retrieval: null }, at, again)
  const settled = [...now.told].filter(([path, { open }]) => open && retrieval.told.get(path)?.open !== true)
  return [again, ...settled.map(([path]) => retrievedLeft({ path })), ...(seen ? [retrievalSeen({})] : [])]
}

const restoredOf = (catalogue: Catalogue, { answers: groups, submitted, files, filesSent }: State) => {
  const items: { list: string; id: string }[] = []
  const answers: { path: string; value: Answer; own: boolean }[] = []
  const walk = (group: Group, { values, touched, lists }: GroupAnswers, ids: readonly string[]): void => {
    for (const [i, slot] of group.slots.entries()) {
      const value = values[i] ?? slot.question.initial
      const own = touched[i] ?? false
      if (own || !sameAnswer(value, slot.question.initial)) answers.push({ path: slotPath(slot, ids), value, own })
    }
    for (const [i, list] of group.lists.entries())
      for (const [n, id] of (lists[i]?.ids ?? []).entries()) {
        items.push({ list: listPath(list, ids), id })
        const item = lists[i]?.items[n]
        if (item !== undefined) walk(list.item, item, [...ids, id])
      }
  }
  for (const [i, group] of catalogue.groups.entries()) {
    const held = groups[i]
    if (held !== undefined) walk(group, held, [])
  }
  return answersRestored({ items, answers, submitted: [...submitted.keys()], files, filesSent: [...filesSent] })
}
