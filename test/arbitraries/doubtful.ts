import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { surveyDoubts } from '../../domain/catalogue/doubts/surveyDoubts'
import type { Slot } from '../../domain/engine/catalogue'
import { placeDoubts } from '../../domain/engine/doubts'
import type { Answer } from '../../domain/language/answer'
import type { Suspicion } from '../../domain/language/doubt'
import type { InvitationType } from '../../domain/language/invitation'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import type { RecordWithIntent } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { allDoubtPrompts, type DoubtPrompt } from '../../projections/doubts/doubtPrompt'
import { surveyTree } from '../../projections/tree/surveyTree'
import { commandOf, type Move } from './commands'
import { catalogues } from './surveys'
import { momentOf } from './visit'

const catalogue = catalogues.shipped
export const shippedDoubts = placeDoubts(catalogue, surveyDoubts)

/** Something done in a visit full of doubts; a confirmation is of the n-th that is asked then. */
type Deed = Move | { readonly move: 'confirm'; readonly nth: number }

/** A visit as plain data, of some type. */
export interface Doubtful {
  readonly type: InvitationType
  readonly deeds: readonly Deed[]
}

/** The numbers that a suspicion compares an answer with. */
const limitsOf = (suspicion: Suspicion): readonly number[] => {
  switch (suspicion.tag) {
    case 'below':
      return [suspicion.least]
    case 'above':
      return [suspicion.most]
    case 'between':
      return [suspicion.from, suspicion.to]
    default:
      return []
  }
}

const amounts = [...new Set(surveyDoubts.flatMap(({ suspicion }) => limitsOf(suspicion)))].flatMap(limit => [
  limit - 1,
  limit,
  limit + 1,
])
const others = [0, 1, 9, 12, 60, 2_500, 40_000, 400_000, 4_000_000, 40_000_000]
const days = [
  '01-01-1940',
  '21-11-1972',
  '01-01-1990',
  '01-06-2004',
  '01-01-2024',
  '01-01-2030',
  '01-01-2080',
  '31-02-20',
]

const answersTo = ({ question }: Slot): readonly Answer[] => {
  if (question.kind === 'choice') return [question.none, ...question.options.map(({ value }) => value)]
  if (question.kind === 'date') return ['', ...days]
  if (question.kind === 'text') return ['', 'noa@huis.nl', 'Noa@huis.nl', 'sam@huis.nl']
  return question.kind === 'switch' ? [0, 1] : ['', ...amounts, ...others]
}

/** The questions that doubts are about, and those that show them. */
const slots = [...catalogue.slotAt].filter(([, slot]) => {
  const read = [...shippedDoubts.values()].flat().flatMap(laid => [laid.slot, ...laid.besides, laid.addedUp])
  return read.includes(slot) || (slot.question.kind === 'choice' && slot.dependents.length > 1)
})

/** Those that doubts are said of. */
const said = slots.filter(([, slot]) => shippedDoubts.has(slot))

const lists = [
  'customer.employers',
  'customer.children',
  'customer.companies',
  'customer.mortgages',
  `customer.mortgages.*.parts`,
]
const nth = fc.array(fc.nat(2), { minLength: 2, maxLength: 2 })

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.constantFrom(...slots, ...said, ...said).chain(([path, slot]) =>
      fc.record({
        move: fc.constant('answer' as const),
        slot: fc.record({ path: fc.constant(path), nth }),
        value: fc.constantFrom(...answersTo(slot)),
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      move: fc.constant('add' as const),
      list: fc.record({ path: fc.constantFrom(...lists), nth }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      move: fc.constantFrom('remove' as const, 'restore' as const),
      list: fc.record({ path: fc.constantFrom(...lists), nth }),
      nth: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ move: fc.constant('confirm' as const), nth: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('2026-11-21', '2026-11-22', '2040-01-01')
      .map((today): Deed => ({ move: 'other', command: { type: 'BeginDay', today } })),
  },
)

export const doubtful: fc.Arbitrary<Doubtful> = fc.record({
  type: fc.constantFrom<InvitationType>('full', 'mortgage', 'mortgage'),
  deeds: fc.array(deed, { minLength: 20, maxLength: 60 }),
})

/** The command that says that it is so. */
export const confirming = ({ path, doubt, rested }: DoubtPrompt): Command => ({
  type: 'ConfirmDoubt',
  path,
  doubt,
  rested,
})

const answering = (path: string, value: Answer): Move => ({ move: 'answer', slot: { path, nth: [0, 0] }, value })

const begun = (type: InvitationType): readonly Command[] => [
  { type: 'OpenPortal', host: 'h', association: false, today: '2026-11-21', build: 'b', rules: 'r' },
  {
    type: 'LoadCustomer',
    invitation: { id: '1', type, partner_invited: false, valid_until: null, submitted_at: null, aqopi_info: null },
    partnerSession: false,
    office: null,
    customer: { values: new Map(), raw: new Map(), lists: new Map() },
  },
]

/** A household in which nothing is doubtful yet. */
const household: readonly Move[] = [
  ...[
    ['customer.date_of_birth', '21-11-1972'],
    ['customer.email', 'noa@huis.nl'],
    ['customer.has_partner', 1],
    ['customer.has_mortgage_with_partner', 1],
    ['customer.address.woz_waarde', 400_000],
    ['customer.address.marktwaarde_woning', 400_000],
    ['customer.has_employers', 1],
    ['customer.has_children', 1],
  ].map(([path, value]) => answering(String(path), value ?? '')),
  { move: 'add', list: { path: 'customer.mortgages', nth: [0, 0] } },
  answering('customer.employers.*.salary', 40_000),
  answering('customer.mortgages.*.parts.*.oorspronkelijke_hoogte_leningdeel', 60_000),
]

export const askedIn = (state: State): readonly DoubtPrompt[] =>
  allDoubtPrompts(catalogue, shippedDoubts, { state, tree: surveyTree(situationOf(catalogue, state)) })

/** What came of it: the records, and the state after each. */
export const doubted = ({ type, deeds }: Doubtful) => {
  const steps: { readonly record: RecordWithIntent; readonly state: State }[] = []
  const first = initialState(catalogue)
  let state = first
  const act = (command: Command): void => {
    const seq = steps.length
    const record = recordOf(catalogue, state, seq, { command, id: `r${seq}`, at: momentOf(seq) })
    if (E.isLeft(record) || record.right === null) return
    state = foldRecord(catalogue, state, record.right)
    steps.push({ record: record.right, state })
  }
  for (const command of begun(type)) act(command)
  for (const move of household) act(commandOf(catalogue, state, move))
  for (const one of deeds) {
    if (one.move !== 'confirm') act(commandOf(catalogue, state, one))
    else {
      const asked = askedIn(state)
      const asking = asked[one.nth % Math.max(asked.length, 1)]
      if (asking !== undefined) act(confirming(asking))
    }
  }
  return { catalogue, first, steps, last: state }
}
