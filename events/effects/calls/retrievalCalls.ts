import type * as TE from 'fp-ts/TaskEither'
import { codecFrom, decodeOr } from '../wire/codecFrom'
import { looseText } from '../wire/looseCodecs'
import { ownValue, unwrapped } from '../wire/wireRecord'
import type { CallFault, Http } from './http'

/**
 * The office call for the token that opens the data retrieval provider's page for an invitation, and the codec of
 * that token.
 */
export interface RetrievalCalls {
  /**
   * The token that the provider's page is opened with for an invitation; it is kept nowhere (spec 1 section 7).
   * @param invitation its id, as the office writes it
   */
  readonly token: (invitation: string | number) => TE.TaskEither<CallFault, string>
}

/** More is no token, and would not fit an address. */
const longestToken = 8000

/** data.data.token of the answer, which the documents count from the response: {data: {token}}. */
export const retrievalTokenCodec = codecFrom('Token', answer => {
  const token = decodeOr(looseText, ownValue(unwrapped(answer), 'token'), '').trim()
  return token === '' || token.length > longestToken || /\s/.test(token) ? undefined : token
})

export const retrievalCalls = (http: Http): RetrievalCalls => ({
  token: invitation =>
    http.call(
      {
        method: 'POST',
        base: 'api',
        path: '/api/portal/iwize/token/by_portal_invitation',
        body: { portal_invitation_id: invitation },
      },
      retrievalTokenCodec,
    ),
})
