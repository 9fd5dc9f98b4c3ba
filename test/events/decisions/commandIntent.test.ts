import { describe, expect, test } from 'vitest'
import { workJoined } from '../../../events/definitions/workJoined'
import { withIntents } from '../../../events/intent/intentReader'
import type { Intent } from '../../../events/record/intent'
import type { RecordWithIntent } from '../../../events/record/surveyRecord'
import { olderRecord } from '../../arbitraries/olderRecord'
import { officeLenders } from '../../domain/retrieval/retrieval'
import { type Portal, portal } from '../../projections/portal'
import { retrievedHouseholds } from '../../standin/data/retrieved/households'
import { filledIn, pdf } from './filledIn'
import { at as paths, repeats, withoutWork } from './repeating'
import { children, home, year } from './retrievedHome'

const name = 'customer.last_name'
const place = `${paths.unemployment}.home`

const withChildren = (): Portal => {
  const visit = portal({ type: 'full' })
  visit.adds(children)
  visit.adds(children)
  return visit
}

const retrieved = (): Portal => {
  const visit = home()
  visit.answers(name, 'Jansen')
  visit.retrieves(retrievedHouseholds.couple(year))
  return visit
}

/** An act of each intent, and what is recorded of it. */
const acts: {
  readonly [T in Intent['tag']]: () => readonly [visit: Portal, intent: Omit<Extract<Intent, { tag: T }>, 'tag'>]
} = {
  answer: () => {
    const visit = portal({ type: 'full' })
    visit.answers(name, 'Jan')
    return [visit, { path: name, continues: false }]
  },
  typedText: () => {
    const visit = portal({ type: 'full' })
    visit.answers(name, '')
    visit.does({ type: 'ChangeAnswer', path: name, value: '', typed: ' ' })
    return [visit, {}]
  },
  takeRetrieved: () => {
    const visit = retrieved()
    visit.does({ type: 'TakeRetrieved', path: name })
    return [visit, { path: name, continues: true }]
  },
  leaveRetrieved: () => {
    const visit = retrieved()
    visit.does({ type: 'LeaveRetrieved', path: name })
    return [visit, { path: name }]
  },
  addItem: () => {
    const visit = portal({ type: 'full' })
    return [visit, { list: children, id: visit.adds(children) }]
  },
  removeItem: () => {
    const visit = withChildren()
    const id = visit.ids(children)[1] ?? ''
    visit.removes(children, id)
    return [visit, { list: children, id }]
  },
  restoreItem: () => {
    const visit = withChildren()
    const id = visit.ids(children)[1] ?? ''
    visit.removes(children, id)
    visit.restores(children, id)
    return [visit, { list: children, id }]
  },
  chooseHome: () => {
    const visit = withoutWork()
    visit.does({ type: 'ChooseHome', at: place, id: null })
    return [visit, { at: place }]
  },
  lookup: () => {
    const visit = portal({ type: 'full' })
    visit.answers('customer.address.postal_code', '1234 AB')
    visit.does({ type: 'FillAddress', at: 'customer.address', found: { street: 'Dorpsstraat', place: 'Ons Dorp' } })
    return [visit, { at: 'customer.address', of: 'address' }]
  },
  reuse: () => {
    const visit = withoutWork()
    repeats(visit, 'incapacity_work', 'unemployment')
    return [visit, { step: 'incapacity_work', from: 'unemployment' }]
  },
  confirm: () => {
    const visit = portal({ type: 'full', values: { [name]: 'Jansen' } })
    const path = 'customer.person'
    visit.does({ type: 'ConfirmItem', path, rested: [{ path: name, value: 'Jansen' }] })
    return [visit, { path }]
  },
  submit: () => {
    const visit = portal({ type: 'full' })
    visit.does({ type: 'SubmitStep', step: 'personal_details' })
    return [visit, { step: 'personal_details', counts: true }]
  },
  attachFile: () => {
    const visit = portal({ type: 'full' })
    visit.does({ type: 'AttachFile', file: pdf('loon.pdf') })
    return [visit, {}]
  },
  removeFile: () => {
    const visit = portal({ type: 'full' })
    visit.does({ type: 'AttachFile', file: pdf('loon.pdf') })
    visit.does({ type: 'RemoveFile', name: 'loon.pdf' })
    return [visit, {}]
  },
  undo: () => {
    const visit = portal({ type: 'full' })
    visit.answers(name, 'Jan')
    const answers = [{ path: name, from: 'Jan', to: '', own: false, lookedUp: false, offered: false }]
    visit.does({ type: 'UndoAction', of: [visit.records.length], answers, items: [], reopened: [], submit: null })
    return [visit, {}]
  },
  merge: () => {
    const visit = portal({ type: 'full' })
    const joined = workJoined({ log: 'b', seq: 1, knows: [], left: [], leftFiles: [], step: null, path: null })
    visit.does({ type: 'JoinWork', on: visit.state(), events: [joined] })
    return [visit, {}]
  },
  restoreAnswers: () => {
    const visit = withChildren()
    visit.does({ type: 'RestoreAnswers', rescue: visit.state(), opened: null })
    return [visit, {}]
  },
  send: () => {
    const visit = filledIn({ type: 'financial_advice' })
    visit.does({ type: 'StartSending', body: 'b1' })
    return [visit, {}]
  },
  showScreen: () => {
    const visit = portal({ type: 'full' })
    visit.does({ type: 'ShowScreen', screen: '/personal_details' })
    return [visit, {}]
  },
  loadCustomer: () => [portal({ type: 'full' }), {}],
  loadLenders: () => {
    const visit = portal({ type: 'full' })
    visit.lends(officeLenders)
    return [visit, {}]
  },
  other: () => [portal(), {}],
}

