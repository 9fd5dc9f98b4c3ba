import fc from 'fast-check'
import { expect, test } from 'vitest'
import { surveyVersion } from '../../events/record/surveyRecord'
import { timeline } from '../../projections/replay/timeline'
import { firstDivergence } from '../../projections/replay/verdicts/divergence'
import { fresh } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { checkLaw } from './check'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

test('whatever a customer does, every verdict comes out again on a portal that starts anew, and nothing is skipped', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { records } = live(visit)
    const again = fresh(visit.survey)
    expect(firstDivergence(again, header, records, 'r')).toBeNull()
    expect(timeline(again, records).flatMap(({ skipped }) => skipped)).toEqual([])
  })
  checkLaw('no visit diverges', law)
})
