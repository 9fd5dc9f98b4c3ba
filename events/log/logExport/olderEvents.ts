/**
 * Lists, for one line of an export, the upcasters that its older events need, by event and version ('AnswerChanged
 * v1').
 */
import { definitions } from '../../record/surveyEvent'

const newest = new Map<unknown, number>(Object.values(definitions).map(({ type, v }) => [type, v]))

/** The events of one line of an export, whatever they are. Looked at by hand: an export has a hundred thousand lines. */
const eventsIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null && 'events' in value && Array.isArray(value.events) ? value.events : []

export const olderEvents = (value: unknown): readonly string[] => {
  const older: string[] = []
  for (const event of eventsIn(value)) {
    if (typeof event !== 'object' || event === null || !('type' in event) || !('v' in event)) continue
    const { type, v } = event
    if (typeof type !== 'string' || typeof v !== 'number' || !Number.isInteger(v)) continue
    const now = newest.get(type) ?? 0
    for (let from = Math.max(v, 0); from < now; from++) older.push(`${type} v${from}`)
  }
  return older
}
