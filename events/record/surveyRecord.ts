/**
 * The shape and version of a log's header and records: decodes a record, lifting older events, or says why not, and
 * encodes it.
 */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { entity, field } from '../../domain/language/privacy'
import { isScenarioCommand } from '../legacy/scenarioCommand'
import { type CompiledDecoder, compileDecoder, notDecoded } from './compileDecoder'
import { decodeIntent, type Intent } from './intent'
import { definitions, type SurveyEvent, type UnknownEvent } from './surveyEvent'
import { type RawEvent, type Upcasters, upcast, upcasters } from './upcast'

/** Version of the survey's shape: a log of another one is set aside whole (spec 1 section 3). */
export const surveyVersion = 166

/**
 * What stands before the first record. `log` is an id of the log's own, `invitation` the office's id; `build` and
 * `rules` tell which code began it; `createdAt` is in milliseconds since 1970.
 */
export const storedLogHeaderCodec = entity('Header', {
  log: field(t.string, 'open', 'thing'),
  invitation: field(t.string, 'open', 'thing'),
  survey: field(t.literal(surveyVersion), 'open'),
  build: field(t.string, 'open'),
  rules: field(t.string, 'open'),
  createdAt: field(t.number, 'open', 'term'),
})
export type StoredLogHeader = t.TypeOf<typeof storedLogHeaderCodec>

const authorCodec = t.keyof({ customer: null, retrieval: null, server: null, system: null }, 'Origin')
/** Whose doing it was: the customer's, the data retrieval's, the office's or the portal's own. */
export type Author = t.TypeOf<typeof authorCodec>

/** One command and all it brought about: stored together or not at all. `seq` counts from 1 without a gap. */
export interface SurveyRecord {
  readonly seq: number
  readonly id: string
  readonly at: number
  readonly by: Author
  /** What was asked, for whoever looks at the log: what was meant by it stands in `intent`. */
  readonly command: string
  /** Absent in a record that a build of before wrote: `withIntents` tells it. */
  readonly intent?: Intent
  /** Support put it there, to see what would follow. */
  readonly scenario?: true
  readonly events: readonly (SurveyEvent | UnknownEvent)[]
}

export type RecordWithIntent = SurveyRecord & { readonly intent: Intent }

/**
 * Why a record cannot be read: it is damaged, or a newer build of the portal wrote it. `event` is the type of the event
 * that cannot be read, null when it is the record around them.
 */
export interface RecordDamage {
  readonly reason: 'damaged' | 'newer'
  readonly event: string | null
  readonly detail: string
}

const rawEventCodec = t.intersection([t.UnknownRecord, t.type({ type: t.string, v: t.Int })])
const envelopeCodec = entity('Record', {
  seq: field(t.Int, 'open'),
  id: field(t.string, 'open', 'thing'),
  at: field(t.number, 'open', 'term'),
  by: field(authorCodec, 'open'),
  command: field(t.string, 'open', 'listed'),
  events: field(t.array(rawEventCodec), 'answer'),
})

const damage = (reason: RecordDamage['reason'], { type, v }: RawEvent): RecordDamage => ({
  reason,
  event: type,
  detail: `${type} v${v}`,
})

/** What builds of before do not write. What it holds besides, the hash of its line, is no part of the record. */
const readEnvelope = compileDecoder(t.type({ ...envelopeCodec.type.props, intent: t.unknown, scenario: t.unknown }))

const known: ReadonlyMap<string, { readonly v: number; readonly read: CompiledDecoder<SurveyEvent> }> = new Map(
  Object.values(definitions).map(({ type, v, codec }) => [type, { v, read: compileDecoder<SurveyEvent>(codec) }]),
)

const decodeEvent = (stored: RawEvent, by: Upcasters): E.Either<RecordDamage, SurveyEvent | UnknownEvent> => {
  const newest = known.get(stored.type)
  if (newest === undefined) return E.right({ type: 'Unknown', raw: stored })
  const raw = upcast(stored, by)
  if (raw.v > newest.v) return E.left(damage('newer', raw))
  const event = newest.read(raw)
  return event === notDecoded ? E.left(damage('damaged', raw)) : E.right(event)
}

/** Reads a record from storage or from an export. An event of an unknown type is kept as it is. */
export const decodeRecord = (stored: unknown, by: Upcasters = upcasters): E.Either<RecordDamage, SurveyRecord> => {
  const envelope = readEnvelope(stored)
  if (envelope === notDecoded) return E.left({ reason: 'damaged', event: null, detail: 'envelope' })
  const events: (SurveyEvent | UnknownEvent)[] = []
  for (const raw of envelope.events) {
    const event = decodeEvent(raw, by)
    if (E.isLeft(event)) return event
    events.push(event.right)
  }
  const { seq, id, at, command } = envelope
  const intent = decodeIntent(envelope.intent)
  const isScenario = envelope.scenario === true || isScenarioCommand(command)
  return E.right({
    seq,
    id,
    at,
    by: envelope.by,
    command,
    events,
    ...(intent === undefined ? {} : { intent }),
    ...(isScenario ? { scenario: true } : {}),
  })
}

/** The plain JSON value that `decodeRecord` reads back. */
export const encodeRecord = (record: SurveyRecord): unknown => ({
  ...record,
  events: record.events.map(event => (event.type === 'Unknown' ? event.raw : event)),
})
