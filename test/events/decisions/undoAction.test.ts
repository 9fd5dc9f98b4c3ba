import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import type { Command } from '../../../events/decisions/command'
import { recordOf } from '../../../events/decisions/recordOf'
import { newestAction } from '../../../events/intent/intentReader'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { foldRecord } from '../../../events/state/fold'
import { initialState } from '../../../events/state/state'
import { createLogHistory } from '../../../projections/logHistory/logHistory'
import { nextUndo, type UndoDirection } from '../../../projections/undo/nextUndo'
import { momentOf } from '../../arbitraries/visit'

const catalogue = compileCatalogue(survey)

const visit = () => {
  const records: SurveyRecord[] = []
  let state = initialState(catalogue)
  const act = (command: Command, at?: number): string => {
    const n = records.length
    const given = { command, id: `r${n}`, at: at ?? momentOf(n * 60) }
    const outcome = recordOf(catalogue, state, n, given, newestAction(records))
    if (E.isLeft(outcome)) return outcome.left.tag
    if (outcome.right === null) return 'nothing'
    records.push(outcome.right)
    state = foldRecord(catalogue, state, outcome.right)
    return 'done'
  }
  const next = (way: UndoDirection) =>
    nextUndo({ history: createLogHistory(catalogue, records), seq: records.length }, state, way)
  const press = (way: UndoDirection): string => {
    const { ready } = next(way)
    return ready === null ? 'nothing' : act(ready.command)
  }
  const open: Command = {
    type: 'OpenPortal',
    host: 'localhost',
    association: false,
    today: '2026-11-21',
    build: 'b',
    rules: 'r',
  }
  act(open)
  return { act, press, next, records, state: () => state }
}

const answer = (path: string, value: string | number): Command => ({ type: 'ChangeAnswer', path, value })
const name = 'customer.last_name'

describe('taking back', () => {
  test('a word that was typed in pieces goes back in one, and a new answer ends what could be done again', () => {
    const { act, press, next, records } = visit()
    act(answer(name, 'Jan'), momentOf(0))
    act(answer(name, 'Jansen'), momentOf(5))
    expect(next('undo').ready?.command.answers).toEqual([
      { path: name, from: 'Jansen', to: '', own: false, lookedUp: false, offered: false },
    ])
    expect(press('undo')).toBe('done')
    expect(press('undo')).toBe('nothing')
    expect(next('redo').ready?.command.of).toEqual([records.length])
    act(answer('customer.first_name', 'Noa'))
    expect(press('redo')).toBe('nothing')
  })

  test('what somebody else put there since is not written over, and what was done before that can still go back', () => {
    const { act, press, next, state } = visit()
    act(answer('customer.first_name', 'Noa'))
    act({ type: 'AddItem', list: 'customer.employers' })
    const stale = next('undo').ready?.command
    const [id] = stale?.items.map(item => item.id) ?? []
    act(answer(`customer.employers.${id}.name`, 'Bakkerij'))
    if (stale === undefined) throw new Error('nothing to take back')
    expect(act(stale)).toBe('ChangedSince')
    expect(press('undo')).toBe('done')
    expect(press('undo')).toBe('done')
    expect(press('undo')).toBe('done')
    expect(press('undo')).toBe('nothing')
    expect(state().submitted.size).toBe(0)
  })

  test('an answer that is another by now is refused', () => {
    const { act, next } = visit()
    act(answer(name, 'Jansen'))
    const stale = next('undo').ready?.command
    act(answer(name, 'Smit'))
    if (stale === undefined) throw new Error('nothing to take back')
    expect(act(stale)).toBe('ChangedSince')
  })

  test('a document stays, and is told; what was done before it goes back all the same', () => {
    const { act, next } = visit()
    act(answer(name, 'Jansen'))
    act({ type: 'AttachFile', file: { name: 'a.pdf', type: 'application/pdf', size: 1, digest: 'd' } })
    act({ type: 'RemoveFile', name: 'a.pdf' })
    const { ready, blocked } = next('undo')
    expect(blocked?.reason).toEqual({ tag: 'Stays' })
    expect(blocked?.entry.first.description).toEqual({ kind: 'fileRemoved', name: 'a.pdf' })
    expect(ready?.entry.first.description).toEqual({ kind: 'answer', path: name })
  })

  test('nothing goes back of what is on its way, and that is why', () => {
    const { act, next } = visit()
    act(answer(name, 'Jansen'))
    act({ type: 'NoteUnconfirmed', why: 'noProof' })
    expect(next('undo')).toMatchObject({ ready: null, blocked: { reason: { tag: 'AlreadySending' } } })
  })

  test('an address goes back with the street that was found for it, and is not looked up again', () => {
    const { act, press, state } = visit()
    act(answer('customer.address.postal_code', '3511 AB'))
    act(answer('customer.address.number', '40'))
    act({ type: 'FillAddress', at: 'customer.address', found: { street: 'Oudegracht', place: 'Utrecht' } })
    act(answer('customer.address.postal_code', '9711 KV'))
    act({ type: 'FillAddress', at: 'customer.address', found: { street: 'Vismarkt', place: 'Groningen' } })
    expect(press('undo')).toBe('done')
    expect(state().lookUps.get('customer.address')).toBe('found')
    expect([...state().lookedUp].sort()).toEqual(['customer.address.place', 'customer.address.street'])
  })

  test('a street that was typed stays when its postal code goes back, and nothing is looked up over it', () => {
    const { act, press, state } = visit()
    act(answer('customer.address.postal_code', '3511 AB'))
    act(answer('customer.address.number', '40'))
    act({ type: 'FillAddress', at: 'customer.address', found: null })
    act(answer('customer.address.street', 'Dorpsstraat'))
    act(answer('customer.address.postal_code', '9711 KV'))
    act({ type: 'FillAddress', at: 'customer.address', found: null })
    expect(press('undo')).toBe('done')
    expect(state().lookUps.get('customer.address')).toBeUndefined()
    expect(state().lookedUp.size).toBe(0)
  })
})
