import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/language/answer'
import type { Line } from '../../journeys/answers'
import { answeredInFull } from '../../journeys/full/answeredInFull'
import { order } from '../../journeys/full/steps'
import { together } from '../../journeys/full/together'
import { type Given, stepVisit } from './stepVisit'

/** What the log holds of an answer; null of what nobody gives by hand. */
const answerOf = (line: Line): Answer | null => {
  switch (line.how) {
    case 'boxes':
      return Object.entries(line.boxes).flatMap(([key, { ticked }]) => (ticked ? [key] : []))
    case 'type':
      return typeof line.sent === 'number' ? line.sent : line.shown
    case 'pick':
    case 'choose':
    case 'tick':
    case 'slide':
      return line.sent
    case 'found':
    case 'seen':
    case 'leave':
    case 'homeInList':
    case 'homeOnMap':
    case 'sought':
      return null
  }
}

/** The pages of a customer with a partner, answered as the whole-way journey answers them: so that most is asked. */
const filled = Object.entries(answeredInFull(together)).map(([step, sections]) => {
  const given: Record<string, Answer> = {}
  for (const [section, lines] of Object.entries(sections))
    for (const [name, line] of Object.entries(lines)) {
      const answer = answerOf(line)
      if (answer !== null) given[`${section}.${name}`] = answer
    }
  return [step, given] as const
})

test.each(filled)('a filled %s is right', (key, given: Given) => {
  const at = order.findIndex(step => step.key === key)
  const visit = stepVisit(order[at]?.key ?? 'intro')
  visit.given({ 'customer.has_partner': 1, ...given })
  expect(visit.told()).toEqual([])
  expect(visit.next()).toBe(order[at + 1]?.key)
})
