import { expect, test } from 'vitest'
import { answerAt } from '../../../domain/engine/answers'
import { slotAddress } from '../../../domain/engine/path'
import { mergeLogs } from '../../../events/merge/mergeLogs'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { initialState, type State, situationOf } from '../../../events/state/state'
import { activityLog, activityWords } from '../../../projections/activityLog/activityLog'
import { createLogHistory } from '../../../projections/logHistory/logHistory'
import { surveyTree } from '../../../projections/tree/surveyTree'
import { nextUndo, type UndoDirection, undoStateAt } from '../../../projections/undo/nextUndo'
import { undoOfferWords, undoRefusalWords, undoResultWords } from '../../../projections/undo/undoWords'
import { catalogues } from '../../arbitraries/surveys'
import { type Computer, does, joiningOf } from '../../arbitraries/twoComputers'
import { at, repeats, withoutWork } from '../../events/decisions/repeating'
import { loaded } from '../../golden/recorder'
import { invitation, item, portal } from '../portal'

const catalogue = catalogues.shipped

interface Visited {
  readonly records: readonly SurveyRecord[]
  readonly state: State
}

const next = ({ records, state }: Visited, way: UndoDirection) =>
  nextUndo({ history: createLogHistory(catalogue, records), seq: records.at(-1)?.seq ?? 0 }, state, way)

const viewOf = (state: State) => ({ state, tree: surveyTree(situationOf(catalogue, state)) })

const past = ({ records }: Visited) => ({ history: createLogHistory(catalogue, records), seq: records.length })

test("'Zelfde antwoorden als' goes back in one press, with the home, and again in one", () => {
  const visit = withoutWork()
  const now = (): Visited => ({ records: visit.records, state: visit.state() })
  const before = visit.state().answers
  repeats(visit, 'incapacity_work', 'unemployment')
  const after = visit.state().answers
  const press = (way: UndoDirection): readonly [will: string, is: string] => {
    const { ready } = next(now(), way)
    if (ready === null) throw new Error('nothing to do')
    const will = undoOfferWords(catalogue, viewOf(visit.state()), ready.entry, way)
    visit.does(ready.command)
    return [will, undoResultWords(catalogue, viewOf(visit.state()), undoStateAt(past(now())))]
  }
  const all = "'Wat heeft u geregeld voor als u arbeidsongeschikt wordt?' en 7 andere vragen"
  expect(press('undo')).toEqual([`Maak ongedaan: ${all}`, `Ongedaan gemaakt. ${all} zijn weer zoals ze waren.`])
  expect(visit.state().answers).toEqual(before)
  expect(press('redo')[0]).toBe(`Opnieuw doen: ${all}`)
  expect(visit.state().answers).toEqual(after)
  visit.answers(at.incapacityHours, 30)
  expect(press('undo')[0]).toContain('was 24')
  expect(press('undo')[0]).toBe(`Maak ongedaan: ${all}`)
  expect(visit.state().answers).toEqual(before)
})

test('of what was taken over, an answer that another put there since keeps all of it, and it says why', () => {
  const visit = withoutWork()
  repeats(visit, 'incapacity_work', 'unemployment')
  const { ready } = next({ records: visit.records, state: visit.state() }, 'undo')
  if (ready === null) throw new Error('nothing to take back')
  visit.answers(at.incapacityHours, 30)
  expect(visit.refuses(ready.command)).toEqual({ tag: 'ChangedSince', path: at.incapacityHours })
  expect(visit.value(at.incapacityHours)).toBe(30)
  expect(visit.value(`${at.incapacity}.jumba_id.value`)).toBe('h1')
})

const computer = (log: string): Computer => {
  const one: Computer = { log, records: [], state: initialState(catalogue) }
  does(one, { type: 'OpenPortal', host: 'h', association: false, today: '2026-11-22', build: 'b', rules: 'r' })
  does(one, {
    type: 'LoadCustomer',
    invitation: invitation('full'),
    partnerSession: false,
    office: null,
    customer: loaded({ 'customer.last_name': 'Smit' }),
  })
  return one
}

test('what came from another computer stays and says why; what was done here before it can go back', () => {
  const [here, file] = [computer('a'), computer('b')]
  does(here, { type: 'ChangeAnswer', path: 'customer.first_name', value: 'Noa' })
  does(file, { type: 'ChangeAnswer', path: 'customer.last_name', value: 'Bakker' })
  does(here, { type: 'JoinWork', on: here.state, events: mergeLogs(joiningOf(here, file), new Map()).events })
  const { ready, blocked } = next(here, 'undo')
  expect(blocked === null ? '' : undoRefusalWords(catalogue, viewOf(here.state), blocked, 'undo')).toBe(
    'Wat van een andere computer kwam, kunt u alleen per vraag wijzigen.',
  )
  expect(
    activityLog(past(here)).map(deed =>
      activityWords(catalogue, viewOf(here.state), past(here).history.names, deed),
    )[0],
  ).toEqual({
    words: 'Antwoorden van een andere computer overgenomen',
    stays: 'Wat van een andere computer kwam, kunt u alleen per vraag wijzigen.',
    location: null,
  })
  if (ready === null) throw new Error('nothing to take back')
  expect(undoOfferWords(catalogue, viewOf(here.state), ready.entry, 'undo')).toBe('Maak ongedaan: Roepnaam, was leeg')
  does(here, ready.command)
  const valueAt = (path: string) => {
    const address = slotAddress(catalogue, path)
    return address === null ? undefined : answerAt(here.state.answers, address)
  }
  expect([valueAt('customer.first_name'), valueAt('customer.last_name')]).toEqual(['', 'Bakker'])
  expect(next(here, 'undo').ready).toBeNull()
})

test('what the office changes in an item keeps no other one, though its id begins alike', () => {
  const children = (name: string) =>
    Array.from({ length: 12 }, (_, n) => item({ id: `${n}`, first_name: n === 10 ? name : `Kind ${n}` }))
  const lists = (name: string) => ({ 'customer.children': children(name) })
  const visit = portal({ type: 'full', values: { 'customer.has_children': 1 }, lists: lists('Tess') })
  const ids = visit.ids('customer.children')
  const [second = '', eleventh = ''] = [ids[1], ids[10]]
  expect(eleventh.startsWith(second)).toBe(true)
  visit.removes('customer.children', second)
  visit.restores('customer.children', second)
  visit.loads({ 'customer.has_children': 1 }, lists('Tessa'))
  const { ready, blocked } = next({ records: visit.records, state: visit.state() }, 'undo')
  expect(blocked).toBeNull()
  expect(ready?.command.items).toMatchObject([{ id: second, becomes: 'gone' }])
})
