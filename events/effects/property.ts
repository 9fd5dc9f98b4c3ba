import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type SoughtAddress, splitAddition } from '../../domain/address'
import type { Property } from '../../domain/property'
import type { CallFault, Http } from './http'
import { foundPropertyCodec } from './wire/property'

export interface PropertyCalls {
  /**
   * The home at an address, null when there is none. A fault counts as not found (checklist
   * OPEN-122), but for `aborted`: abort the look-up when the customer types on, so that a stale answer never wins.
   */
  readonly byAddress: (sought: SoughtAddress, signal?: AbortSignal) => TE.TaskEither<CallFault, Property | null>
}

export const propertyCalls = (http: Http): PropertyCalls => ({
  byAddress: ({ postalCode, number, addition }, signal) =>
    pipe(
      http.call(
        {
          method: 'POST',
          base: 'api',
          path: '/api/portal/property/by_address',
          body: {
            postal_code: postalCode.replace(/\s/g, '').toUpperCase(),
            number: number.trim(),
            ...splitAddition(addition),
          },
          signal,
        },
        foundPropertyCodec,
      ),
      TE.map(({ found }) => found),
    ),
})
