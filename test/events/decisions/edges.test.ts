import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { recordOf } from '../../../events/decisions/recordOf'
import { severalLenders } from '../../arbitraries/lenders'
import { invitation, only, type Portal, portal } from '../../projections/portal'
import { filledIn, pdf } from './filledIn'

const types = (events: readonly { readonly type: string }[]): readonly string[] => events.map(({ type }) => type)

test('the ids of items follow from the id of their record, so that deciding again gives the same', () => {
  const home = portal({ type: 'full' })
  const given = (command: Command) => ({ command, id: '0123-4567-89ab-cdef-0123', at: 5 })
  const added = given({ type: 'AddItem', list: 'customer.employers' })
  const record = recordOf(home.catalogue, home.state(), 7, added)
  expect(record).toMatchObject({ right: { seq: 8, at: 5, id: '0123-4567-89ab-cdef-0123', by: 'customer' } })
  const events = E.isRight(record) ? (record.right?.events ?? []) : []
  expect(only(events, 'ItemAdded')).toMatchObject([{ list: 'customer.employers', id: '0123456789abcdef-0' }])
  expect(recordOf(home.catalogue, home.state(), 7, added)).toEqual(record)
  // Nothing to do is no record.
  home.answers('customer.first_name', 'Jan')
  const again = given({ type: 'ChangeAnswer', path: 'customer.first_name', value: 'Jan' })
  expect(recordOf(home.catalogue, home.state(), 7, again)).toEqual(E.right(null))
})

