/**
 * Version 1 of the stored events `AddressLookedUp`, `HomesFound` and `HomeFound`, for logs of earlier builds: a
 * failed look-up counted as nothing found.
 */
import * as t from 'io-ts'
import { criteriaCodec } from '../../domain/homes/homeLookupResults'
import { coordinatesCodec, propertyCodec } from '../../domain/homes/property'
import { field } from '../../domain/language/privacy'
import { definition } from '../definitions/definition'

const at = field(t.string, 'path')

export const addressLookedUpV1 = definition('AddressLookedUp', 1, { at, found: field(t.boolean, 'open') })

export const homesFoundV1 = definition('HomesFound', 1, {
  at,
  criteria: field(criteriaCodec, 'address'),
  homes: field(t.readonlyArray(propertyCodec), 'address'),
  center: field(t.union([coordinatesCodec, t.null]), 'address'),
})

export const homeFoundV1 = definition('HomeFound', 1, {
  at,
  sought: field(t.string, 'address', 'home'),
  home: field(t.union([propertyCodec, t.null]), 'address'),
  settled: field(t.boolean, 'open'),
})
