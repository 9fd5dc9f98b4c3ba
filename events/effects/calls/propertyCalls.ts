/** The office calls for homes: by address, by id, near a postal code, and whether the picture of one is ready. */
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { normalisePostalCode } from '../../../domain/format/postalCode'
import { type AddressToLookUp, splitAddition } from '../../../domain/homes/addressToLookUp'
import { type Criteria, mostHomes } from '../../../domain/homes/homeLookupResults'
import type { Property } from '../../../domain/homes/property'
import {
  type HomesNear,
  homeAtAddressCodec,
  homeByIdCodec,
  homesNearCodec,
  pictureStatusCodec,
} from '../wire/homeCodecs'
import type { CallFault, Http } from './http'

/**
 * What the office knows of homes. A fault counts as not found (checklist OPEN-122), but for `aborted`: abort a call when
 * the customer types on, so that a stale answer never wins.
 */
export interface PropertyCalls {
  /** The home at an address, null when there is none. */
  readonly byAddress: (sought: AddressToLookUp, signal?: AbortSignal) => TE.TaskEither<CallFault, Property | null>
  /** The home of an id, or at an address that is written as one ('1234AB-10-A'); null when there is none. */
  readonly byId: (id: string, signal?: AbortSignal) => TE.TaskEither<CallFault, Property | null>
  /** Whether the picture of a home is there by now. */
  readonly status: (id: string, signal?: AbortSignal) => TE.TaskEither<CallFault, 'ready' | 'pending'>
  /** The homes near a postal code. */
  readonly near: (criteria: Criteria, signal?: AbortSignal) => TE.TaskEither<CallFault, HomesNear>
}

const homes = '/api/portal/jumba/properties'

export const propertyCalls = (http: Http): PropertyCalls => ({
  byAddress: ({ postalCode, number, addition }, signal) =>
    pipe(
      http.call(
        {
          method: 'POST',
          base: 'api',
          path: '/api/portal/property/by_address',
          body: { postal_code: normalisePostalCode(postalCode), number: number.trim(), ...splitAddition(addition) },
          signal,
        },
        homeAtAddressCodec,
      ),
      TE.map(({ found }) => found),
    ),
  byId: (id, signal) =>
    pipe(
      http.call(
        { method: 'GET', base: 'api', path: `${homes}/${encodeURIComponent(id)}`, query: { limit: '1' }, signal },
        homeByIdCodec,
      ),
      TE.map(({ found }) => found),
    ),
  status: (id, signal) =>
    http.call(
      { method: 'GET', base: 'api', path: `${homes}/${encodeURIComponent(id)}/status`, signal },
      pictureStatusCodec,
    ),
  near: ({ postalCode, radius, homeType }, signal) =>
    http.call(
      {
        method: 'GET',
        base: 'api',
        path: `${homes}/radius`,
        query: {
          'q[postal_code]': postalCode,
          'q[radius]': String(radius),
          'q[type]': homeType,
          limit: String(mostHomes),
          sort: 'price',
        },
        signal,
      },
      homesNearCodec,
    ),
})