test('a document is known by its name and its bytes, among all that are there', () => {
  const home = filledIn({ type: 'financial_advice' })
  home.does({ type: 'AttachFile', file: pdf('a.pdf') })
  home.does({ type: 'AttachFile', file: pdf('b.pdf', 2) })
  expect(home.does({ type: 'AttachFile', file: pdf('b.pdf', 2) })).toEqual([])
  const sameBytes = { ...pdf('c.pdf'), digest: pdf('a.pdf').digest }
  expect(types(home.does({ type: 'AttachFile', file: sameBytes }))).toEqual(['FileAttached'])
  expect(types(home.does({ type: 'AttachFile', file: pdf('b.pdf', 3) }))).toEqual(['FileAttached'])
  expect(home.state().files.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf', 'b.pdf'])
  expect(home.refuses({ type: 'RemoveFile', name: 'd.pdf' })).toEqual({ tag: 'NoSuchFile', name: 'd.pdf' })
  expect(only(home.does({ type: 'RemoveFile', name: 'c.pdf' }), 'FileRemoved')).toHaveLength(1)
})

describe('an inventory that may have arrived', () => {
  const sent = (): Portal => {
    const home = filledIn({ type: 'financial_advice' })
    home.does({ type: 'StartSending', body: 'b1' })
    return home
  }
  const receipt = (home: Portal, more: Partial<Extract<Command, { type: 'NoteReceipt' }>> = {}) =>
    home.does({ type: 'NoteReceipt', invitation: null, refused: false, ...more })

  test('goes again as it was once the office was asked and did not say, and not before', () => {
    const home = sent()
    expect(home.does({ type: 'SendAgain' })).toEqual([])
    home.does({ type: 'NoteUnconfirmed', why: 'noAnswer' })
    expect(home.does({ type: 'SendAgain' })).toEqual([])
    expect(only(receipt(home), 'ReceiptAsked')).toMatchObject([{ absent: false }])
    expect(only(home.does({ type: 'SendAgain' }), 'SendingStarted')).toMatchObject([{ body: 'b1' }])
    expect(home.state().sending).toMatchObject({ tag: 'busy', again: true })
  })

  test('does not go again where the office has nothing of it, or no body was kept', () => {
    const home = sent()
    home.does({ type: 'NoteUnconfirmed', why: 'noAnswer' })
    expect(only(receipt(home, { invitation: invitation('financial_advice') }), 'ReceiptAsked')).toMatchObject([
      { absent: true },
    ])
    expect(home.does({ type: 'SendAgain' })).toEqual([])
    const gone = sent()
    gone.does({ type: 'NoteUnconfirmed', why: 'bodyGone' })
    receipt(gone)
    expect(gone.does({ type: 'SendAgain' })).toEqual([])
  })

  test('does not go again, nor a document of it, once the invitation is over', () => {
    const over = invitation('financial_advice', { valid_until: '2026-11-01' })
    const home = filledIn({
      type: 'financial_advice',
      invitation: invitation('financial_advice', { valid_until: '2026-11-30' }),
    })
    home.does({ type: 'StartSending', body: 'b1' })
    home.does({ type: 'NoteUnconfirmed', why: 'noAnswer' })
    receipt(home)
    home.does({ type: 'BeginDay', today: '2027-12-01' })
    expect(home.refuses({ type: 'SendAgain' })).toEqual({ tag: 'InvitationOver' })
    const files = filledIn({ type: 'financial_advice' })
    files.does({ type: 'AttachFile', file: pdf('a.pdf') })
    files.does({ type: 'StartSending', body: 'b1' })
    files.does({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: 'a.pdf' })
    files.isInvited(over)
    expect(files.refuses({ type: 'RetryFile', name: 'a.pdf' })).toEqual({ tag: 'InvitationOver' })
    expect(files.refuses({ type: 'RetryFile', name: 'b.pdf' })).toEqual({ tag: 'NoSuchFile', name: 'b.pdf' })
  })

  test('is asked for by the customer once at a time, and only where nobody confirmed it', () => {
    const home = sent()
    expect(home.does({ type: 'SeekReceipt' })).toEqual([])
    home.does({ type: 'NoteUnconfirmed', why: 'noProof' })
    expect(types(home.does({ type: 'SeekReceipt' }))).toEqual(['ReceiptSought'])
    expect(home.does({ type: 'SeekReceipt' })).toEqual([])
    receipt(home)
    expect(types(home.does({ type: 'SeekReceipt' }))).toEqual(['ReceiptSought'])
    expect(portal({ type: 'full' }).does({ type: 'SeekReceipt' })).toEqual([])
  })

  test('is told received by its own invitation only, and what comes after that changes nothing', () => {
    const submitted_at = '2026-11-21T12:00:30Z'
    const home = sent()
    const others = invitation('financial_advice', { id: 'another', submitted_at })
    // While it goes, what the office has of another says nothing.
    expect(receipt(home, { invitation: others })).toEqual([])
    home.does({ type: 'NoteUnconfirmed', why: 'noAnswer' })
    expect(only(receipt(home, { invitation: others }), 'ReceiptAsked')).toMatchObject([{ absent: false }])
    const ours = invitation('financial_advice', { submitted_at })
    expect(types(receipt(home, { invitation: ours }))).toEqual(['InventorySent'])
    expect(receipt(home, { invitation: ours })).toEqual([])
    for (const late of [
      { type: 'NoteSent', submittedAt: submitted_at },
      { type: 'NoteUnconfirmed', why: 'noAnswer' },
      { type: 'NoteFileSent', name: 'a.pdf' },
      { type: 'NoteSendingFailed', failure: 'network', fields: [], file: null },
    ] as const)
      expect(home.does(late)).toEqual([])
  })

  test('which the office refused is not what it has: the refusal came before', () => {
    const home = sent()
    const ours = invitation('financial_advice', { submitted_at: '2026-11-21T12:00:30Z' })
    expect(types(receipt(home, { invitation: ours, refused: true }))).toEqual(['InventoryFound'])
    expect(types(receipt(sent(), { invitation: ours }))).toEqual(['InventorySent'])
    expect(receipt(sent(), { invitation: invitation('financial_advice') })).toEqual([])
  })
})

describe('what a damaged log had come to is put back', () => {
  test('and of what the office did not tell nothing comes back', () => {
    const nothing = portal().does({ type: 'RestoreAnswers', rescue: portal().state(), opened: null })
    expect(types(nothing)).toEqual(['DayBegan', 'SettingLoaded', 'AnswersRestored'])
    expect(only(nothing, 'AnswersRestored')).toMatchObject([{ items: [], answers: [] }])
    const [opened] = only(
      portal({ today: '2026-11-22' }).records.flatMap(({ events }) => events),
      'PortalOpened',
    )
    if (opened === undefined) throw new Error('not opened')
    const [first] = portal().does({ type: 'RestoreAnswers', rescue: portal().state(), opened })
    expect(first).toEqual(opened)
  })
})

test('a picture of the office is noted by its digest', () => {
  const home = portal({ type: 'full' })
  expect(home.does({ type: 'LoadOfficeLogo', digest: 'd1' })).toEqual([
    { type: 'OfficeLogoLoaded', v: 1, digest: 'd1' },
  ])
})

describe('an answer brings about what it must and nothing else', () => {
  test('a postal code clears no street that is not there, and a "Nee" opens no first item', () => {
    const home = portal({ type: 'full' })
    expect(types(home.answers('customer.address.postal_code', '1234AB'))).toEqual(['AnswerChanged'])
    expect(types(home.answers('customer.has_children', 0))).toEqual(['AnswerChanged'])
    expect(types(home.answers('customer.has_children', 1))).toContain('ItemAdded')
    home.answers('customer.address.street', 'Dorpsstraat')
    // What the customer typed stays.
    expect(types(home.answers('customer.address.postal_code', '5678CD'))).toEqual(['AnswerChanged'])
  })

  test('what is not there is refused by its name', () => {
    const home = portal({ type: 'full' })
    const list = 'customer.rockets'
    for (const type of ['RemoveItem', 'RestoreItem'] as const)
      expect(home.refuses({ type, list, id: 'r1' })).toEqual({ tag: 'NoSuchList', list })
    expect(home.refuses({ type: 'AddItem', list })).toEqual({ tag: 'NoSuchList', list })
    for (const type of ['TakeRetrieved', 'LeaveRetrieved'] as const)
      expect(home.refuses({ type, path: 'customer.email' })).toEqual({ tag: 'NotRetrieved', path: 'customer.email' })
  })
})

test('lists of lenders that hold nothing change nothing, and a list that did not come leaves the one that is there', () => {
  const home = portal({ type: 'mortgage', lenders: severalLenders })
  const load = (digest: string, lists: typeof severalLenders) =>
    only(home.does({ type: 'LoadLenders', digest, lists }), 'LendersLoaded').map(event => event.lists)
  expect(load('empty', { companies: [], labels: [] })).toEqual([null])
  expect(home.state().lenders.companies).toEqual(severalLenders.companies)
  expect(load('labels', { companies: [], labels: severalLenders.labels })).toEqual([severalLenders])
  expect(load('companies', { companies: severalLenders.companies, labels: [] })).toEqual([severalLenders])
})
