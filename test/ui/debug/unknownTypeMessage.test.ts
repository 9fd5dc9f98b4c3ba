import { expect, test } from 'vitest'
import { unknownTypeMessage } from '../../../ui/debug/unknownTypeMessage'

test.each(['', '?invitationType=', '?invitationType=nergens', '?invitationType=toString'])(
  'an address that names no type (%s) asks to choose one',
  search => expect(unknownTypeMessage(search)).toBe('Kies een uitnodigingstype'),
)

test('one that names a type asks nothing', () =>
  expect(unknownTypeMessage('?invitationType=mortgage_enrich')).toBeNull())
