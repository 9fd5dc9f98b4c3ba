import { expect, test } from 'vitest'
import { retrievedHouseholds } from '../../standin/data/retrieved/households'
import { home, told, year } from './retrievedHome'

test('what was retrieved comes back after damage, with what the customer has said of it', () => {
  const visit = home()
  visit.answers('customer.last_name', 'Jansen')
  visit.answers('customer.first_name', 'San')
  visit.retrieves(retrievedHouseholds.couple(year))
  visit.does({ type: 'LeaveRetrieved', path: 'customer.first_name' })
  visit.does({ type: 'SeeRetrieval' })
  const rescue = visit.state()
  const again = home()
  again.does({ type: 'RestoreAnswers', rescue, opened: null })
  const before = [...(rescue.retrieval?.told ?? [])].map(([path, { at: _, ...rest }]) => [path, rest])
  expect([...(again.state().retrieval?.told ?? [])].map(([path, { at: _, ...rest }]) => [path, rest])).toEqual(before)
  expect(again.state().retrieval?.retrieved).toEqual(rescue.retrieval?.retrieved)
  expect(told(again, 'customer.last_name')?.open).toBe(true)
  expect(told(again, 'customer.first_name')?.open).toBe(false)
  expect(again.state().retrieval?.seen).toBe(true)
})
