import { describe, expect, test } from 'vitest'
import { errorLines } from '../../../projections/steps/errorLines'
import { solve } from '../../arbitraries/solver'
import { invitation, only, type Portal, portal } from '../../projections/portal'
import { viewOf } from '../../projections/viewOf'
import { filledIn, pdf } from './filledIn'

const types = (events: readonly { readonly type: string }[]): readonly string[] => events.map(({ type }) => type)

const submitted = (home: Portal) => [...home.state().submitted.keys()]

describe('the next step', () => {
  test('STEP-14: is in the log with its verdict, refused or not', () => {
    const home = portal({ type: 'financial_advice' })
    const [refused] = only(home.does({ type: 'SubmitStep', step: 'personal_details' }), 'StepSubmitted')
    expect(refused?.next).toBeNull()
    expect(refused?.errors[0]).toEqual(['customer.salutation', 'chosen'])
    expect(refused?.words?.[0]).toEqual(['Vul uw aanhef in', null])
    const right = filledIn({ type: 'financial_advice' })
    expect(right.does({ type: 'SubmitStep', step: 'personal_details' })).toEqual([
      {
        type: 'StepSubmitted',
        v: 2,
        step: 'personal_details',
        errors: [],
        words: [],
        next: 'questions_for_the_advisor',
      },
    ])
  })

  test('has beside each refused question the words that the customer reads there', () => {
    const home = filledIn({ type: 'financial_advice' })
    home.answers('customer.date_of_birth', '31-02-1980')
    home.answers('customer.last_name', '')
    const [event] = only(home.does({ type: 'SubmitStep', step: 'personal_details' }), 'StepSubmitted')
    expect(event?.errors.map(([path]) => path)).toEqual(['customer.last_name', 'customer.date_of_birth'])
    expect(event?.words?.map(([, reason]) => reason)).toEqual([null, 'Deze datum bestaat niet'])
    const lines = errorLines(home.catalogue, viewOf(home), 'personal_details')
    expect(event?.words).toEqual(lines.map(({ message, reason }) => [message, reason]))
  })

  test('OPEN-15: of a step that is not in the order is none', () => {
    const [event] = only(portal({ type: 'debug' }).does({ type: 'SubmitStep', step: 'pension' }), 'StepSubmitted')
    expect(event?.next).toBeNull()
  })

  test('OPEN-14: sending what is not right marks every step that is refused, and those alone', () => {
    const home = portal({ type: 'source_data' })
    const events = only(home.does({ type: 'SubmitStep', step: 'complete' }), 'StepSubmitted')
    expect(events.map(({ step, next }) => [step, next])).toEqual([
      ['personal_details', null],
      ['sustainability', null],
      ['complete', 'personal_details'],
    ])
    expect(submitted(home)).toEqual(['personal_details', 'sustainability', 'complete'])
    expect(events[2]?.errors).toEqual([...(events[0]?.errors ?? []), ...(events[1]?.errors ?? [])])
  })

  test('OPEN-14: with errors in more steps than one, sending leads to the first', () => {
    const home = filledIn({ type: 'source_data' })
    home.answers('customer.last_name', '')
    const event = only(home.does({ type: 'SubmitStep', step: 'complete' }), 'StepSubmitted').at(-1)
    expect(event?.errors[0]).toEqual(['customer.last_name', 'filled'])
    expect(event?.errors[1]?.[0]).toMatch(/^sustainability\./)
    expect(event?.next).toBe('personal_details')
  })

  test('sending what is right goes to success', () => {
    const home = filledIn({ type: 'financial_advice' })
    const [event] = only(home.does({ type: 'SubmitStep', step: 'complete' }), 'StepSubmitted')
    expect(event).toMatchObject({ errors: [], next: 'success' })
  })
})

