import { expect, test } from 'vitest'
import type { Lenders } from '../../../../domain/language/lender'
import { lendersLoaded } from '../../../../events/definitions/lendersLoaded'
import { keptWords } from '../../../../projections/pseudonym/walk/keptWords'
import { catalogues } from '../../../arbitraries/surveys'

// With another id in the customer's mortgage that product would be none of its lender's, and the log be refused.
test('a lender of which only a product is listed is of the list too', () => {
  const lists: Lenders = {
    companies: [],
    labels: [{ id: 'product-1', company_id: 'lender-1', code: 'P1', name: 'Product 1' }],
  }
  const event = lendersLoaded({ digest: 'd', lists })
  const record = { seq: 1, id: 'r1', at: 0, by: 'server', command: 'LoadLenders', events: [event] } as const
  const words = keptWords(catalogues.shipped, [record])
  expect(['product-1', 'lender-1', 'P1', 'Product 1'].every(word => words.has(word))).toBe(true)
  expect(words.has('lender-2')).toBe(false)
})
