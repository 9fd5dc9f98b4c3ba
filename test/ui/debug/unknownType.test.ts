import { expect, test } from 'vitest'
import { unknownType } from '../../../ui/debug/unknownType'

test.each(['', '?invitationType=', '?invitationType=nergens', '?invitationType=toString'])(
  'an address that names no type (%s) asks to choose one',
  search => expect(unknownType(search)).toBe('Kies een uitnodigingstype'),
)

test('one that names a type asks nothing', () => expect(unknownType('?invitationType=mortgage_enrich')).toBeNull())
