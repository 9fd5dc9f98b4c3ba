import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { decodeRecord } from '../../../events/record/surveyRecord'
import { foldRecord } from '../../../events/state/fold'
import { sendingReopened } from '../../../events/state/sendingState'
import { invitation, item, type Portal } from '../../projections/portal'
import { filledIn, pdf } from './filledIn'

const types = (events: readonly { readonly type: string }[]): readonly string[] => events.map(({ type }) => type)

describe('a sending that nobody confirmed', () => {
  const send = { type: 'StartSending', body: 'b1' } as const
  const type = 'financial_advice'
  const soon = '2026-11-21T12:00:30Z'
  const asked = (extra: Parameters<typeof invitation>[1] | null, refused = false) =>
    ({ type: 'NoteReceipt', invitation: extra === null ? null : invitation(type, extra), refused }) as const
  const load = (extra: Parameters<typeof invitation>[1]) =>
    ({
      type: 'LoadCustomer',
      invitation: invitation(type, extra),
      partnerSession: false,
      office: null,
      customer: item({ 'customer.phone': '0201234567' }),
    }) as const
  const unconfirmed = () => {
    const home = filledIn({ type })
    home.does(send)
    home.does({ type: 'NoteUnconfirmed', why: 'noProof' })
    return home
  }
  const reopen = (home: Portal) =>
    home.does({
      type: 'OpenPortal',
      host: 'localhost',
      association: false,
      today: '2026-11-21',
      build: 'test',
      rules: 'test',
    })

  test('lets nothing be changed, and is not sent anew, before the office said no', () => {
    const home = unconfirmed()
    const change = { type: 'ChangeAnswer', path: 'customer.first_name', value: 'Piet' } as const
    expect(home.refuses(change)).toEqual({ tag: 'AlreadySending' })
    expect(home.refuses(send)).toEqual({ tag: 'AlreadySending' })
    home.does(asked(null))
    expect(home.refuses(send)).toEqual({ tag: 'ReceiptUnknown' })
    expect(home.refuses(change)).toEqual({ tag: 'ReceiptUnknown' })
    home.does(asked({ submitted_at: null }))
    expect(home.refuses(change)).toBeNull()
    expect(home.refuses(send)).toBeNull()
  })

  test('goes once more as it was, where the office was asked and does not say', () => {
    const again = { type: 'SendAgain' } as const
    const home = filledIn({ type })
    expect(home.does(again)).toEqual([])
    home.does(send)
    home.does({ type: 'NoteUnconfirmed', why: 'noAnswer' })
    expect(home.does(again)).toEqual([])
    home.does(asked(null))
    expect(home.does(again)).toMatchObject([{ type: 'SendingStarted', body: 'b1' }])
    expect(home.state()).toMatchObject({ sending: { tag: 'busy', again: true }, attempt: { changed: false } })
    home.does({ type: 'NoteUnconfirmed', why: 'bodyGone' })
    home.does(asked(null))
    // What is not there any more goes nowhere.
    expect(home.does(again)).toEqual([])
    home.does(asked({ submitted_at: null }))
    expect(home.does(again)).toEqual([])
    home.does({ ...send, body: 'b2' })
    expect(home.state().sending).toMatchObject({ tag: 'busy', body: 'b2', again: false })
  })

  test('stays as it was sent in a new build on another day, and no later day makes it another', () => {
    const home = unconfirmed()
    home.does(asked(null))
    home.does({ type: 'OpenPortal', host: 'h', association: true, today: '2027-01-01', build: 'new', rules: 'new' })
    expect(home.state().sending).toMatchObject({ tag: 'unconfirmed', body: 'b1', absent: false })
    expect(home.refuses({ type: 'ChangeAnswer', path: 'customer.first_name', value: 'Piet' })).toEqual({
      tag: 'ReceiptUnknown',
    })
  })

  test('of a build of before, which kept nothing, is asked about and never repeated', () => {
    const home = filledIn({ type })
    const record = {
      seq: 1,
      id: 'r',
      at: 0,
      by: 'customer',
      command: 'StartSending',
      events: [{ type: 'SendingStarted', v: 1 }],
    }
    const old = decodeRecord(record)
    if (E.isLeft(old)) throw new Error(old.left.detail)
    expect(old.right.events).toEqual([{ type: 'SendingStarted', v: 2, body: null }])
    const began = foldRecord(home.catalogue, home.state(), old.right)
    expect(sendingReopened(began, 5).sending).toMatchObject({ tag: 'unconfirmed', body: null, absent: false })
  })

  test('is sent again after the office said no, also where it was silent since', () => {
    const home = unconfirmed()
    home.does(asked({ submitted_at: null }))
    home.does(asked(null))
    expect(home.refuses(send)).toBeNull()
  })

  test('says nothing where the office answers of another invitation', () => {
    const home = unconfirmed()
    expect(home.does(asked({ id: '99', submitted_at: soon }))).toMatchObject([{ type: 'ReceiptAsked', absent: false }])
  })

  test('is done once the office says so, asked or loaded', () => {
    for (const command of [asked({ submitted_at: soon }), load({ submitted_at: soon })]) {
      const home = unconfirmed()
      expect(home.does(command).at(-1)).toMatchObject({ type: 'InventorySent', submittedAt: soon })
      expect(home.state().sending).toEqual({ tag: 'sent', submittedAt: soon })
    }
  })

  test.each<readonly [string, (home: Portal) => void]>([
    ['an answer', home => home.answers('customer.first_name', 'Piet')],
    ['an item', home => home.adds('customer.employers')],
    ['a document', home => home.does({ type: 'AttachFile', file: pdf('later') })],
  ])('and changed since (%s) is not what the office has: that is kept', (_, change) => {
    for (const command of [asked({ submitted_at: soon }), load({ submitted_at: soon })]) {
      const home = unconfirmed()
      home.does(asked({ submitted_at: null }))
      change(home)
      expect(types(home.does(command))).not.toContain('InventorySent')
      expect(home.state()).toMatchObject({ sending: { tag: 'idle' }, invitation: { submitted_at: soon } })
    }
  })

  test('changed and sent again cannot be told from the first by asking', () => {
    const home = unconfirmed()
    home.does(asked({ submitted_at: null }))
    home.answers('customer.first_name', 'Piet')
    home.does(send)
    home.does({ type: 'NoteUnconfirmed', why: 'noAnswer' })
    expect(types(home.does(asked({ submitted_at: soon })))).toEqual(['InventoryFound'])
  })

  test('is another device’s where the office just refused this one', () => {
    const home = filledIn({ type })
    home.does(send)
    expect(types(home.does(asked({ submitted_at: soon }, true)))).toEqual(['InventoryFound'])
    const again = unconfirmed()
    again.does(asked({ submitted_at: null }))
    again.does(send)
    // The first of the two arrived, and nothing was changed between them.
    expect(types(again.does(asked({ submitted_at: soon }, true)))).toEqual(['InventorySent'])
  })

  test.each<readonly [string, (home: Portal) => void]>([
    ['a refusal', home => home.does({ type: 'NoteSendingFailed', failure: 'invalid', fields: [], file: null })],
    [
      'a document that failed',
      home => home.does({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: 'a' }),
    ],
  ])('is not what %s was about', (_, fail) => {
    const home = filledIn({ type })
    home.does(send)
    fail(home)
    expect(types(home.does(load({ submitted_at: soon })))).toEqual(['CustomerLoaded'])
  })

  test('is asked about at the next opening, where the visit ended in the middle', () => {
    const home = filledIn({ type })
    home.does(send)
    reopen(home)
    expect(home.refuses(send)).toEqual({ tag: 'ReceiptUnknown' })
    home.does(load({}))
    expect(home.refuses(send)).toBeNull()
    const arrived = filledIn({ type })
    arrived.does(send)
    reopen(arrived)
    expect(types(arrived.does(load({ submitted_at: soon })))).toEqual(['CustomerLoaded', 'InventorySent'])
  })

  test('what was received is not filled in by the office any more', () => {
    const home = filledIn({ type })
    home.does(load({ submitted_at: soon }))
    expect(home.value('customer.phone')).toBe('')
  })
})
