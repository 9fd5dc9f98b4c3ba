import type { Answer } from '../../../domain/language/answer'
import type { InvitationType } from '../../../domain/language/invitation'
import { allDoubtPrompts } from '../../../projections/doubts/doubtPrompt'
import { shippedDoubts } from '../../arbitraries/doubtful'
import { portal } from '../../projections/portal'
import { viewOf } from '../../projections/viewOf'

type Given = Readonly<Record<string, Answer>>

/** At `path` and `name`: what is just not doubted, what just is, and what is then asked. */
export type DoubtCase = readonly [path: string, name: string, fine: Given, doubtful: Given, words: string]

/** A household in which nothing is doubtful: born in 1972, home of 400.000, pay of 40.000, loan of 200.000 in 2010. */
export const household = (type: InvitationType = 'full') => {
  const at = portal({ type, today: '2026-11-21' })
  const idIn = (list: string): string => at.ids(list).at(-1) ?? 'nowhere'
  at.answers('customer.has_employers', 1)
  at.answers('customer.has_companies', 0)
  at.answers('customer.has_children', 1)
  at.answers('customer.has_partner', 1)
  at.answers('customer.has_mortgage_with_partner', 1)
  at.does({ type: 'AddItem', list: 'customer.mortgages' })
  const mortgage = `customer.mortgages.${idIn('customer.mortgages')}`
  const short: Readonly<Record<string, string>> = {
    employer: `customer.employers.${idIn('customer.employers')}`,
    child: `customer.children.${idIn('customer.children')}`,
    part: `${mortgage}.parts.${idIn(`${mortgage}.parts`)}`,
    partner: 'customer.partner',
    home: 'customer.address',
    now: 'current_living_condition.sections',
  }
  const pathOf = (path: string): string => {
    const [first = '', ...rest] = path.split('.')
    return [short[first] ?? first, ...rest].join('.')
  }
  const answers = (given: Readonly<Record<string, Answer>>): void => {
    for (const [path, value] of Object.entries(given)) at.answers(pathOf(path), value)
  }
  answers({
    'customer.date_of_birth': '22-11-1972',
    'customer.maritial_status': 1,
    'customer.email': 'noa@huis.nl',
    'home.woz_waarde': 400_000,
    'home.marktwaarde_woning': 400_000,
    'employer.salary': 40_000,
    'part.oorspronkelijke_hoogte_leningdeel': 200_000,
    'part.ingangsdatum_leningdeel': '01-01-2010',
    'part.einddatum_leningdeel': '01-01-2040',
  })
  const asked = () => allDoubtPrompts(at.catalogue, shippedDoubts, viewOf(at))
  return { ...at, answers, asked, pathOf }
}
