import { expect, test } from 'vitest'
import { profiles } from '../../../domain/invitation/profiles'
import { type InvitationType, invitationTypes } from '../../../domain/language/invitation'
import { goldenPaceMs, minutesFor } from '../../../projections/intro/answeringPace'
import { goldenWalkOf } from '../../golden/goldenBody'

/** How many questions the customer answers in the golden visit of a type. */
const answeredIn = (type: InvitationType): number => {
  const { records } = goldenWalkOf(type)
  const answered = records.filter(({ by, command }) => by === 'customer' && command === 'ChangeAnswer')
  return new Set(answered.map(({ events }) => JSON.stringify(events.map(event => 'path' in event && event.path)))).size
}

test.each(invitationTypes)('%s takes the minutes of its golden visit', type => {
  expect(profiles[type].minutes).toBe(minutesFor(answeredIn(type), goldenPaceMs))
})
