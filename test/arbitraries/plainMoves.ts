import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import type { Invitation } from '../../domain/language/invitation'
import type { Office } from '../../domain/portal/office'
import type { Command } from '../../events/decisions/command'
import { wireRetrievalCodec } from '../../events/effects/wire/retrieval'
import { retrievedHouseholds } from '../standin/data/retrieved/households'
import { anyAnswer } from './answers'
import type { Move, Place } from './commands'
import { invitationArbitrary, loadedCustomer } from './customers'
import { oddDays } from './dates'

export const other = (command: fc.Arbitrary<Command>): fc.Arbitrary<Move> =>
  fc.record({ move: fc.constant('other' as const), command })

const nthArbitrary = fc.array(fc.nat(3), { minLength: 2, maxLength: 2 })

const place = (path: string): fc.Arbitrary<Place> => fc.record({ path: fc.constant(path), nth: nthArbitrary })

export const answerMove = (catalogue: Catalogue): fc.Arbitrary<Move> => {
  const paths = [...catalogue.slotAt]
  const decisive = paths.filter(
    ([, { dependents, question }]) =>
      dependents.length > 1 || catalogue.listOfGate.has(question) || catalogue.lookedUpAt.has(question),
  )
  const move = ([path, slot]: readonly [string, Slot]): fc.Arbitrary<Move> =>
    fc.record({ move: fc.constant('answer' as const), slot: place(path), value: anyAnswer(catalogue, slot.question) })
  const nowhere = fc.constantFrom<Command>(
    { type: 'ChangeAnswer', path: 'customer.nowhere', value: 'x' },
    { type: 'ChangeAnswer', path: '__proto__.polluted', value: 'x' },
  )
  return fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...decisive).chain(move) },
    { weight: 100, arbitrary: fc.constantFrom(...paths).chain(move) },
    { weight: 1, arbitrary: other(nowhere) },
  )
}

const listOf = (catalogue: Catalogue): fc.Arbitrary<Place> =>
  fc.constantFrom(...catalogue.listAt.keys(), 'customer.employers.__proto__.parts').chain(place)

export const addMove = (catalogue: Catalogue): fc.Arbitrary<Move> =>
  fc.record({ move: fc.constant('add' as const), list: listOf(catalogue) })

export const itemMove =
  (move: 'remove' | 'restore') =>
  (catalogue: Catalogue): fc.Arbitrary<Move> =>
    fc.record({ move: fc.constant(move), list: listOf(catalogue), nth: fc.nat(3) })

const words = fc.constantFrom('', 'Dorpsstraat', 'Ons Dorp')
export const fileName = fc.constantFrom('a.pdf', 'b.pdf', 'c.pdf')

export const fileArbitrary = (name: fc.Arbitrary<string>) =>
  fc.record({
    name,
    type: fc.constant('application/pdf' as const),
    size: fc.constantFrom(1, 10_485_760, 10_485_761),
    digest: fc.constant('d'),
  })

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

export const alikeSteps = ['unemployment', 'incapacity_work', 'divorce', 'moving', 'intro'] as const

export const openCommand: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('OpenPortal' as const),
  host: fc.constant('localhost'),
  association: fc.boolean(),
  discount: fc.constantFrom(100, 0, 250),
  today: fc.constantFrom(...oddDays),
  build: fc.constant('b'),
  rules: fc.constant('r'),
  tab: fc.record({
    id: fc.constantFrom('tab-1', 'tab-2'),
    took: fc.constantFrom('free', 'over', 'forced', 'unlocked'),
    since: fc.option(fc.nat({ max: 2 ** 41 })),
  }),
})

const office: Office = {
  id: '7',
  code: 'HUIS',
  email: 'post@kantoor.example',
  name: 'Kantoor Huis',
  number: '',
  phone: '',
  website: '',
  street_name: 'Dorpsstraat',
  house_number: '1',
  house_number_addition: '',
  postcode: '1234AB',
  city: 'Ons Dorp',
}

const anyInvitation: fc.Arbitrary<Invitation | null> = fc.option(invitationArbitrary, { freq: 8, nil: null })
export const openInvitation: fc.Arbitrary<Invitation> = invitationArbitrary.map(one => ({ ...one, submitted_at: null }))

export const loadMove = (catalogue: Catalogue, invitation = anyInvitation): fc.Arbitrary<Move> =>
  other(
    fc.record({
      type: fc.constant('LoadCustomer' as const),
      invitation,
      partnerSession: fc.boolean(),
      office: fc.constantFrom(office, null),
      customer: loadedCustomer(catalogue),
    }),
  )

const blockOf = (catalogue: Catalogue): fc.Arbitrary<string> => {
  const blocks = [...catalogue.slotAt.keys()].filter(path => path.endsWith('.street') && !path.includes('*'))
  return fc.constantFrom('customer.nowhere', 'customer.employers', ...blocks.map(path => path.slice(0, -7)))
}

export const failedCall = (catalogue: Catalogue): fc.Arbitrary<Move> =>
  other(
    fc.record({
      type: fc.constant('NoteCallFailed' as const),
      call: fc.constantFrom('homeAtAddress', 'customer', 'inventory'),
      at: fc.option(blockOf(catalogue), { nil: null }),
      file: fc.option(fileName, { nil: null }),
      how: fc.constantFrom('status', 'offline', 'nonsense'),
      status: fc.option(fc.constantFrom(404, 500), { nil: null }),
      nth: fc.integer({ min: 1, max: 8 }),
    }),
  )

export const fillAddress = (catalogue: Catalogue): fc.Arbitrary<Move> =>
  other(
    fc.record({
      type: fc.constant('FillAddress' as const),
      at: blockOf(catalogue),
      found: fc.option(fc.record({ street: words, place: words }), { nil: null }),
      failed: fc.boolean(),
    }),
  )
