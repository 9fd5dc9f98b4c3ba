import { expect, test } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { createCrashRecovery } from '../../../events/store/crashRecovery/crashRecovery'
import { browserStorage } from '../log/browserStorage'

test.each<Command>([
  { type: 'ChangeAnswer', path: 'customer.first_name', value: 'Jan' },
  { type: 'ChangeAnswer', path: 'customer.employers.a.working_hours', value: 10, typed: '10,3' },
  { type: 'AddItem', list: 'customer.children' },
  { type: 'RemoveItem', list: 'customer.children', id: 'c1' },
  { type: 'RestoreItem', list: 'customer.children', id: 'c1' },
  { type: 'ChooseHome', at: 'moving.sections.section_31', id: 'h1' },
  { type: 'ChooseHome', at: 'moving.sections.section_31', id: null },
  { type: 'SubmitStep', step: 'personal_details' },
])('$type is rescued, with its id and its moment', command => {
  const storage = browserStorage()
  const given = [{ command, id: 'r1', at: 5 }]
  createCrashRecovery(storage, '1', 'gone').keep(3, given)
  expect(createCrashRecovery(storage, '1', 'next').take()).toEqual([{ head: 3, given }])
})
