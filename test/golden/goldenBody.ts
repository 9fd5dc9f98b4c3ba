import type { Catalogue } from '../../domain/engine/catalogue'
import type { InvitationType } from '../../domain/language/invitation'
import { situationOf } from '../../events/state/state'
import { goldenPaceMs, minutesFor } from '../../projections/intro/answeringPace'
import { inventory } from '../../projections/sending/inventory'
import { surveyTree } from '../../projections/tree/surveyTree'
import { lenderLists } from '../arbitraries/lenders'
import { knownCustomer } from '../arbitraries/loadedAsIs'
import { catalogues } from '../arbitraries/surveys'
import { type Walked, walker } from '../arbitraries/walk'
import type { WalkPlan } from '../arbitraries/walkPlan'

/** Who comes alone, so that both are among the bodies: with a partner there are more questions, without one defaults. */
const alone: readonly InvitationType[] = ['assessment', 'partner_advice', 'financial_advice', 'mortgage', 'debug']

/**
 * One walk for each type, the same each time: a customer of 40 of whom the office knows half, who adds one more of
 * everything on the way, changes some answers, and searches for a home wherever one can.
 */
const planOf = (catalogue: Catalogue, type: InvitationType): WalkPlan => {
  const { values, lists } = knownCustomer(catalogue, { takes: path => path.length % 2 === 0, items: 1 })
  const partnerSession = type.startsWith('partner')
  return {
    type,
    partnerSession,
    association: type === 'full',
    discount: 100,
    today: '2026-11-21',
    customer: {
      values: new Map([
        ...values,
        ['customer.date_of_birth', '1986-05-17'],
        ['customer.has_partner', alone.includes(type) ? 0 : 1],
      ]),
      lists,
    },
    lenders: lenderLists[0] ?? { companies: [], labels: [] },
    // By each question's own place: one that comes or goes changes nothing but itself.
    choices: 'byPath',
    whims: Array.from({ length: 18 }, () => [
      { does: 'some', nth: 0 },
      { does: 'search', nth: 0 },
    ]),
  }
}

export const goldenWalkOf = (type: InvitationType, catalogue: Catalogue = catalogues.shipped): Walked =>
  walker(planOf(catalogue, type), catalogue).walk()

/** What the office receives at the end of that walk. */
export const goldenBodyOf = (type: InvitationType, catalogue: Catalogue = catalogues.shipped): unknown => {
  const { last } = goldenWalkOf(type, catalogue)
  return JSON.parse(JSON.stringify(inventory(catalogue, last, surveyTree(situationOf(catalogue, last)))))
}

/** Minutes that filling in by hand takes: those of the questions that the customer answers in the golden visit. */
export const goldenMinutesOf = (type: InvitationType): number => {
  const answered = goldenWalkOf(type).records.filter(
    ({ by, command }) => by === 'customer' && command === 'ChangeAnswer',
  )
  const paths = new Set(
    answered.map(({ events }) => JSON.stringify(events.map(event => 'path' in event && event.path))),
  )
  return minutesFor(paths.size, goldenPaceMs)
}

const isPlain = (value: unknown): boolean => !(value instanceof Object)

/** JSON with an answer on one line, so that a difference reads as one. */
export const readable = (value: unknown, indent = ''): string => {
  if (isPlain(value)) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  const inner = `${indent}  `
  const entries = Object.entries(Object(value))
  const parts = entries.map(([key, one]) => `${isList ? '' : `${JSON.stringify(key)}: `}${readable(one, inner)}`)
  if (entries.length === 0 || (entries.every(([, one]) => isPlain(one)) && parts.join().length < 160))
    return `${open}${parts.length === 0 ? '' : ` ${parts.join(', ')} `}${close}`
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}
