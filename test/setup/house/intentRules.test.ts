import { expect, it } from 'vitest'
import { commandNamesRead, decisionsMade } from './intentRules'
import { planted, sources } from './repository'

it('no projection and no screen reads what was meant from the name of a command', () => {
  expect(commandNamesRead(sources)).toEqual([])
})

it.each([
  "export const a = (record: R) => record.command === 'AddItem'",
  "export const a = ({ command }: R) => 'AddItem' !== command",
  'export const a = (b: R, c: R) => b.command === c.command',
  "export const a = ({ record }: R) => { switch (record.command) { case 'AddItem': return 1 } }",
  'export const a = ({ command }: R) => names.has(command)',
  "export const a = (record: R) => ['AddItem'].includes(record.command)",
  "export const a = (record: R) => record.command.startsWith('Note')",
  'export const a = (record: R) => reasons[record.command]',
  "export const a = (record: object) => 'command' in record",
])('or it is reported: %s', line => {
  for (const room of ['projections', 'ui'])
    expect(commandNamesRead(planted({ [`${room}/a.ts`]: line }))).toHaveLength(1)
})

it('may show the name, ask a command itself, and see whether there is one', () => {
  const fine = planted({
    'events/legacy/a.ts': "export const a = (record: R) => record.command === 'AddItem'",
    'projections/a.ts': "export const a = (command: C) => command.type === 'AddItem' && b({ command })",
    'projections/b.ts': 'export const a = (command: C | null) => command === null || null !== command',
    'ui/a.tsx': 'export const A = ({ record }: P) => <p>{record.command}</p>',
    'ui/b.ts': 'export const b = ({ command }: R) => text(command, 1)',
  })
  expect(commandNamesRead(fine)).toEqual([])
})

it('no projection and no screen decides', () => {
  expect(decisionsMade(sources)).toEqual([])
  const planting = planted({ 'projections/a.ts': "import { decide } from '../events/decisions/decide'" })
  expect(decisionsMade(planting)).toHaveLength(1)
})