// The keys of a table that is total are the tags of all intents.
const tags = Object.keys(acts) as Intent['tag'][]

const lastOf = ({ records }: Portal): RecordWithIntent | undefined => records.at(-1)

test.each(tags)('what was meant is recorded, and guessed alike of a log that does not say it: %s', tag => {
  const [visit, fields] = acts[tag]()
  expect(lastOf(visit)?.intent).toEqual({ tag, ...fields })
  expect(withIntents(visit.catalogue, visit.records.map(olderRecord))).toEqual(visit.records)
})

describe('a row of typing', () => {
  const isContinued = (visit: Portal): boolean => {
    const intent = lastOf(visit)?.intent
    return intent?.tag === 'answer' && intent.continues
  }

  test('goes on over what is no action, and ends with one', () => {
    const visit = portal({ type: 'full' })
    visit.answers(name, 'J')
    visit.answers(name, 'Ja')
    expect(isContinued(visit)).toBe(true)
    visit.does({ type: 'ShowScreen', screen: '/personal_details' })
    visit.answers(name, 'Jan')
    expect(isContinued(visit)).toBe(true)
    visit.adds(children)
    visit.answers(name, 'Jans')
    expect(isContinued(visit)).toBe(false)
  })

  test('is of what is typed, and of one question', () => {
    const visit = portal({ type: 'full' })
    visit.answers('customer.has_children', 1)
    visit.answers('customer.has_children', 0)
    expect(isContinued(visit)).toBe(false)
    visit.answers(name, 'Jan')
    visit.answers('customer.first_name', 'Jan')
    expect(isContinued(visit)).toBe(false)
  })

  test('goes on over a step that is submitted once more, and ends with one that counts since', () => {
    const visit = portal({ type: 'full' })
    visit.answers(name, 'J')
    visit.does({ type: 'SubmitStep', step: 'personal_details' })
    visit.answers(name, 'Ja')
    expect(isContinued(visit)).toBe(false)
    visit.does({ type: 'SubmitStep', step: 'personal_details' })
    expect(lastOf(visit)?.intent).toEqual({ tag: 'submit', step: 'personal_details', counts: false })
    visit.answers(name, 'Jan')
    expect(isContinued(visit)).toBe(true)
  })
})
