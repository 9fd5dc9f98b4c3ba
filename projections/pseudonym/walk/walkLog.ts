/**
 * Passes each value of a log's header, records and intents to visitors that replace or gather it, as the codecs
 * declare; withholds unknown events; null where decoding then fails.
 */
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { isSameJson } from '../../../domain/language/json'
import { decodeIntent, type Intent, intentCodecs } from '../../../events/record/intent'
import { definitions, type SurveyEvent, type UnknownEvent } from '../../../events/record/surveyEvent'
import { type StoredLogHeader, type SurveyRecord, storedLogHeaderCodec } from '../../../events/record/surveyRecord'
import { type LeafVisitor, type LeafVisitors, walkCodec } from './walkCodec'

/** What stands in the place of an event that this build does not know: that there was one. */
const withheldEvent: UnknownEvent = { type: 'Unknown', raw: { type: 'Withheld', v: 1 } }

/** Whether of an event nothing is told but that there was one. */
export const isWithheld = (event: UnknownEvent): boolean => isSameJson(event.raw, withheldEvent.raw)

/** A log, with every single value in it replaced; null for what would not decode. */
interface LogWalk {
  readonly header: (header: StoredLogHeader) => StoredLogHeader | null
  readonly record: (record: SurveyRecord) => SurveyRecord | null
}

type EventWalk = (event: SurveyEvent) => SurveyEvent | null

const eventWalks = (leaves: LeafVisitors): ReadonlyMap<string, EventWalk> =>
  new Map(
    Object.values(definitions).map(({ type, v, codec }) => {
      const walk = walkCodec(codec, 'itself', leaves)
      const replaced: EventWalk = event => {
        const decoded: t.Validation<SurveyEvent> = codec.decode({ type, v, ...Object(walk(event, null)) })
        return E.isRight(decoded) ? decoded.right : null
      }
      return [type, replaced]
    }),
  )

/** Goes through an intent as its codec declares it. */
export const intentWalk = (leaves: LeafVisitors): ((intent: Intent) => unknown) => {
  const walks = new Map<string, LeafVisitor>(
    Object.entries(intentCodecs).map(([tag, codec]) => [tag, walkCodec(codec, 'itself', leaves)]),
  )
  return intent => walks.get(intent.tag)?.(intent, null)
}

const isString = (value: unknown): value is string => typeof value === 'string'

export const walkLog = (leaves: LeafVisitors): LogWalk => {
  const events = eventWalks(leaves)
  const walkIntent = intentWalk(leaves)
  const walkHeader = walkCodec(storedLogHeaderCodec, 'itself', leaves)
  return {
    header: header => {
      const decoded = storedLogHeaderCodec.decode(walkHeader(header, null))
      return E.isRight(decoded) ? decoded.right : null
    },
    record: ({ seq, id, at, by, command, intent, scenario, events: loggedEvents }) => {
      const replaced: (SurveyEvent | UnknownEvent)[] = []
      for (const event of loggedEvents) {
        const other = event.type === 'Unknown' ? withheldEvent : events.get(event.type)?.(event)
        if (other == null) return null
        replaced.push(other)
      }
      const otherIntent = intent && decodeIntent(walkIntent(intent))
      if (intent !== undefined && otherIntent === undefined) return null
      const [name, commandName, moment] = [leaves.thing(id, null), leaves.listed(command, null), leaves.term(at, null)]
      return isString(name) && isString(commandName) && typeof moment === 'number'
        ? {
            seq,
            id: name,
            at: moment,
            by,
            command: commandName,
            events: replaced,
            ...(otherIntent && { intent: otherIntent }),
            ...(scenario && { scenario }),
          }
        : null
    },
  }
}
