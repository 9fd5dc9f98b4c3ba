import fc from 'fast-check'
import { type Intent, intentCodecs } from '../../events/record/intent'
import { definitions, type SurveyEvent, type UnknownEvent } from '../../events/record/surveyEvent'
import { type StoredLogHeader, type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { codecArbitrary, jsonArbitrary } from './codec'

const definedEvents = Object.values(definitions).map(
  // What a definition's codec reads is that definition's event.
  ({ codec }) => codecArbitrary(codec) as fc.Arbitrary<SurveyEvent>,
)

/** Any event that has a definition. */
export const knownEventArbitrary: fc.Arbitrary<SurveyEvent> = fc.oneof(...definedEvents)

/** One of each. */
export const everyEventArbitrary: fc.Arbitrary<readonly SurveyEvent[]> = fc.tuple(...definedEvents)

export const unknownEventArbitrary: fc.Arbitrary<UnknownEvent> = fc
  .record({
    type: fc.string({ maxLength: 12 }).filter(type => !Object.hasOwn(definitions, type)),
    v: fc.nat(9),
    rest: fc.dictionary(
      fc.string({ maxLength: 6 }).filter(key => !['type', 'v', '__proto__'].includes(key)),
      jsonArbitrary,
      { noNullPrototype: true, maxKeys: 3 },
    ),
  })
  .map(({ type, v, rest }) => ({ type: 'Unknown', raw: { ...rest, type, v } }))

export const eventArbitrary: fc.Arbitrary<SurveyEvent | UnknownEvent> = fc.oneof(
  { weight: 9, arbitrary: knownEventArbitrary },
  { weight: 1, arbitrary: unknownEventArbitrary },
)

/** Any intent there is. */
const intentArbitrary: fc.Arbitrary<Intent> = fc.oneof(
  // What an intent's codec reads is that intent.
  ...Object.values(intentCodecs).map(codec => codecArbitrary(codec) as fc.Arbitrary<Intent>),
)

/** @param seq the place of the record. Ids come from a space so large that two never meet. */
export const recordArbitrary = (seq: number): fc.Arbitrary<SurveyRecord> =>
  fc.record(
    {
      seq: fc.constant(seq),
      id: fc.uuid(),
      at: fc.nat({ max: 2 ** 41 }),
      by: fc.constantFrom('customer', 'retrieval', 'server', 'system'),
      command: fc.constantFrom('ChangeAnswer', 'AddItem', 'SubmitStep', 'OpenPortal'),
      intent: intentArbitrary,
      events: fc.array(eventArbitrary, { minLength: 1, maxLength: 4 }),
    },
    // Builds of before recorded no intent.
    { noNullPrototype: true, requiredKeys: ['seq', 'id', 'at', 'by', 'command', 'events'] },
  )

/** Records as a log holds them: contiguous from seq 1. */
export const recordsArbitrary = (maxLength = 8): fc.Arbitrary<readonly SurveyRecord[]> =>
  fc.nat({ max: maxLength }).chain(length => fc.tuple(...Array.from({ length }, (_, i) => recordArbitrary(i + 1))))

export const headerArbitrary: fc.Arbitrary<StoredLogHeader> = fc.record(
  {
    log: fc.uuid(),
    invitation: fc.uuid(),
    survey: fc.constant(surveyVersion),
    build: fc.string(),
    rules: fc.string(),
    createdAt: fc.nat({ max: 2 ** 41 }),
  },
  { noNullPrototype: true },
)
