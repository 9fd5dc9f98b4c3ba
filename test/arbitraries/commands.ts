import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { listAt, listsTo } from '../../domain/engine/answers'
import type { Catalogue, Group, Slot } from '../../domain/engine/catalogue'
import { listPath, slotPath } from '../../domain/engine/path'
import { noLenders } from '../../domain/language/lender'
import { stepKeys } from '../../domain/language/stepKey'
import { defaultTenantStyle } from '../../domain/portal/tenant'
import type { Command } from '../../events/decisions/command'
import { wireRetrievalCodec } from '../../events/effects/wire/retrieval'
import type { State } from '../../events/state/state'
import { retrievedHouseholds } from '../standin/data/retrieved/households'
import { anyAnswer, asGiven, type GivenAnswer } from './answers'
import { invitationArbitrary, loadedCustomer } from './customers'
import { oddDays } from './dates'
import { type HomeMove, homeCommand, homeMove } from './homeMoves'
import { lenderLists } from './lenders'
import { notedCommand, tabArbitrary } from './noted'
import { typedAs } from './typedAs'

/**
 * A command as plain data that keeps its meaning while other moves are shrunk away: an item is 'the n-th that is there'
 * (or was removed), a date is counted from today.
 */
export type Move =
  | { readonly move: 'answer'; readonly slot: Place; readonly value: GivenAnswer }
  | { readonly move: 'add'; readonly list: Place }
  | { readonly move: 'remove' | 'restore'; readonly list: Place; readonly nth: number }
  | HomeMove
  | { readonly move: 'other'; readonly command: Command }

/** A question or list by its number in the catalogue, and which item on each level that leads there. */
interface Place {
  readonly path: string
  readonly nth: readonly number[]
}

const pick = (ids: readonly string[], nth: number): string => ids[nth % Math.max(ids.length, 1)] ?? 'nowhere'

/** The ids on the way to a group, by their numbers; 'nowhere' where there is no item. */
const idsTo = (state: State, group: Group, nth: readonly number[]): readonly string[] => {
  const ids: string[] = []
  for (const [depth, list] of listsTo(group).entries())
    ids.push(pick(listAt(state.answers, list, ids)?.ids ?? [], nth[depth] ?? 0))
  return ids
}

const addressed = (catalogue: Catalogue, state: State, { path, nth }: Place): string => {
  const slot = catalogue.slotAt.get(path)
  if (slot !== undefined) return slotPath(slot, idsTo(state, slot.group, nth))
  const list = catalogue.listAt.get(path)
  return list === undefined ? path : listPath(list, idsTo(state, list.group, nth))
}

/** What the move is in this state. */
export const commandOf = (catalogue: Catalogue, state: State, move: Move): Command => {
  switch (move.move) {
    case 'answer': {
      const value = asGiven(move.value, state.facts.today)
      const typed = typedAs(catalogue.slotAt.get(move.slot.path)?.question, value)
      return { type: 'ChangeAnswer', path: addressed(catalogue, state, move.slot), value, ...(typed && { typed }) }
    }
    case 'add':
      return { type: 'AddItem', list: addressed(catalogue, state, move.list) }
    case 'remove':
    case 'restore': {
      const list = catalogue.listAt.get(move.list.path)
      const held = list === undefined ? null : listAt(state.answers, list, idsTo(state, list.group, move.list.nth))
      const ids = move.move === 'remove' ? (held?.ids ?? []) : [...(held?.removed.keys() ?? [])]
      const type = move.move === 'remove' ? 'RemoveItem' : 'RestoreItem'
      return { type, list: addressed(catalogue, state, move.list), id: pick(ids, move.nth) }
    }
    case 'homes':
    case 'home':
    case 'askHomes':
      return homeCommand(catalogue, state, move)
    case 'other':
      return move.command
  }
}

const nthArbitrary = fc.array(fc.nat(3), { minLength: 2, maxLength: 2 })

