import { expect, test } from 'vitest'
import { portalOpened } from '../../../events/definitions/portalOpened'
import { inventorySent, sendingFailed, sendingStarted } from '../../../events/definitions/sending'
import type { SurveyEvent } from '../../../events/record/surveyEvent'
import { evolve } from '../../../events/state/evolve'
import { initialState } from '../../../events/state/state'
import { catalogues } from '../../arbitraries/surveys'

const catalogue = catalogues.shipped
const opened = portalOpened({
  host: 'localhost',
  association: false,
  discount: 100,
  today: '2026-11-22',
  build: 'b',
  rules: 'r',
  tab: null,
  took: 'notTold',
  since: null,
})

const sendingAfter = (...events: readonly SurveyEvent[]) =>
  events.reduce((state, event) => evolve(catalogue, state, { at: 0, by: 'system', event }), initialState(catalogue))
    .sending

test('a visit that ended while sending comes back with what nobody confirmed, and is not sending', () => {
  expect(sendingAfter(sendingStarted({ body: 'b1' })).tag).toBe('busy')
  expect(sendingAfter(sendingStarted({ body: 'b1' }), opened)).toMatchObject({ tag: 'unconfirmed', absent: false })
})

test('what was sent, and what failed, is so at the next opening too', () => {
  const failed = sendingFailed({ failure: 'invalid', fields: [['customer.email', 'Onbekend']], file: null })
  expect(sendingAfter(failed, opened)).toEqual(sendingAfter(failed))
  const sent = inventorySent({ submittedAt: '2026-11-21T10:00:00Z' })
  expect(sendingAfter(sent, opened)).toEqual({ tag: 'sent', submittedAt: '2026-11-21T10:00:00Z' })
})
