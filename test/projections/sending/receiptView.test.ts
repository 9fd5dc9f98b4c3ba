import { describe, expect, test } from 'vitest'
import type { Sending } from '../../../events/state/state'
import { initialState } from '../../../events/state/state'
import { receiptView, sameReceipt } from '../../../projections/sending/receiptView'
import { catalogues } from '../../arbitraries/surveys'

const state = initialState(catalogues.shipped)
type Unconfirmed = Extract<Sending, { tag: 'unconfirmed' }>
const view = (how: Partial<Unconfirmed> = {}) =>
  receiptView({
    ...state,
    sending: {
      tag: 'unconfirmed',
      why: 'noProof',
      body: 'b1',
      since: 0,
      asked: 1,
      absent: false,
      sought: false,
      ...how,
    },
  })
const known = 'Uw adviseur heeft de ontvangst nog niet bevestigd.'

describe('what is said of a sending that nobody confirmed', () => {
  test('is nothing while the office was not asked, and for any other sending', () => {
    expect(view({ asked: 0 })).toBeNull()
    expect(receiptView(state)).toBeNull()
    expect(receiptView({ ...state, sending: { tag: 'busy', at: 0, body: 'b1', again: false } })).toBeNull()
  })

  test('says once what is known, and never offers to send before the office said no', () => {
    expect(view()).toMatchObject({ title: 'De ontvangst is nog niet bevestigd', maySend: false })
    expect(view()?.lines).not.toContain(known)
    expect(view({ why: 'status' })?.lines[0]).toBe(known)
    expect(view()?.lines[0]).toMatch(/vragen dit nog een paar keer na/)
    expect(view({ asked: 5 })?.lines[0]).toMatch(/Kijk het later opnieuw na/)
    expect(view({ absent: true })).toMatchObject({
      maySend: true,
      lines: [expect.stringMatching(/nog niets ontvangen/)],
    })
  })

  test('is the sentence of the document where no answer came', () => {
    expect(view({ why: 'noAnswer' })?.title).toBe('Gegevens kunnen niet verzonden worden')
    expect(view({ why: 'noAnswer' })?.lines).toContain('Controleer uw internetverbinding.')
  })

  test('offers the very same once more while the office does not say, where it is kept', () => {
    const locked = expect.stringMatching(/pas weer wijzigen als duidelijk is dat er niets is ontvangen/)
    expect(view()).toMatchObject({ mayRepeat: true, maySend: false })
    expect(view()?.lines).toContainEqual(locked)
    expect(view({ absent: true })).toMatchObject({ mayRepeat: false, maySend: true })
    expect(view({ absent: true })?.lines).not.toContainEqual(locked)
    expect(view({ why: 'bodyGone', body: null })).toMatchObject({ mayRepeat: false, maySend: false })
    expect(view({ why: 'bodyGone', body: null })?.lines[0]).toMatch(/niet meer goed te lezen/)
  })

  test('is the sentence of the document where the office gave an error and does not say what it has', () => {
    expect(view({ why: 'status' })?.title).toBe('Er is een onverwachte fout opgetreden')
  })

  test('is the same only when it reads the same', () => {
    expect(sameReceipt(view(), view({ asked: 2 }))).toBe(true)
    expect(sameReceipt(view(), view({ asked: 5 }))).toBe(false)
    expect(sameReceipt(view(), view({ sought: true }))).toBe(false)
    expect(sameReceipt(view(), null)).toBe(false)
  })
})
