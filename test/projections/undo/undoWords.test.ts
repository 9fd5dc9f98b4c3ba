import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import type { Command } from '../../../events/decisions/command'
import { recordOf } from '../../../events/decisions/recordOf'
import { newestAction } from '../../../events/intent/intentReader'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { foldRecord } from '../../../events/state/fold'
import { initialState, situationOf } from '../../../events/state/state'
import { activitiesByDay, activityLog, activityWords } from '../../../projections/activityLog/activityLog'
import { actionLocation } from '../../../projections/logHistory/actionLocation'
import { actionWords } from '../../../projections/logHistory/actionWords'
import { createLogHistory } from '../../../projections/logHistory/logHistory'
import { surveyTree } from '../../../projections/tree/surveyTree'
import {
  type NextUndo,
  nextUndo,
  restoreAnswerCommand,
  restoreItemCommand,
  undoStateAt,
} from '../../../projections/undo/nextUndo'
import { undoOfferWords, undoRefusalWords, undoResultWords } from '../../../projections/undo/undoWords'
import { loaded } from '../../golden/recorder'
import { invitation } from '../portal'

const catalogue = compileCatalogue(survey)
const began = Date.UTC(2026, 10, 20, 22, 59, 0)

/** The office says the last name. */
const loads = ({ act }: { readonly act: (command: Command) => unknown }, name: string): void => {
  const customer = loaded({ 'customer.last_name': name })
  act({ type: 'LoadCustomer', invitation: invitation('full'), partnerSession: false, office: null, customer })
}

const visit = () => {
  const records: SurveyRecord[] = []
  let state = initialState(catalogue)
  const act = (command: Command): SurveyRecord => {
    const n = records.length
    const given = { command, id: `r${n}`, at: began + n * 20_000 }
    const outcome = recordOf(catalogue, state, n, given, newestAction(records))
    if (E.isLeft(outcome) || outcome.right === null) throw new Error(JSON.stringify(outcome))
    records.push(outcome.right)
    state = foldRecord(catalogue, state, outcome.right)
    return outcome.right
  }
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-21', build: 'b', rules: 'r' })
  loads({ act }, 'Jansen')
  const past = () => ({ history: createLogHistory(catalogue, records), seq: records.length })
  const view = () => ({ state, tree: surveyTree(situationOf(catalogue, state)) })
  const answer = (path: string, value: string | number): void => {
    act({ type: 'ChangeAnswer', path, value })
  }
  return { act, answer, past, view, records }
}

type Visited = ReturnType<typeof visit>

const will = ({ past, view }: Visited, way: 'undo' | 'redo' = 'undo'): string | null => {
  const { ready } = nextUndo(past(), view().state, way)
  return ready === null ? null : undoOfferWords(catalogue, view(), ready.entry, way)
}

const press = (one: Visited, way: 'undo' | 'redo' = 'undo'): string => {
  const { ready } = nextUndo(one.past(), one.view().state, way)
  if (ready === null) throw new Error('nothing to do')
  one.act(ready.command)
  return undoResultWords(catalogue, one.view(), undoStateAt(one.past()))
}

const deeds = ({ past, view }: Visited) =>
  activityLog(past()).map(deed => activityWords(catalogue, view(), past().history.names, deed))