const place = (path: string): fc.Arbitrary<Place> => fc.record({ path: fc.constant(path), nth: nthArbitrary })

const answerMove = (catalogue: Catalogue): fc.Arbitrary<Move> => {
  const paths = [...catalogue.slotAt]
  const decisive = paths.filter(
    ([, { dependents, question }]) =>
      dependents.length > 1 || catalogue.listOfGate.has(question) || catalogue.lookedUpAt.has(question),
  )
  const move = ([path, slot]: readonly [string, Slot]): fc.Arbitrary<Move> =>
    fc.record({ move: fc.constant('answer' as const), slot: place(path), value: anyAnswer(catalogue, slot.question) })
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...decisive).chain(move) },
    { weight: 5, arbitrary: fc.constantFrom(...paths).chain(move) },
  )
}

const listMove = (catalogue: Catalogue): fc.Arbitrary<Move> => {
  const list = fc.constantFrom(...catalogue.listAt.keys()).chain(place)
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ move: fc.constant('add' as const), list }) },
    {
      weight: 4,
      arbitrary: fc.record({ move: fc.constantFrom('remove' as const, 'restore' as const), list, nth: fc.nat(3) }),
    },
  )
}

const words = fc.constantFrom('', 'Dorpsstraat', 'Ons Dorp')
const fileName = fc.constantFrom('a.pdf', 'b.pdf', 'c.pdf')

const year = 2026

/** A result of the provider's, of a household of the stand-in's or of anything. */
export const retrievalCommand: fc.Arbitrary<Command> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...Object.values(retrievedHouseholds)).map((result): unknown => result(year)),
    },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.constantFrom('customer', 'children', 'mortgages', 'pensions'), fc.jsonValue()),
    },
  )
  .map((result): Command => {
    const read = wireRetrievalCodec.decode(result)
    if (E.isLeft(read)) return { type: 'SeeRetrieval' }
    const { retrieved, setAside } = read.right
    return { type: 'LoadRetrieval', retrieved, setAside, files: [] }
  })

const alikeSteps = ['unemployment', 'incapacity_work', 'divorce', 'moving', 'intro'] as const

const openCommand: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('OpenPortal' as const),
  host: fc.constant('localhost'),
  association: fc.boolean(),
  discount: fc.constantFrom(100, 0, 250),
  today: fc.constantFrom(...oddDays),
  build: fc.constant('b'),
  rules: fc.constant('r'),
  tab: tabArbitrary,
})

