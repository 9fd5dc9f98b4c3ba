import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { splitAddition } from '../../domain/address'
import type { CallFault, Http } from './http'
import { type FoundAddress, foundAddressCodec } from './wire/property'

/** An address as the customer typed it. */
export interface SoughtAddress {
  readonly postalCode: string
  readonly number: string
  readonly addition: string
}

export interface PropertyCalls {
  /**
   * The street and place of an address, null when there is no such address. A fault counts as not found (checklist
   * OPEN-122), but for `aborted`: abort the look-up when the customer types on, so that a stale answer never wins.
   */
  readonly byAddress: (sought: SoughtAddress, signal?: AbortSignal) => TE.TaskEither<CallFault, FoundAddress | null>
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
        foundAddressCodec,
      ),
      TE.map(({ found }) => found),
    ),
})
