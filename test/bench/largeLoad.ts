import * as E from 'fp-ts/Either'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { decodeLine, encodeLines } from '../../events/log/recordLine'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { mortgageTotals } from '../../projections/finances/mortgageTotals'
import { inventory } from '../../projections/sending/inventory'
import { type ListView, type SurveyTree, surveyTree } from '../../projections/tree/surveyTree'
import { itemSummary, summaryFields } from '../../projections/wording/itemSummary'
import { catalogue, lenderLists } from './benchSurvey'
import { inTurns } from './measure'

/** What an office may know a great many of. */
const crowds = ['parts', 'children'] as const
export type Crowd = (typeof crowds)[number]

const part = (n: number) => ({
  id: n + 1,
  mortgage_id: 1,
  leningdeelnummer: String(n + 1),
  aflosvorm: String((n % 3) + 1),
  oorspronkelijke_hoogte_leningdeel: 100_000 + n,
  huidige_hoogte_leningdeel: 90_000 + n,
  ingangsdatum_leningdeel: '2015-01-01',
  einddatum_leningdeel: '2045-01-01',
  rentepercentage: '2,5',
  interest_type: 'fixed',
  einddatum_rentevastperiode: '2035-01-01',
  rentevast_periode_in_jaren: 240,
})

const child = (n: number) => ({
  id: n + 1,
  first_name: `Kind ${n + 1}`,
  last_name: 'Jansen',
  date_of_birth: '2015-01-01',
  gender: 'f',
  lives_at_home: 1,
  studies: 0,
})

const many = <A>(count: number, one: (n: number) => A) => ({ data: Array.from({ length: count }, (_, n) => one(n)) })

/** The answer of GET customer with so many of them. */
const answerWith = (crowd: Crowd, count: number): unknown => ({
  data: {
    last_name: 'Jansen',
    invitation: { data: { id: 1, type: crowd === 'parts' ? 'mortgage' : 'full' } },
    children: many(crowd === 'children' ? count : 0, child),
    mortgages: {
      data: [
        { id: 1, hdn_company_id: 'AB', hdn_company_label_id: '2', parts: many(crowd === 'parts' ? count : 1, part) },
      ],
    },
  },
})

/** What became of each stage of a load, which the next one begins with. */
interface Loaded {
  readonly crowd: Crowd
  readonly answer: unknown
  readonly command: Command
  readonly before: State
  readonly record: SurveyRecord
  readonly line: string
  readonly state: State
  readonly tree: SurveyTree
}

const stamp = { id: 'b6f1c2d4-0000-4000', at: 1_795_000_000_000 }

const read = (answer: unknown): Command => {
  const customer = wireCustomerCodec.decode(answer)
  if (E.isLeft(customer)) throw new Error('the answer does not decode')
  const { invitation, isPartner, office, known } = customer.right
  return { type: 'LoadCustomer', invitation, partnerSession: isPartner, office, customer: known }
}

const decided = (state: State, seq: number, command: Command): SurveyRecord => {
  const record = recordOf(catalogue, state, seq, { command, ...stamp })
  if (E.isLeft(record) || record.right === null) throw new Error(`${command.type} did nothing`)
  return record.right
}

const opening: readonly Command[] = [
  { type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-21', build: 'bench', rules: 'bench' },
  { type: 'LoadLenders', digest: 'lists', lists: lenderLists },
]

const begun = (): State =>
  opening.reduce((state, command) => foldRecord(catalogue, state, decided(state, 0, command)), initialState(catalogue))

const stored = (record: SurveyRecord): string => {
  const lines = encodeLines(record.seq - 1, [record], 'log')
  if (E.isLeft(lines)) throw new Error('the record cannot be stored')
  return lines.right[0] ?? ''
}

const treeOf = (state: State): SurveyTree => surveyTree(situationOf(catalogue, state))

const load = (crowd: Crowd, count: number): Loaded => {
  const answer = answerWith(crowd, count)
  const command = read(answer)
  const before = begun()
  const record = decided(before, 0, command)
  const state = foldRecord(catalogue, before, record)
  return { crowd, answer, command, before, record, line: stored(record), state, tree: treeOf(state) }
}

const listIn = ({ tree, crowd }: Loaded): ListView | null => {
  const list = catalogue.listAt.get(crowd === 'parts' ? 'customer.mortgages' : 'customer.children')
  const outer = list === undefined ? null : (tree[list.group.id]?.lists[list.index] ?? null)
  return crowd === 'parts' ? (outer?.items[0]?.lists[0] ?? null) : outer
}

/** What the step reads for its first picture: every row closed, and the loan parts together. */
const firstScreen = (loaded: Loaded): void => {
  const path = loaded.crowd === 'parts' ? 'customer.mortgages.*.parts' : 'customer.children'
  const [slot, list] = [catalogue.listAt.get(path), listIn(loaded)]
  if (slot === undefined || list === null) throw new Error(`no ${path}`)
  for (const [at, item] of list.items.entries()) itemSummary(slot, at, summaryFields(slot, item))
  if (loaded.crowd === 'parts') mortgageTotals(list)
}

/** What a visit does with a great many, in order. */
const stages = {
  'loads it': ({ answer, before }) => void stored(decided(before, 0, read(answer))),
  'folds it': ({ before, record }) => void foldRecord(catalogue, before, record),
  'opens its log': ({ before, line }) => {
    const record = decodeLine(line)
    if (E.isRight(record)) treeOf(foldRecord(catalogue, before, record.right))
  },
  'shows it': firstScreen,
  'loads it again': ({ state, command }) => void decided(state, 1, command),
  'sends it': ({ state, tree }) => void inventory(catalogue, state, tree),
} satisfies Record<string, (loaded: Loaded) => void>

/** Microseconds for each of few, and for each of many. */
export interface LargeLoad {
  readonly crowd: Crowd
  readonly stage: string
  readonly few: number
  readonly many: number
}

const fewItems = 500
const manyItems = 5000

export const largeLoads = (): readonly LargeLoad[] =>
  crowds.flatMap(crowd => {
    const [few, many] = [load(crowd, fewItems), load(crowd, manyItems)]
    return Object.entries(stages).map(([stage, work]) => {
      const took = inTurns({ prepare: () => few, work }, { prepare: () => many, work }, { rounds: 5, warmUp: 2 })
      return { crowd, stage, few: (took.a * 1000) / fewItems, many: (took.b * 1000) / manyItems }
    })
  })
