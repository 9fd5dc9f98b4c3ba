import { definitions } from '../record/surveyEvent'

const newest = new Map<unknown, number>(Object.values(definitions).map(({ type, v }) => [type, v]))

/** The events of one line of an export, whatever they are. Looked at by hand: an export has a hundred thousand lines. */
const eventsIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null && 'events' in value && Array.isArray(value.events) ? value.events : []

/** Which events of one line of an export are older than this build ('AnswerChanged v1'): each needs an upcaster. */
export const olderEvents = (value: unknown): readonly string[] =>
  eventsIn(value).flatMap(event => {
    if (typeof event !== 'object' || event === null || !('type' in event) || !('v' in event)) return []
    const { type, v } = event
    if (typeof type !== 'string' || typeof v !== 'number' || !Number.isInteger(v)) return []
    const from = Math.max(v, 0)
    const steps = Math.max((newest.get(type) ?? 0) - from, 0)
    return Array.from({ length: steps }, (_, i) => `${type} v${from + i}`)
  })
