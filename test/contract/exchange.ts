/** An answer's head; names of headers in lower case. */
export interface Head {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** What went over the network for one call that a browser makes from a page of `origin`. */
export interface Exchange {
  readonly origin: string
  readonly url: string
  readonly method: string
  /** Whether cookies go along, as with the login. */
  readonly credentials: boolean
  /** The headers that a browser asks leave for, in lower case. */
  readonly unsafeHeaders: readonly string[]
  /** Null where none is needed, or none was answered. */
  readonly preflight: Head | null
  /** The redirects on the way, and the last answer. */
  readonly heads: readonly Head[]
  /** Why no answer came; '' where one did. */
  readonly trouble: string
}

const safeMethods: readonly string[] = ['GET', 'HEAD', 'POST']

/** Any page may do this without asking. */
export const isSafeMethod = (method: string): boolean => safeMethods.includes(method)

const safeTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)(;|$)/i

const isSafeHeader = (name: string, value: string): boolean =>
  ['accept', 'accept-language', 'content-language'].includes(name) || (name === 'content-type' && safeTypes.test(value))

/** The headers that make a browser ask first. */
export const unsafeHeadersOf = (headers: Head['headers']): readonly string[] =>
  Object.entries(headers)
    .filter(([name, value]) => !isSafeHeader(name, value))
    .map(([name]) => name)
    .sort()
