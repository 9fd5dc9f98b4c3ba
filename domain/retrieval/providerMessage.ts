/** Reads a message of the provider's page about a retrieval; null unless its origin, window and shape are right. */

import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { type HostConfig, isProviderOrigin } from '../portal/portalConfig'

/** A word of the provider without more. */
const bareCodec = t.type({
  status: t.keyof({ NotAvailable: null, BrowserNotSupported: null, Canceled: null, Started: null }),
})

/** Text, and '' for all else: an error is one without words, too. */
const wordsCodec = new t.Type<string>(
  'Words',
  t.string.is,
  value => t.success(t.string.is(value) ? value : ''),
  t.identity,
)

/** `message` is shown as it is. */
const technicalCodec = t.type({ status: t.literal('TechnicalError'), message: wordsCodec })

/** `result`: what was retrieved, unread; it may be absent. */
const resultCodec = t.type({ status: t.keyof({ Success: null, Finished: null }), result: t.unknown })

const providerMessageCodec = t.union([bareCodec, technicalCodec, resultCodec], 'ProviderMessage')

/** What the provider's page tells of a retrieval (checklist OPEN-106). */
export type ProviderMessage = t.TypeOf<typeof providerMessageCodec>

/** A message as the browser delivers it. */
interface DeliveredMessage {
  readonly origin: string
  /** The window that it came from. */
  readonly source: unknown
  readonly data: unknown
}

/** @param frame the window of the frame that is shown; null while there is none */
export const providerMessage = (
  host: Pick<HostConfig, 'provider' | 'local'>,
  frame: unknown,
  { origin, source, data }: DeliveredMessage,
): ProviderMessage | null => {
  if (frame === null || frame === undefined || source !== frame || !isProviderOrigin(host, origin)) return null
  const decoded = providerMessageCodec.decode(data)
  return E.isRight(decoded) ? decoded.right : null
}