describe('sending', () => {
  const send = { type: 'StartSending', body: 'b1' } as const

  test('starts once', () => {
    const home = filledIn({ type: 'financial_advice' })
    expect(types(home.does(send))).toEqual(['SendingStarted'])
    expect(home.refuses(send)).toEqual({ tag: 'AlreadySending' })
    home.does({ type: 'NoteSent', submittedAt: '2026-11-21T12:00:00Z' })
    expect(home.refuses(send)).toEqual({ tag: 'AlreadySent' })
    expect(home.state().invitation?.submitted_at).toBe('2026-11-21T12:00:00Z')
  })

  test('can be tried again after it failed, with what the office said', () => {
    const home = filledIn({ type: 'financial_advice' })
    home.does(send)
    const fields = [['customer.email', 'Onbekend']] as const
    home.does({ type: 'NoteSendingFailed', failure: 'invalid', fields, file: null })
    expect(home.state().sending).toMatchObject({ tag: 'failed', failure: 'invalid', fields })
    expect(home.refuses(send)).toBeNull()
  })

  test('does not start with an inventory that is not right', () => {
    expect(portal({ type: 'financial_advice' }).refuses(send)).toEqual({ tag: 'NotReady' })
  })

  const used = invitation('financial_advice', { submitted_at: '2026-11-01' })
  const closed = [
    ['used', used],
    ['none', null],
  ] as const

  test.each([...closed, ['over', invitation('financial_advice', { valid_until: '2026-11-20' })] as const])(
    'INTRO-19: does not start with an invitation that is %s',
    (_state, given) => {
      const home = filledIn({ type: 'financial_advice' })
      home.isInvited(given)
      expect(home.refuses(send)).toEqual({ tag: 'InvitationOver' })
    },
  )

  test.each(closed)('nothing can be answered with an invitation that is %s', (_state, given) => {
    const home = filledIn({ type: 'financial_advice' })
    const changes = [
      { type: 'ChangeAnswer', path: 'customer.first_name', value: 'Piet' },
      { type: 'AddItem', list: 'customer.employers' },
      { type: 'AttachFile', file: pdf('a') },
      { type: 'SubmitStep', step: 'personal_details' },
    ] as const
    home.isInvited(given)
    const before = home.state().answers
    for (const change of changes) expect(home.refuses(change)).toEqual({ tag: 'InvitationClosed' })
    expect(home.state().answers).toBe(before)
    home.isInvited(invitation('financial_advice'))
    for (const change of changes) expect(home.refuses(change)).toBeNull()
  })

  test('an invitation that ends today can be sent today, and not tomorrow', () => {
    const given = invitation('financial_advice', { valid_until: '2026-11-21' })
    const home = filledIn({ type: 'financial_advice', invitation: given })
    home.does({ type: 'BeginDay', today: '2026-11-22' })
    expect(home.refuses(send)).toEqual({ tag: 'InvitationOver' })
    expect(filledIn({ type: 'financial_advice', invitation: given }).refuses(send)).toBeNull()
  })

  test('once done, nothing that comes late undoes it', () => {
    const home = filledIn({ type: 'financial_advice' })
    home.does(send)
    home.does({ type: 'NoteSent', submittedAt: '2026-11-21T12:00:00Z' })
    expect(home.does({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: null })).toEqual([])
    expect(home.does({ type: 'NoteSent', submittedAt: '2026-11-22T12:00:00Z' })).toEqual([])
    expect(home.state().sending).toEqual({ tag: 'sent', submittedAt: '2026-11-21T12:00:00Z' })
  })

  test('lets nothing be changed behind it, while it goes on and after', () => {
    const home = filledIn({ type: 'financial_advice' })
    const changes = [
      { type: 'ChangeAnswer', path: 'customer.first_name', value: 'Piet' },
      { type: 'AddItem', list: 'customer.employers' },
      { type: 'AttachFile', file: pdf('a') },
      { type: 'SubmitStep', step: 'personal_details' },
    ] as const
    home.does(send)
    for (const change of changes) expect(home.refuses(change)).toEqual({ tag: 'AlreadySending' })
    home.does({ type: 'NoteSent', submittedAt: '2026-11-21T12:00:00Z' })
    for (const change of changes) expect(home.refuses(change)).toEqual({ tag: 'AlreadySent' })
  })

  test('that failed lets it be changed again', () => {
    const home = filledIn({ type: 'financial_advice' })
    home.does(send)
    home.does({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: null })
    expect(home.refuses({ type: 'ChangeAnswer', path: 'customer.first_name', value: 'Piet' })).toBeNull()
  })

  test('a document that was sent is not sent again, unless another took its name', () => {
    const home = filledIn({ type: 'financial_advice' })
    home.does({ type: 'AttachFile', file: pdf('a') })
    home.does({ type: 'NoteFileSent', name: 'a' })
    expect(home.state().filesSent.has('a')).toBe(true)
    home.does({ type: 'AttachFile', file: pdf('a', 2) })
    expect(home.state().filesSent.has('a')).toBe(false)
  })

  test('the inventory of these tests is what a patient customer ends with too', () => {
    const home = filledIn({ type: 'financial_advice' })
    expect(solve(home.catalogue, home.state(), 'first')).toEqual([])
  })

  describe('of a document that failed', () => {
    const failed = () => {
      const home = filledIn({ type: 'financial_advice' })
      home.does({ type: 'AttachFile', file: pdf('a') })
      home.does({ type: 'AttachFile', file: pdf('b') })
      home.does(send)
      home.does({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: 'a' })
      return home
    }

    test('is tried again by itself: all else waits for the button that sends', () => {
      const home = failed()
      home.does({ type: 'RetryFile', name: 'a' })
      expect(home.state().sending).toEqual({ tag: 'oneFile', name: 'a' })
      expect(home.refuses({ type: 'RemoveFile', name: 'a' })).toEqual({ tag: 'AlreadySending' })
      expect(home.refuses(send)).toEqual({ tag: 'AlreadySending' })
      home.does({ type: 'NoteFileSent', name: 'a' })
      expect(home.state()).toMatchObject({ sending: { tag: 'idle' }, attempt: null })
      expect([...home.state().filesSent]).toEqual(['a'])
    })

    test('may fail again, and is no sending at the next opening', () => {
      const home = failed()
      home.does({ type: 'RetryFile', name: 'a' })
      home.does({ type: 'NoteSendingFailed', failure: 'unexpected', fields: [], file: 'a' })
      expect(home.state().sending).toMatchObject({ tag: 'failed', file: 'a' })
      home.does({ type: 'RetryFile', name: 'a' })
      home.does({ type: 'OpenPortal', host: 'h', association: false, today: '2026-11-21', build: 'b', rules: 'r' })
      expect(home.state().sending).toEqual({ tag: 'idle' })
    })

    test('is only for the one that failed', () => {
      const home = failed()
      expect(home.does({ type: 'RetryFile', name: 'b' })).toEqual([])
      expect(home.refuses({ type: 'RetryFile', name: 'c' })).toEqual({ tag: 'NoSuchFile', name: 'c' })
    })
  })

  test('the very same document added again is the one that is there, and is not sent twice', () => {
    const home = filledIn({ type: 'financial_advice' })
    home.does({ type: 'AttachFile', file: pdf('a') })
    home.does({ type: 'NoteFileSent', name: 'a' })
    expect(home.does({ type: 'AttachFile', file: pdf('a') })).toEqual([])
    expect(home.state().filesSent.has('a')).toBe(true)
  })
})
