import { expect, test } from 'vitest'
import { invitationState } from '../../../domain/invitation/invitationState'
import { invitation } from '../../projections/portal'

const noon = Date.parse('2026-11-21T12:00:00Z')
const state = (extra: object) => invitationState(invitation('full', extra), noon, '2026-11-21')

test.each([
  ['2026-11-20', 'over'],
  ['2026-11-21', 'open'],
  ['2026-11-22', 'open'],
  ['2026-11-21T11:59:59Z', 'over'],
  ['2026-11-21T12:00:00Z', 'open'],
  ['2026-11-21T12:59:59+01:00', 'over'],
  ['2026-11-21T13:00:00+01:00', 'open'],
  ['2026-11-21 11:59:59', 'over'],
  ['2026-11-21 12:00:01', 'open'],
  [null, 'open'],
])('OPEN-105: on 21-11-2026 at noon an invitation until %s is %s', (until, expected) => {
  expect(state({ valid_until: until })).toBe(expected)
})

test('OPEN-105: used is looked at before over', () => {
  expect(state({ valid_until: '2026-11-20', submitted_at: '2026-11-01 10:00:00' })).toBe('used')
  expect(state({ submitted_at: '2026-11-01' })).toBe('used')
})

test('OPEN-123: no invitation is none', () => {
  expect(invitationState(null, noon, '2026-11-21')).toBe('none')
})
