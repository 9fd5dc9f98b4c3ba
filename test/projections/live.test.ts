import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { InvitationType } from '../../domain/invitation'
import type { Command } from '../../events/command'
import { recordOf } from '../../events/deciding'
import { foldRecord } from '../../events/fold'
import { initialState, type State, situationOf } from '../../events/state'
import type { Change } from '../../events/store'
import { type FieldView, messageOf } from '../../projections/fieldView'
import { createLive, type Live } from '../../projections/live'
import { fieldAt, itemsAt } from '../../projections/lookUp'
import { surveyTree } from '../../projections/surveyTree'
import { catalogues, type SurveyName } from '../arbitraries/surveys'
import { invitation, item } from '../domain/portal'

/** A portal with every question listened to. */
const listening = (survey: SurveyName = 'whole', type: InvitationType = 'full') => {
  const catalogue = catalogues[survey]
  const change$ = new Subject<Change>()
  let state: State = initialState(catalogue)
  let seq = 0
  const live: Live = createLive(catalogue, state, change$)
  const told: string[] = []

  const does = (command: Command): void => {
    const record = recordOf(catalogue, state, seq, { command, id: `r${seq}`, at: seq })
    if (E.isLeft(record)) throw new Error(`refused: ${JSON.stringify(record.left)}`)
    if (record.right === null) return
    seq += 1
    state = foldRecord(catalogue, state, record.right)
    change$.next({ state, record: record.right })
  }
  const answers = (path: string, value: string | number | readonly string[]) =>
    does({ type: 'ChangeAnswer', path, value })
  const ids = (list: string) => itemsAt(catalogue, live.view().tree, list)?.ids ?? []
  /** The listeners that were called for what is done here, in order. */
  const toldBy = (act: () => void): readonly string[] => {
    told.length = 0
    act()
    return [...told].sort()
  }
  const listenTo = (...paths: readonly string[]) => paths.map(path => live.onField(path, () => told.push(path)))

  does({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-21', build: 'b', rules: 'r' })
  does({
    type: 'LoadCustomer',
    invitation: invitation(type),
    partnerSession: false,
    office: null,
    customer: item({}),
  })
  listenTo(...[...catalogue.slotAt.keys()].filter(path => !path.includes('*')))
  return { catalogue, change$, live, does, answers, ids, toldBy, listenTo, told, state: () => state }
}

describe('one answer', () => {
  test('is told to its own question alone when nobody depends on it', () => {
    const { toldBy, answers } = listening()
    expect(toldBy(() => answers('customer.first_name', 'Jan'))).toEqual(['customer.first_name'])
  })

  test('is told to what it shows and hides, and to nobody else, once each', () => {
    const { toldBy, answers } = listening()
    answers('customer.has_mortgage_with_partner', 1)
    const told = toldBy(() => answers('customer.has_partner', 1))
    expect(told.filter(path => !path.startsWith('customer.partner.'))).toEqual([
      'customer.has_mortgage_with_partner',
      'customer.has_partner',
    ])
    expect(told).toContain('customer.partner.first_name')
    expect(told).not.toContain('customer.partner.address.street')
    expect(told).not.toContain('customer.partner.id')
    expect(new Set(told).size).toBe(told.length)
  })

  test('is told to what is compared with it, in the same item', () => {
    const { toldBy, answers, does, ids, listenTo } = listening('whole', 'mortgage')
    does({ type: 'AddItem', list: 'customer.mortgages' })
    const parts = `customer.mortgages.${ids('customer.mortgages')[0]}.parts`
    does({ type: 'AddItem', list: parts })
    const both = ids(parts).map(id => [`${parts}.${id}.einddatum_leningdeel`, `${parts}.${id}.ingangsdatum_leningdeel`])
    for (const [end = ''] of both) answers(end, '01-01-2030')
    listenTo(...both.flat())
    expect(toldBy(() => answers(both[0]?.[1] ?? '', '01-01-2031'))).toEqual(both[0])
  })

  test('outside the items is told within each of them', () => {
    const { toldBy, answers, ids, does, listenTo } = listening('everyKind')
    const at = (key: string) => `personal_details.sections.section_1.questions.${key}.value`
    answers(at('colour'), 1)
    answers(at('retired'), 0)
    does({ type: 'AddItem', list: 'customer.boats' })
    does({ type: 'AddItem', list: 'customer.boats' })
    const areas = ids('customer.boats').map(id => `customer.boats.${id}.area`)
    for (const id of ids('customer.boats')) answers(`customer.boats.${id}.sails`, 1)
    listenTo(...areas)
    const told = toldBy(() => answers(at('retired'), 1))
    expect(told).toEqual(expect.arrayContaining(areas))
    expect(told.filter(path => areas.includes(path))).toHaveLength(2)
  })

  test('that changes nothing, or is refused a second time, is told to nobody', () => {
    const { toldBy, answers, live } = listening()
    answers('customer.first_name', 'Jan')
    const before = live.field('customer.first_name')
    expect(toldBy(() => answers('customer.first_name', 'Jan'))).toEqual([])
    expect(live.field('customer.first_name')).toBe(before)
  })

  test('that is hidden is told to nobody', () => {
    const { toldBy, answers } = listening()
    expect(toldBy(() => answers('customer.partner.first_name', 'Kim'))).toEqual([])
  })
})

describe('an item', () => {
  test('that comes is told to the Ja before it and to those who wait for it, and its going too', () => {
    const { toldBy, does, ids, listenTo, live } = listening()
    const list = 'customer.children'
    expect(toldBy(() => does({ type: 'AddItem', list }))).toEqual(['customer.has_children'])
    const id = ids(list)[0] ?? ''
    const name = `${list}.${id}.first_name`
    listenTo(name)
    expect(toldBy(() => does({ type: 'RemoveItem', list, id }))).toEqual([name, 'customer.has_children'])
    expect(live.field(name)).toBeNull()
    expect(toldBy(() => does({ type: 'RestoreItem', list, id }))).toEqual([name, 'customer.has_children'])
  })

  test('that goes leaves the questions of the others the very same', () => {
    const { does, ids, live } = listening()
    const list = 'customer.children'
    for (let n = 0; n < 3; n++) does({ type: 'AddItem', list })
    const [first = '', second = '', third = ''] = ids(list)
    const at = (id: string) => live.field(`${list}.${id}.first_name`)
    const before = [at(first), at(third)]
    does({ type: 'RemoveItem', list, id: second })
    expect([at(first), at(third)].map((field, n) => field === before[n])).toEqual([true, true])
  })
})

describe('a listener', () => {
  test('sees everything as it is after the whole record, whichever question called it', () => {
    const { catalogue, live, answers, does, state } = listening()
    const seen: boolean[] = []
    const isConsistent = () => {
      const fresh = surveyTree(situationOf(catalogue, state()))
      seen.push(
        live.view().state === state() && JSON.stringify(plain(fresh)) === JSON.stringify(plain(live.view().tree)),
      )
    }
    for (const path of ['customer.has_partner', 'customer.has_children', 'customer.partner.first_name'])
      live.onField(path, isConsistent)
    live.onChange(isConsistent)
    answers('customer.has_partner', 1)
    answers('customer.has_mortgage_with_partner', 1)
    does({ type: 'AddItem', list: 'customer.children' })
    answers('customer.has_partner', 0)
    expect(seen.length).toBeGreaterThan(6)
    expect(seen).not.toContain(false)
  })

  test('that stops hears nothing more, and stops nobody else', () => {
    const { live, answers, does, ids } = listening()
    const heard: string[] = []
    does({ type: 'AddItem', list: 'customer.children' })
    const path = `customer.children.${ids('customer.children')[0]}.first_name`
    const stopFirst = live.onField(path, () => heard.push('first'))
    stopFirst()
    live.onField(path, () => heard.push('second'))
    stopFirst()
    answers(path, 'Jan')
    expect(heard).toEqual(['second'])
  })

  test('of all hears each record once; a stream begins with what is there', () => {
    const { live, answers } = listening()
    let count = 0
    const stop = live.onChange(() => {
      count += 1
    })
    const values: unknown[] = []
    const subscription = live.field$('customer.first_name').subscribe(field => values.push(field?.value))
    answers('customer.first_name', 'Jan')
    answers('customer.last_name', 'Smit')
    stop()
    subscription.unsubscribe()
    answers('customer.first_name', 'Piet')
    expect(count).toBe(2)
    expect(values).toEqual(['', 'Jan'])
  })
})

test('when another tab wrote first, those hear of it whose question changed', () => {
  const { catalogue, change$, toldBy, state } = listening()
  const command = { type: 'ChangeAnswer', path: 'customer.first_name', value: 'Piet' } as const
  const record = recordOf(catalogue, state(), 2, { command, id: 'other', at: 9 })
  if (E.isLeft(record) || record.right === null) throw new Error('refused')
  const elsewhere = foldRecord(catalogue, state(), record.right)
  expect(toldBy(() => change$.next({ state: elsewhere, record: null }))).toEqual(['customer.first_name'])
})

test('a new day is told to those whose verdict it changes', () => {
  const { toldBy, answers, does, live } = listening()
  answers('customer.date_of_birth', '22-11-2008')
  expect(messageOf(live.field('customer.date_of_birth') as FieldView)).toBe('Vul uw geboortedatum in')
  expect(toldBy(() => does({ type: 'BeginDay', today: '2026-11-22' }))).toEqual(['customer.date_of_birth'])
  expect(live.field('customer.date_of_birth')?.error).toBeNull()
})

test('a question is looked up by its path; what is not there is null', () => {
  const { catalogue, live } = listening()
  const { tree } = live.view()
  expect(fieldAt(catalogue, tree, 'customer.first_name')?.value).toBe('')
  expect(fieldAt(catalogue, tree, 'customer.nowhere')).toBeNull()
  expect(fieldAt(catalogue, tree, 'customer.children.none.first_name')).toBeNull()
  expect(itemsAt(catalogue, tree, 'customer.children')?.ids).toEqual([])
  expect(itemsAt(catalogue, tree, 'customer.nowhere')).toBeNull()
})

const plain = (tree: ReturnType<typeof surveyTree>): unknown =>
  tree.map(function group(view): unknown {
    return [
      view.errors,
      view.gates,
      view.fields.map(({ value, visible, error }) => [value, visible, error]),
      view.lists.map(({ visible, errors, items }) => [visible, errors, items.map(group)]),
    ]
  })
