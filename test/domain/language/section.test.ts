import { expect, test } from 'vitest'
import { yesNo } from '../../../domain/language/chosenQuestions'
import {
  all,
  always,
  any,
  is,
  monitoring,
  not,
  partnerSession,
  questionsReadBy,
  ticked,
} from '../../../domain/language/condition'
import { conditionsOf } from '../../../domain/language/question'
import {
  block,
  info,
  list,
  part,
  readOnlyEntry,
  section,
  step,
  stepWithOwnScreen,
  table,
} from '../../../domain/language/section'
import { text } from '../../../domain/language/typedQuestions'
import { mustFill } from '../../../domain/rules/answerRules'

const name = text('Naam', 'name')
const gate = yesNo('Heeft u werk?', 'situation')

test('what is not said of a list, a section or a step is not so', () => {
  expect(list('Baan', null, { name }, { matchedBy: 'name', summary: ['name'] })).toEqual({
    kind: 'list',
    called: 'Baan',
    add: null,
    content: { name },
    shownWhen: always,
    gate: null,
    firstStays: false,
    matchedBy: 'name',
    alsoBy: null,
    summary: ['name'],
    empty: null,
    pairs: false,
    emptyWhen: null,
  })
  expect(section('een', null, { name })).toEqual({
    id: 'een',
    title: null,
    content: { name },
    at: null,
    shownWhen: always,
    otherwise: null,
    summary: null,
  })
  const bare = { exempt: null, passesWhen: null, quiet: null, comesWhen: null, onlyTells: false, summary: [] }
  expect(step('pension', 'Pensioen', 'Uw pensioen', [])).toEqual({
    ...bare,
    key: 'pension',
    title: 'Pensioen',
    description: 'Uw pensioen',
    sections: [],
    hasOwnScreen: false,
  })
  expect(stepWithOwnScreen('aqopi', 'Ophalen')).toEqual({
    ...bare,
    key: 'aqopi',
    title: 'Ophalen',
    description: '',
    sections: [],
    hasOwnScreen: true,
  })
})

test('what is said of them is', () => {
  const saysOfList = { firstStays: true, alsoBy: { key: 'a', within: 'b' }, empty: 'Geen', pairs: true }
  const made = {
    matchedBy: 'name',
    summary: [] as const,
    emptyWhen: monitoring,
    shownWhen: partnerSession,
    gate,
    ...saysOfList,
  }
  expect(list('Baan', { first: 'Voeg toe', another: 'Nog een' }, {}, made)).toMatchObject({
    ...saysOfList,
    gate,
    emptyWhen: monitoring,
    shownWhen: all(is(gate, 1), partnerSession),
    add: { first: 'Voeg toe', another: 'Nog een' },
  })
  const saysOfSection = { at: 'customer', shownWhen: monitoring, otherwise: 'Niets', summary: ['a'] } as const
  expect(section('een', 'Een', {}, saysOfSection)).toMatchObject({ title: 'Een', ...saysOfSection })
  const saysOfStep = {
    exempt: { when: monitoring, text: 'Hoeft niet' },
    passesWhen: monitoring,
    quiet: { when: monitoring, description: 'Stil' },
    comesWhen: partnerSession,
    onlyTells: true,
  }
  expect(step('pension', 'Pensioen', '', [], saysOfStep)).toMatchObject(saysOfStep)
})

test('what stands between the questions', () => {
  const bare = { kind: 'part', content: { name }, title: null, shownWhen: always, looksUp: null }
  expect(part({ name })).toEqual({ ...bare, named: true })
  expect(block({ name })).toEqual({ ...bare, named: false })
  const said = { title: 'Adres', shownWhen: monitoring, looksUp: 'address' } as const
  expect(part({ name }, said)).toMatchObject(said)
  expect(table('Eens?', { gate })).toEqual({ kind: 'table', heading: 'Eens?', rows: { gate } })
  expect(info('Let op')).toEqual({ kind: 'info', text: 'Let op', shownWhen: always })
  expect(info('Let op', monitoring).shownWhen).toBe(monitoring)
  const there = { kind: 'shown', what: 'debt', title: 'Schuld', empty: 'Geen' } as const
  expect(readOnlyEntry('debt', 'Schuld', { empty: 'Geen' })).toEqual({ ...there, shownWhen: always })
  expect(readOnlyEntry('debt', 'Schuld', { empty: 'Geen', shownWhen: monitoring }).shownWhen).toBe(monitoring)
})

test('a condition that stands alone stays itself', () => {
  expect(all()).toBe(always)
  expect(all(always, always)).toBe(always)
  expect(all(always, monitoring)).toBe(monitoring)
  expect(all(monitoring, always, partnerSession)).toEqual({ tag: 'all', of: [monitoring, partnerSession] })
})

test('the questions that a condition reads are each told once', () => {
  const other = yesNo('Rookt u?', 'situation')
  expect(questionsReadBy(all(is(gate, 1), not(is(other, 0)), is(gate, 0)))).toEqual([gate, other])
  expect(questionsReadBy(any(monitoring, is(other, 1)))).toEqual([other])
  expect(questionsReadBy(ticked({ title: 'Wensen', initial: [] as readonly 'tuin'[] }, 'tuin'))).toHaveLength(1)
  expect(questionsReadBy(always)).toEqual([])
})

test('the conditions of a question are when it shows, when it is presumed, and when its rules hold', () => {
  const presumed = { when: partnerSession, answer: 'x' }
  expect(conditionsOf(text('Naam', 'name', { shownWhen: monitoring, presumed }))).toEqual([
    monitoring,
    partnerSession,
    always,
  ])
  expect(conditionsOf(text('Naam', 'name', { rules: [mustFill('Vul in', monitoring)] }))).toEqual([
    always,
    monitoring,
    always,
  ])
})
