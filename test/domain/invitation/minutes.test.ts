import { expect, test } from 'vitest'
import { minutes } from '../../../domain/invitation/minutes'
import { invitationTypes } from '../../../domain/language/invitation'
import { goldenMinutesOf } from '../../golden/goldenBody'

test.each(invitationTypes)('%s takes the minutes of its golden visit', type => {
  expect(minutes[type]).toBe(goldenMinutesOf(type))
})
