import { expect, test } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import { catalogues } from '../../arbitraries/surveys'
import { openTab, type Tab } from './tab'

const catalogue = catalogues.shipped
const submit: Command = { type: 'SubmitStep', step: 'personal_details' }
const name = (field: string): Command => ({ type: 'ChangeAnswer', path: `customer.${field}`, value: 'Jan' })

/** Two tabs on one log; the second has not heard of what the first stored when it submits a step. */
const submittedLate = async (first: Command): Promise<Tab> => {
  const shelf = emptyInMemoryLogData()
  const one = await openTab(catalogue, openInMemoryLog(shelf), 'a')
  const two = await openTab(catalogue, openInMemoryLog(shelf), 'b')
  one.store.dispatch(first)
  await one.store.settled()
  two.store.dispatch(submit)
  await two.store.settled()
  return two
}

test('a step that gets another verdict after what another tab answered is told', async () => {
  const { lost, store } = await submittedLate(name('first_name'))
  expect(lost).toEqual([{ command: submit, refusal: null }])
  expect(store.records().map(({ command }) => command)).toEqual(['ChangeAnswer', 'SubmitStep'])
})

test('one that gets the same verdict is not', async () => {
  expect((await submittedLate(name('official_first_names'))).lost).toEqual([])
})