/** What the office, the clock, the files and the screens bring. */
const otherCommand = (catalogue: Catalogue): fc.Arbitrary<Command> => {
  const blocks = [...catalogue.slotAt.keys()].filter(path => path.endsWith('.street') && !path.includes('*'))
  const at = fc.constantFrom('customer.nowhere', 'customer.employers', ...blocks.map(path => path.slice(0, -7)))
  return fc.oneof(
    fc.constantFrom(...oddDays).map((today): Command => ({ type: 'BeginDay', today })),
    loadCommand(catalogue),
    retrievalCommand,
    fc.nat(lenderLists.length - 1).map(
      (at): Command => ({
        type: 'LoadLenders',
        digest: `l${at}`,
        lists: lenderLists[at] ?? noLenders,
      }),
    ),
    openCommand,
    notedCommand(at, fileName),
    fc.record({
      type: fc.constant('FillAddress' as const),
      at,
      found: fc.option(fc.record({ street: words, place: words })),
      failed: fc.boolean(),
    }),
    fc
      .constantFrom(...stepKeys, 'complete', 'personal_details')
      .map((step): Command => ({ type: 'SubmitStep', step: step as (typeof stepKeys)[number] })),
    fc
      .record({
        name: fileName,
        type: fc.constant('application/pdf' as const),
        size: fc.constantFrom(1, 10_485_760, 10_485_761),
        digest: fc.constant('d'),
      })
      .map((file): Command => ({ type: 'AttachFile', file })),
    fileName.map((name): Command => ({ type: 'RemoveFile', name })),
    fileName.map((name): Command => ({ type: 'NoteFileSent', name })),
    fc.record({
      type: fc.constant('RepeatAnswers' as const),
      step: fc.constantFrom(...alikeSteps),
      from: fc.constantFrom(...alikeSteps),
      only: fc.constantFrom(null, 'home' as const),
    }),
    fc.constantFrom<Command>(
      { type: 'StartSending', body: 'b1' },
      { type: 'NoteSent', submittedAt: '2026-11-21T10:00:00Z' },
      { type: 'NoteSendingFailed', failure: 'invalid', fields: [['customer.email', 'Onbekend']], file: null },
      { type: 'NoteSendingFailed', failure: 'invalid', fields: [['', 'Gesloten']], file: null },
      { type: 'NoteUnconfirmed', why: 'noProof' },
      { type: 'NoteCopy', how: 'pdf' },
      { type: 'NoteCopy', how: 'print' },
      { type: 'SeekReceipt' },
      { type: 'SeeRetrieval' },
      { type: 'TakeRetrieved', path: 'customer.last_name' },
      { type: 'LeaveRetrieved', path: 'customer.date_of_birth' },
      { type: 'ConfirmDoubt', path: 'customer.gender', doubt: 'x', rested: [{ path: 'customer.gender', value: '' }] },
      { type: 'ConfirmItem', path: 'customer.person', rested: [{ path: 'customer.gender', value: '' }] },
      { type: 'NoteReceipt', invitation: null, refused: false },
      { type: 'SeekLenders' },
      { type: 'LoadStyle', style: defaultTenantStyle, logo: null, hero: 'h' },
      { type: 'LoadSetting', name: 'iwize_integration', on: true },
      { type: 'ShowScreen', screen: '/personal_details' },
      { type: 'ChooseView', calm: true },
      { type: 'ChooseView', calm: false },
      { type: 'ShowCalmScreen', step: 'personal_details', at: 'customer.initials', heldUp: true },
      { type: 'ShowCalmScreen', step: 'unemployment', at: 'unemployment.1', heldUp: false },
      { type: 'ShowNotice', kind: 'danger', text: 'Niet alle velden zijn ingevuld' },
      { type: 'ChangeAnswer', path: 'customer.nowhere', value: 'x' },
      { type: 'ChangeAnswer', path: '__proto__.polluted', value: 'x' },
      { type: 'AddItem', list: 'customer.employers.__proto__.parts' },
    ),
  )
}

const loadCommand = (catalogue: Catalogue): fc.Arbitrary<Command> =>
  fc.record({
    type: fc.constant('LoadCustomer' as const),
    invitation: fc.option(invitationArbitrary, { freq: 8, nil: null }),
    partnerSession: fc.boolean(),
    office: fc.constant(null),
    customer: loadedCustomer(catalogue),
  })

const other = (command: fc.Arbitrary<Command>): fc.Arbitrary<Move> =>
  fc.record({ move: fc.constant('other' as const), command })

/** One thing that a customer, the office or the day may do. */
export const moveArbitrary = (catalogue: Catalogue): fc.Arbitrary<Move> =>
  fc.oneof(
    { weight: 12, arbitrary: answerMove(catalogue) },
    { weight: 4, arbitrary: listMove(catalogue) },
    { weight: 4, arbitrary: other(otherCommand(catalogue)) },
    { weight: 2, arbitrary: homeMove(catalogue) },
  )

/** The portal starts, the office answers (or not yet), and then anything. */
export const movesArbitrary = (catalogue: Catalogue, maxLength = 40): fc.Arbitrary<readonly Move[]> =>
  fc
    .tuple(
      other(openCommand),
      fc.option(other(loadCommand(catalogue)), { freq: 8 }),
      fc.array(moveArbitrary(catalogue), { maxLength }),
    )
    .map(([open, load, moves]) => [open, ...(load === null ? [] : [load]), ...moves])
