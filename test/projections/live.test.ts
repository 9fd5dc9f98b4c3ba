import * as E from 'fp-ts/Either'
import { skip } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { foldRecord } from '../../events/state/fold'
import { situationOf } from '../../events/state/state'
import { brokenRuleMessage, type FieldView } from '../../projections/tree/fieldView'
import { findField, findItems } from '../../projections/tree/findNode'
import { surveyTree } from '../../projections/tree/surveyTree'
import { listening } from './listening'

test('answers that come back are shown at once, whatever came back beside them', () => {
  const before = listening()
  before.answers('customer.first_name', 'Jan')
  const now = listening()
  const command: Command = { type: 'RestoreAnswers', rescue: before.state(), opened: null }
  const given = { command, id: 'back', at: 9 }
  const decided = recordOf(now.catalogue, now.state(), 9, given)
  if (E.isLeft(decided) || decided.right === null) throw new Error('refused')
  const back = decided.right
  const record = { ...back, events: back.events.filter(event => event.type === 'AnswersRestored') }
  now.change$.next({ state: foldRecord(now.catalogue, now.state(), record), record })
  expect(now.live.field('customer.first_name')?.value).toBe('Jan')
  expect(now.told).toContain('customer.first_name')
})

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
      'current_living_condition.sections.section_3.questions.whos_income.value',
      'current_living_condition.sections.section_3.questions.whos_the_owner.value',
      'customer.has_mortgage_with_partner',
      'customer.has_partner',
      'death_of_partner.sections.section_71.questions.current_home.value',
      'death_of_partner.sections.section_71.questions.my_partner_is_going_to_die.value',
      'death_of_partner.sections.section_71.questions.partner_dies.value',
      'death_of_partner.sections.section_71.questions.solution.value',
      'death_of_partner.sections.section_72.questions.working_time.value',
      'divorce.sections.section_81.questions.current_home.value',
      'divorce.sections.section_81.questions.solution.value',
      'divorce.sections.section_82.questions.working_time.value',
      // The box about the partner's income comes and goes.
      'incapacity_work.sections.section_61.questions.becoming_incapacitated.value',
      'incapacity_work.sections.section_62.questions.incapacity_work_hours.value',
      'pension.sections.section_91.questions.partner_dies.value',
      'pension.sections.section_92.questions.solution.value',
      'pension.sections.section_92.questions.working_time.value',
      'unemployment.sections.section_51.questions.becoming_unemployed.value',
      'unemployment.sections.section_52.questions.partner_working_time.value',
    ])
    expect(told).toContain('customer.partner.first_name')
    expect(told).not.toContain('customer.partner.address.street')
    expect(told).not.toContain('customer.partner.id')
    expect(new Set(told).size).toBe(told.length)
  })

  test('is told to what is compared with it, in the same item', () => {
    const { toldBy, answers, does, ids, listenTo } = listening('shipped', 'mortgage')
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
      live.field$(path).subscribe(isConsistent)
    live.view$.subscribe(isConsistent)
    answers('customer.has_partner', 1)
    answers('customer.has_mortgage_with_partner', 1)
    does({ type: 'AddItem', list: 'customer.children' })
    answers('customer.has_partner', 0)
    expect(seen.length).toBeGreaterThan(10)
    expect(seen).not.toContain(false)
  })

  test('that stops hears nothing more, and stops nobody else', () => {
    const { live, answers, does, ids } = listening()
    const heard: string[] = []
    does({ type: 'AddItem', list: 'customer.children' })
    const path = `customer.children.${ids('customer.children')[0]}.first_name`
    const news = (who: string) =>
      live
        .field$(path)
        .pipe(skip(1))
        .subscribe(() => heard.push(who))
    const first = news('first')
    first.unsubscribe()
    news('second')
    first.unsubscribe()
    answers(path, 'Jan')
    expect(heard).toEqual(['second'])
  })

  test('is told what the question is now, the very thing that is read', () => {
    const { live, answers } = listening()
    const field$ = live.field$('customer.partner.first_name')
    const seen: boolean[] = []
    answers('customer.has_mortgage_with_partner', 1)
    field$.subscribe(field => seen.push(field === live.field('customer.partner.first_name') && field === field$.value))
    answers('customer.has_partner', 1)
    answers('customer.partner.first_name', 'Kim')
    answers('customer.partner.first_name', 'Kims')
    answers('customer.has_partner', 0)
    expect(seen).toEqual([true, true, true, true, true])
  })

  test('of all hears each record once; a stream begins with what is there', () => {
    const { live, answers } = listening()
    const views: boolean[] = []
    const watching = live.view$.subscribe(view => views.push(view === live.view()))
    const values: unknown[] = []
    const subscription = live.field$('customer.first_name').subscribe(field => values.push(field?.value))
    answers('customer.first_name', 'Jan')
    answers('customer.last_name', 'Smit')
    watching.unsubscribe()
    subscription.unsubscribe()
    answers('customer.first_name', 'Piet')
    expect(views).toEqual([true, true, true])
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
  expect(brokenRuleMessage(live.field('customer.date_of_birth') as FieldView)).toBe('Vul uw geboortedatum in')
  expect(toldBy(() => does({ type: 'BeginDay', today: '2026-11-22' }))).toEqual(['customer.date_of_birth'])
  expect(live.field('customer.date_of_birth')?.error).toBeNull()
})

test('a new day is told to those of whom it changes why they are wrong', () => {
  const { toldBy, answers, does, live } = listening()
  answers('customer.date_of_birth', '22-11-2026')
  const born = () => live.field('customer.date_of_birth')
  const before = born()
  expect(before?.reason).toBe('Deze datum ligt in de toekomst')
  expect(toldBy(() => does({ type: 'BeginDay', today: '2026-11-22' }))).toEqual(['customer.date_of_birth'])
  expect(born()?.error).toBe(before?.error)
  expect(born()?.reason).toBe('U moet 18 jaar of ouder zijn')
})

test('a question is looked up by its path; what is not there is null', () => {
  const { catalogue, live } = listening()
  const { tree } = live.view()
  expect(findField(catalogue, tree, 'customer.first_name')?.value).toBe('')
  expect(findField(catalogue, tree, 'customer.nowhere')).toBeNull()
  expect(findField(catalogue, tree, 'customer.children.none.first_name')).toBeNull()
  expect(findItems(catalogue, tree, 'customer.children')?.ids).toEqual([])
  expect(findItems(catalogue, tree, 'customer.nowhere')).toBeNull()
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
