/** A call that came in; no query, body or token is kept. A call that was broken off has no status. */
export type LoggedRequest = {
  readonly method: string
  readonly path: string
  readonly status: number | null
  readonly at: string
}

export type RequestLog = {
  add(request: LoggedRequest): void
  /** The last calls, oldest first. */
  all(): readonly LoggedRequest[]
}

export function requestLog(limit = 2000): RequestLog {
  const requests: LoggedRequest[] = []
  return {
    add(request) {
      requests.push(request)
      if (requests.length > limit) requests.shift()
    },
    all: () => [...requests],
  }
}
