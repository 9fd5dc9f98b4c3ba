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
  /** How many came in since the start, also those that are no longer among the last. */
  count(method: string, path: string): number
}

export function requestLog(limit = 2000): RequestLog {
  const requests: LoggedRequest[] = []
  const counts = new Map<string, number>()
  const kind = (method: string, path: string): string => `${method} ${path}`
  return {
    add(request) {
      const { method, path } = request
      counts.set(kind(method, path), (counts.get(kind(method, path)) ?? 0) + 1)
      requests.push(request)
      if (requests.length > limit) requests.shift()
    },
    all: () => [...requests],
    count: (method, path) => counts.get(kind(method, path)) ?? 0,
  }
}
