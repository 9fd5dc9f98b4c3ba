/**
 * Decides the events that restore the state that a damaged part of the log led to, by one row per field of the
 * state.
 */
import type { GroupAnswers } from '../../domain/engine/answers'
import type { Catalogue, Group } from '../../domain/engine/catalogue'
import { listPath, slotPath } from '../../domain/engine/path'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import { actionUndone } from '../definitions/actionUndone'
import { answersRestored } from '../definitions/answersRestored'
import { customerLoaded } from '../definitions/customerLoaded'
import { dataRetrieved, retrievalSeen, retrievedLeft } from '../definitions/dataRetrieved'
import { dayBegan } from '../definitions/dayBegan'
import { lendersLoaded } from '../definitions/lendersLoaded'
import { calmScreenShown, screenShown, viewChosen } from '../definitions/screenShown'
import { settingLoaded } from '../definitions/settingLoaded'
import { styleLoaded } from '../definitions/styleLoaded'
import { valuesKept } from '../definitions/valuesKept'
import type { SurveyEvent } from '../record/surveyEvent'
import { answerBeside } from '../state/evolveKept'
import type { State } from '../state/state'
import { withRetrieval } from '../state/withRetrieval'
import type { Command } from './command'
import { confirmationEvent } from './confirmationEvent'
import { acceptAll, type Decision, type DecisionContext } from './decision'

type Restore = Extract<Command, { type: 'RestoreAnswers' }>

/** What comes back of: `before`, the state that the records before the damage lead to; `rescue`, that of the damaged log. */
interface Restoring {
  readonly catalogue: Catalogue
  readonly before: State
  readonly rescue: State
  readonly opened: Restore['opened']
}

/** The events that bring a field back; the field whose events bring this one as well; or why it does not come back. */
type RestoreRow =
  | ((restoring: Restoring) => readonly SurveyEvent[])
  | { readonly with: keyof State }
  | { readonly not: string }

/** All answers, items and documents, and the steps that were submitted. */
const answersBefore = ({ catalogue, rescue }: Restoring): readonly SurveyEvent[] => {
  const { answers: groups, submitted, files, filesSent } = rescue
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
  return [answersRestored({ items, answers, submitted: [...submitted.keys()], files, filesSent: [...filesSent] })]
}

/**
 * The office's own JSON of the answers that still say what they said when it came. It is told behind the answers: an event
 * that keeps it holds it beside the answer that stands there then.
 */
const keptBefore = ({ catalogue, before, rescue }: Restoring): readonly SurveyEvent[] => {
  const values = [...rescue.kept].flatMap(([path, { json, as }]): [string, string][] =>
    sameAnswer(answerBeside(catalogue, rescue.answers, path), as) ? [[path, json]] : [],
  )
  const said = new Set(values.map(([path]) => path))
  const gone = [...before.kept.keys()].flatMap((path): [string, null][] => (said.has(path) ? [] : [[path, null]]))
  return values.length + gone.length === 0 ? [] : [valuesKept({ values: [...values, ...gone] })]
}

/** What was retrieved, told again, with what the customer has said of it. */
const retrievedBefore = ({ catalogue, rescue }: Restoring): readonly SurveyEvent[] => {
  const { retrieval } = rescue
  if (retrieval === null) return []
  const { retrieved, placed, setAside, passedOver, at, seen } = retrieval
  const told = [...retrieval.told].map(([path, { open: _, at: __, ...rest }]) => ({ path, ...rest }))
  const again = dataRetrieved({ retrieved, told, placed, setAside, passedOver })
  const now = withRetrieval(catalogue, { ...rescue, retrieval: null }, at, again)
  const settled = [...now.told].filter(([path, { open }]) => open && retrieval.told.get(path)?.open !== true)
  return [again, ...settled.map(([path]) => retrievedLeft({ path })), ...(seen ? [retrievalSeen({})] : [])]
}

/** A row for each field of the state. The events come in the order of the rows: the answers are judged by what precedes them. */
export const restoreRows: { readonly [K in keyof State]: RestoreRow } = {
  facts: ({ rescue: { facts }, opened }) => [
    ...(opened === null ? [] : [opened]),
    ...(facts.today === '' || facts.today === opened?.today ? [] : [dayBegan({ today: facts.today })]),
  ],
  loaded: ({ rescue: { loaded, invitation, office, facts } }) =>
    loaded ? [customerLoaded({ invitation, office, partnerSession: facts.partnerSession })] : [],
  invitation: { with: 'loaded' },
  office: { with: 'loaded' },
  lenders: ({ rescue: { lenders } }) =>
    lenders.digest === null
      ? []
      : [lendersLoaded({ digest: lenders.digest, lists: { companies: lenders.companies, labels: lenders.labels } })],
  iwizeIntegration: ({ rescue }) => [settingLoaded({ name: 'iwize_integration', on: rescue.iwizeIntegration })],
  look: ({ rescue: { look } }) => (look === null ? [] : [styleLoaded(look)]),
  screen: ({ rescue: { screen } }) => (screen === null ? [] : [screenShown({ screen })]),
  calm: ({ rescue: { calm } }) => [
    ...(calm.on === null ? [] : [viewChosen({ calm: calm.on })]),
    ...(calm.at === null ? [] : [calmScreenShown({ step: calm.at.step, at: calm.at.screen, heldUp: calm.at.heldUp })]),
  ],
  answers: answersBefore,
  submitted: { with: 'answers' },
  files: { with: 'answers' },
  filesSent: { with: 'answers' },
  kept: keptBefore,
  lookedUp: ({ rescue: { lookedUp } }) =>
    lookedUp.size === 0 ? [] : [actionUndone({ of: [], free: [], lookedUp: [...lookedUp], offered: [], reopened: [] })],
  confirmed: ({ before, rescue: { confirmed } }) => [
    ...[...before.confirmed.keys()].filter(key => !confirmed.has(key)).map(key => confirmationEvent(key, [])),
    ...[...confirmed].map(([key, rested]) => confirmationEvent(key, rested)),
  ],
  retrieval: retrievedBefore,
  begun: { not: 'the answers of the customer say it' },
  asked: { not: 'it is of the screen of now' },
  wanted: { not: 'it is asked again' },
  lookUps: { not: 'it is asked again' },
  homes: { not: 'it is asked again' },
  copy: { not: 'no event says when it was given' },
  sending: { not: 'nothing is restored while anything is sent' },
  attempt: { not: 'nothing is restored while anything is sent' },
}

export const restoreAnswers = ({ catalogue, state: before }: DecisionContext, { rescue, opened }: Restore): Decision =>
  acceptAll(
    Object.values(restoreRows).flatMap(row =>
      typeof row === 'function' ? row({ catalogue, before, rescue, opened }) : [],
    ),
  )
