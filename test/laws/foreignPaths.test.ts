import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPathShaped } from '../../events/definitions/nameShapes'
import { foreignPathIn } from '../../events/log/logExport/importLimits'
import { definitions, type SurveyEvent } from '../../events/record/surveyEvent'
import { leafVisitors } from '../../projections/pseudonym/walk/leafVisitors'
import { walkCodec } from '../../projections/pseudonym/walk/walkCodec'
import { everyEventArbitrary } from '../arbitraries/record'
import { catalogues } from '../arbitraries/surveys'
import { checkLaw } from './check'

const same = <A>(value: A): A => value

/** The event with other names of questions, lists and items, where its codec declares such a name. */
const renamed = (event: SurveyEvent, path: (name: string) => string): SurveyEvent => {
  const others = { text: same, birth: same, number: same, moment: same, day: same, document: same }
  const leaves = leafVisitors(catalogues.shipped, new Set(), {
    ...others,
    thing: () => 'a',
    home: same,
    degree: same,
    path,
  })
  // It is what it was but for names, and each name is a text.
  return walkCodec(definitions[event.type].codec, 'itself', leaves)(event, null) as SurveyEvent
}

/** Whether a file with this event alone is refused. */
const isRefused = (event: SurveyEvent): boolean =>
  foreignPathIn({ seq: 1, id: 'a', at: 0, by: 'customer', command: 'x', events: [event] }, isPathShaped) !== null

/** The event with names of ours, one of which reaches for an object's inside: each of them in turn. */
const reaching = (event: SurveyEvent): readonly SurveyEvent[] => {
  let count = 0
  renamed(event, name => {
    count += 1
    return name
  })
  return Array.from({ length: count }, (_, which) => {
    let at = 0
    return renamed(event, () => (at++ === which ? 'customer.__proto__' : 'customer.phone'))
  })
}

test('a file from outside that reaches for an object’s inside is refused, in whatever event it does', () => {
  const holds = (events: readonly SurveyEvent[]): void => {
    for (const event of events)
      for (const [which, foreign] of reaching(event).entries())
        expect([event.type, which, isRefused(foreign), isRefused(renamed(event, () => 'customer.phone'))]).toEqual([
          event.type,
          which,
          true,
          false,
        ])
  }
  checkLaw('no event reaches for the inside of an object', fc.property(everyEventArbitrary, holds), 20)
})
