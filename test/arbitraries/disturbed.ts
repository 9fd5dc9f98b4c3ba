import fc from 'fast-check'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { strayEvent } from './strayEvent'
import { catalogues, type SurveyName } from './surveys'
import { live, visitArbitrary } from './visit'

/** The records of a visit with events between them that no build knows, or that name places that are not there. */
export const disturbed: fc.Arbitrary<{ readonly survey: SurveyName; readonly records: readonly SurveyRecord[] }> =
  visitArbitrary(25).chain(visit =>
    fc.array(fc.tuple(fc.nat(30), strayEvent(catalogues[visit.survey])), { maxLength: 12 }).map(strange => {
      const at = (n: number) => strange.flatMap(([place, event]) => (place === n ? [event] : []))
      const records = live(visit).records
      return {
        survey: visit.survey,
        records: records.map((record, n) => ({
          ...record,
          events: [...at(2 * n), ...record.events, ...at(2 * n + 1)],
        })),
      }
    }),
  )
