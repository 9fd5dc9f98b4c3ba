import { describe, expect, test } from 'vitest'
import { showSlider } from '../../../domain/engine/kinds/slider'
import { slider } from '../../../domain/language/chosenQuestions'
import { findField } from '../../../projections/tree/findNode'
import { shownAnswer } from '../../../projections/wording/shownAnswer'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const shown = (at: Portal, path: string): string => {
  const field = findField(at.catalogue, viewOf(at).tree, path)
  return field === null ? 'nothing there' : shownAnswer(field)
}

describe('an answer in words', () => {
  test('has the label of a choice, and nothing while nothing is chosen', () => {
    const at = portal({ type: 'full' })
    expect(shown(at, 'customer.maritial_status')).toBe('')
    at.answers('customer.maritial_status', 1)
    expect(shown(at, 'customer.maritial_status')).toBe('Gehuwd')
  })

  test('is in Dutch notation, and as typed when it is no amount', () => {
    const at = portal({ type: 'full' })
    at.answers('customer.address.woz_waarde', 1234567.5)
    expect(shown(at, 'customer.address.woz_waarde')).toBe('€\u00a01.234.567,50')
    at.answers('customer.address.woz_waarde', 'veel')
    expect(shown(at, 'customer.address.woz_waarde')).toBe('veel')
    at.answers('customer.address.postal_code', '3511AB')
    expect(shown(at, 'customer.address.postal_code')).toBe('3511 AB')
  })
})

describe('a slider', () => {
  const marks = [
    { at: 0, label: 'Introvert' },
    { at: 2, label: 'Neutraal' },
    { at: 4, label: 'Extravert' },
  ]
  const scale = slider('Hoe?', 'situation', { from: 0, to: 4, step: 1, initial: 2, marks, says: '{mark}' })
  const hours = slider('Uren', 'situation', {
    from: 0,
    to: 40,
    step: 1,
    initial: 40,
    marks: [],
    says: '{n} uur per week',
  })

  test.each([
    [0, 'Introvert'],
    [1, 'Tussen introvert en neutraal'],
    [2, 'Neutraal'],
    [3, 'Tussen neutraal en extravert'],
    [4, 'Extravert'],
  ])('at %s says %s', (value, words) => {
    expect(showSlider(scale, value)).toBe(words)
  })

  test('with numbers says the number', () => {
    expect(showSlider(hours, 32)).toBe('32 uur per week')
  })
})
