import { expect, test } from 'vitest'
import { cameWords } from '../../../ui/elsewhere/OpenFile'

test('of answers that were not taken over it is only spoken where there was something to choose', () => {
  expect(cameWords({ conflicts: [] })).toBe('U kunt hier verder.')
  const file = { kind: 'document', key: 'd', name: 'loon.pdf', here: null, file: null } as const
  expect(cameWords({ conflicts: [file] })).toMatch(/^U kunt hier verder\. Antwoorden die niet zijn overgenomen/)
})