describe('what is said of taking back', () => {
  test('beforehand what it will do, afterwards what was done', () => {
    const one = visit()
    one.answer('customer.last_name', 'Smit')
    expect(will(one)).toBe('Maak ongedaan: Achternaam, was Jansen')
    expect(press(one)).toBe('Ongedaan gemaakt. Achternaam is weer Jansen.')
    expect(will(one)).toBeNull()
    expect(will(one, 'redo')).toBe('Opnieuw doen: Achternaam, wordt Smit')
    expect(press(one, 'redo')).toBe('Opnieuw gedaan. Achternaam is weer Smit.')
    one.answer('customer.has_employers', 1)
    expect(will(one)).toBe("Maak ongedaan: 'Bent u in loondienst?', was leeg")
    expect(undoResultWords(catalogue, one.view(), undoStateAt(one.past()))).toBe('')
  })

  test('an item by its name, also when it is gone, and a step', () => {
    const one = visit()
    one.answer('customer.has_employers', 1)
    const [id = ''] = one.records.flatMap(({ events }) =>
      events.flatMap(event => (event.type === 'ItemAdded' ? [event.id] : [])),
    )
    one.answer(`customer.employers.${id}.name`, 'Bakkerij Jansen')
    one.act({ type: 'RemoveItem', list: 'customer.employers', id })
    expect(will(one)).toBe('Maak ongedaan: Werkgever: Bakkerij Jansen verwijderd')
    expect(press(one)).toBe('Ongedaan gemaakt. Werkgever 1: Bakkerij Jansen is terug.')
    one.act({ type: 'SubmitStep', step: 'personal_details' })
    expect(will(one)).toBe('Maak ongedaan: ‘Volgende stap’ bij Persoonlijke gegevens')
    expect(press(one)).toBe('Ongedaan gemaakt. Persoonlijke gegevens is nog niet afgerond.')
    expect(deeds(one).map(({ words }) => words)).toEqual(
      [
        'Ongedaan gemaakt: ‘Volgende stap’ bij Persoonlijke gegevens',
        '‘Volgende stap’ bij Persoonlijke gegevens',
        'Ongedaan gemaakt: Werkgever 1: Bakkerij Jansen verwijderd',
        'Werkgever 1: Bakkerij Jansen verwijderd',
        'Naam werkgever (Werkgever 1): Bakkerij Jansen',
        'Bent u in loondienst? Ja',
      ].map(words => words.replace('Naam werkgever', nameTitle)),
    )
  })

  test('of the check before sending it is not said that anything was sent, nor that one went on', () => {
    const called = { kind: 'submitted', step: 'complete', next: null, isRefused: false } as const
    expect(actionWords(catalogue, visit().view(), called)).toBe('Versturen geprobeerd')
    const last = { kind: 'submitted', step: 'questions_for_the_advisor', next: 'complete', isRefused: false } as const
    expect(actionWords(catalogue, visit().view(), last)).toMatch(/^‘Laatste stap’ bij /)
  })

  test('what stays says why, and leads to where one can do something about it', () => {
    const one = visit()
    one.act({ type: 'AttachFile', file: { name: 'loon.pdf', type: 'application/pdf', size: 1, digest: 'd' } })
    one.act({ type: 'RemoveFile', name: 'loon.pdf' })
    const { blocked } = nextUndo(one.past(), one.view().state, 'undo')
    expect(blocked === null ? '' : undoRefusalWords(catalogue, one.view(), blocked, 'undo')).toBe(
      'Document loon.pdf is gewist en komt niet terug. Kies het opnieuw als u het wilt meesturen.',
    )
    expect(deeds(one)).toEqual([
      {
        words: 'Document loon.pdf verwijderd',
        stays: 'Document loon.pdf is gewist en komt niet terug. Kies het opnieuw als u het wilt meesturen.',
        location: { step: 'complete', field: null },
      },
      {
        words: 'Document loon.pdf toegevoegd',
        stays: 'Document loon.pdf haalt u zelf weg bij het versturen.',
        location: { step: 'complete', field: null },
      },
    ])
  })

  test("why nothing comes of 'Opnieuw' does not speak of taking back", () => {
    const one = visit()
    one.answer('customer.last_name', 'Smit')
    press(one)
    loads(one, 'Janssen')
    const { blocked } = nextUndo(one.past(), one.view().state, 'redo')
    if (blocked === null) throw new Error('it can be done again')
    const why = (of: NonNullable<NextUndo['blocked']>) => undoRefusalWords(catalogue, one.view(), of, 'redo')
    expect(why(blocked)).toBe('Dit kan niet meer opnieuw: Achternaam. Er is daarna iets veranderd.')
    expect(why({ ...blocked, reason: { tag: 'AlreadySending' } })).toBe('Wat u verstuurt, kunt u niet meer veranderen.')
  })

  test("'Terugzetten' takes back all that was answered since, and the answer is the office's again", () => {
    const one = visit()
    one.answer('customer.last_name', 'Smit')
    one.answer('customer.first_name', 'Noa')
    one.answer('customer.last_name', 'Bakker')
    const back = restoreAnswerCommand(one.past(), one.view().state, 'customer.last_name', 'Jansen')
    expect(back?.answers).toEqual([
      { path: 'customer.last_name', from: 'Bakker', to: 'Jansen', own: false, lookedUp: false, offered: false },
    ])
    if (back === null) return
    one.act(back)
    expect(will(one)).toBe('Maak ongedaan: Roepnaam, was leeg')
    expect(will(one, 'redo')).toBe('Opnieuw doen: Achternaam, wordt Bakker')
    expect(restoreAnswerCommand(one.past(), one.view().state, 'customer.last_name', 'Nooit')).toBeNull()
  })

  test('the button beside a removed item takes its removal back, whatever was done since', () => {
    const one = visit()
    one.act({ type: 'AddItem', list: 'customer.employers' })
    const [id = ''] = one.records.flatMap(({ events }) =>
      events.flatMap(event => (event.type === 'ItemAdded' ? [event.id] : [])),
    )
    one.act({ type: 'RemoveItem', list: 'customer.employers', id })
    one.answer('customer.first_name', 'Noa')
    const back = restoreItemCommand(one.past(), one.view().state, 'customer.employers', id)
    if (back === null) throw new Error('it does not come back')
    one.act(back)
    expect(will(one)).toBe('Maak ongedaan: Roepnaam, was leeg')
    expect(restoreItemCommand(one.past(), one.view().state, 'customer.employers', id)).toBeNull()
  })
})

const nameTitle = catalogue.slotAt.get('customer.employers.*.name')?.question.title ?? ''

test('what was done stands by day in Amsterdam, the last first, and a line leads to its question', () => {
  const one = visit()
  for (const [n, path] of ['customer.first_name', 'customer.last_name'].entries()) one.answer(path, `N${n}`)
  const days = activitiesByDay(activityLog(one.past()))
  expect(days.map(({ day, activities: of }) => [day, of.length])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 1],
  ])
  expect(deeds(one)[0]).toEqual({
    words: 'Achternaam: van Jansen naar N1',
    stays: '',
    location: { step: 'personal_details', field: 'customer.last_name' },
  })
  const called = { kind: 'submitted', step: 'personal_details', next: 'financing', isRefused: false } as const
  expect(actionLocation(catalogue, one.view(), called, true)).toEqual({ step: 'financing', field: null })
})

test('of ten thousand things that were done each line adds its own to those before it, and shares them', () => {
  const records: SurveyRecord[] = Array.from({ length: 10_000 }, (_, n) => ({
    seq: n + 1,
    id: `r${n}`,
    at: began + n * 20_000,
    by: 'customer',
    command: 'ChangeAnswer',
    events: [{ type: 'AnswerChanged', v: 1, path: 'customer.last_name', value: `N${n}` }],
  }))
  const past = { history: createLogHistory(catalogue, records), seq: records.length }
  const all = activityLog(past)
  expect(all).toHaveLength(10_000)
  expect(activitiesByDay(all.slice(0, 100)).flatMap(({ activities: of }) => of)).toHaveLength(100)
  const { undoStates } = past.history
  expect(undoStates.slice(1).filter(({ done }, n) => done?.below !== undoStates[n]?.done)).toEqual([])
})
