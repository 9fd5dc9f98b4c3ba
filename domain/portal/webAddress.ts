/** Codecs for the addresses, origins, host names and browsers in `portal.json`, with Dutch messages. */

import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** A codec of text in `portal.json`: `read` gives the text as it is used from then on, or null when it is not right. */
const text = (name: string, message: string, read: (input: string) => string | null): t.Type<string, string, unknown> =>
  new t.Type(
    name,
    t.string.is,
    (input, context) => {
      const output = typeof input === 'string' ? read(input) : null
      return output === null ? t.failure(input, context, message) : t.success(output)
    },
    t.identity,
  )

const isWebAddress = (input: string): boolean => URL.canParse(input) && /^https?:\/\//.test(input)

const fullAddress = 'moet een volledig adres zijn, met http:// of https:// ervoor'

/** An absolute http(s) address. */
export const addressCodec = text('Address', fullAddress, input => (isWebAddress(input) ? input : null))

/** The address that paths are put behind: absolute http(s), without query; a slash at the end is taken off. */
export const baseCodec = text('Base', `${fullAddress}, zonder vraagteken of hekje`, input =>
  isWebAddress(input) && !/[?#]/.test(input) ? input.replace(/\/+$/, '') : null,
)

/** Exactly an origin: scheme, host and a port that is not the usual one. */
export const originCodec = text('Origin', 'moet een adres zonder pad zijn, zoals https://www.voorbeeld.nl', input =>
  isWebAddress(input) && new URL(input).origin === input ? input : null,
)

/** A host name without scheme, port or path, in lower case. */
export const hostNameCodec = text('HostName', 'moet een hostnaam zijn, zoals portaal.voorbeeld.nl', input =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(input) ? input.toLowerCase() : null,
)

/** A browser that a host accepts besides those that are accepted everywhere. */
export const furtherBrowserCodec = text('FurtherBrowser', 'kan alleen safari of edge zijn', input =>
  /^(safari|edge)$/.test(input) ? input : null,
)

/** An address, or null for none. */
export const optionalAddressCodec: t.Type<string | null, string | null, unknown> = new t.Type(
  'OptionalAddress',
  (input): input is string | null => input === null || typeof input === 'string',
  (input, context) => {
    if (input === null) return t.success(null)
    return E.isRight(addressCodec.decode(input)) && typeof input === 'string'
      ? t.success(input)
      : t.failure(input, context, `${fullAddress}, of null`)
  },
  t.identity,
)
