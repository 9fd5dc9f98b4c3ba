import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { customerItemsMost } from '../../../domain/language/limits'
import { recordOf } from '../../../events/decisions/recordOf'
import { wireCustomerCodec } from '../../../events/effects/wire/customer'
import { importLimits } from '../../../events/log/logExport/importLimits'
import { encodeRecord } from '../../../events/record/surveyRecord'
import { foldRecord } from '../../../events/state/fold'
import { initialState } from '../../../events/state/state'
import { catalogues } from '../../arbitraries/surveys'

const catalogue = catalogues.shipped

/** Of parts, beside the one mortgage that they stand in. */
const most = customerItemsMost - 1

const part = (n: number) => ({
  id: n + 1,
  leningdeelnummer: `L${n + 1}`,
  aflosvorm: '1',
  oorspronkelijke_hoogte_leningdeel: n,
  huidige_hoogte_leningdeel: n,
  rentepercentage: 2,
  ingangsdatum_leningdeel: '2015-01-01',
  einddatum_leningdeel: '2045-01-01',
  interest_type: 'fixed',
  einddatum_rentevastperiode: '2035-01-01',
  rentevast_periode_in_jaren: 240,
  nationale_hypotheekgarantie: '1',
  opgebouwde_spaarwaarde: n,
})

const loaded = (data: Readonly<Record<string, unknown>>) => {
  const customer = wireCustomerCodec.decode({ data: { invitation: { data: { id: 1, type: 'mortgage' } }, ...data } })
  if (E.isLeft(customer)) throw new Error('it does not decode')
  const { invitation, isPartner, office, known } = customer.right
  const command = { type: 'LoadCustomer', invitation, partnerSession: isPartner, office, customer: known } as const
  const given = { command, id: '00000000-0000-4000-8000-000000000000', at: 0 }
  const record = recordOf(catalogue, initialState(catalogue), 0, given)
  if (E.isLeft(record) || record.right === null) throw new Error('nothing was loaded')
  return record.right
}

// What is copied for each of them would not come to an end, and so many events cannot be handed over one by one.
test('as many loan parts as the office may know load whole, and an import would take their record', () => {
  const record = loaded({ mortgages: [{ id: 1, parts: Array.from({ length: most }, (_, n) => part(n)) }] })
  expect(record.events.length).toBeGreaterThan(most * 13)
  const state = foldRecord(catalogue, initialState(catalogue), record)
  const list = catalogue.listAt.get('customer.mortgages')
  const parts = list === undefined ? null : state.answers[list.group.id]?.lists[list.index]?.items[0]?.lists[0]
  expect(new Set(parts?.ids).size).toBe(most)
  expect(parts?.items.at(-1)?.values).toContain(`L${most}`)
  // An answer may hold three times as many values.
  expect(JSON.stringify(encodeRecord(record)).length).toBeLessThan(importLimits.line / 4)
})
