import { setTimeout as after } from 'node:timers/promises'
import * as t from 'io-ts'

const wholeNumber = (from: number, to: number) =>
  new t.Type<number>(
    `${from} to ${to}`,
    t.number.is,
    (input, context) =>
      typeof input === 'number' && Number.isInteger(input) && input >= from && input <= to
        ? t.success(input)
        : t.failure(input, context, `Dit moet een geheel getal van ${from} tot en met ${to} zijn`),
    t.identity,
  )

/**
 * A planned failure of calls. `path` is the whole path, or its beginning when it ends in '*'. Without `method` it holds
 * for every method, without `times` until it is taken away. `delay_ms` waits first, at most until the plans are taken away; `status` answers with that status
 * (and `body`, if any, of the media type `type`, followed by so many `bytes` of nothing) and does nothing else, or with
 * `done` does what was asked and answers so all the same; `drop` breaks the connection before or after the call took
 * effect.
 */
export const faultCodec = t.intersection([
  t.type({ path: t.string }),
  t.partial({
    method: t.string,
    status: wholeNumber(200, 599),
    body: t.unknown,
    type: t.string,
    bytes: wholeNumber(1, 50_000_000),
    done: t.boolean,
    delay_ms: wholeNumber(0, 600_000),
    drop: t.keyof({ before: null, after: null }),
    times: wholeNumber(1, 10_000),
  }),
])
export type Fault = t.TypeOf<typeof faultCodec>

export type Faults = {
  plan(fault: Fault): void
  /** No plan is left, and whoever waits for one goes on. */
  clear(): void
  /** So many milliseconds, or until the plans are taken away. */
  wait(milliseconds: number): Promise<void>
  /** The fault for this call, if any, counted as used. The oldest plan that fits is used first. */
  take(method: string, path: string): Fault | undefined
  planned(): readonly Fault[]
}

export function faults(): Faults {
  let plans: readonly { readonly fault: Fault; readonly left: number }[] = []
  let cleared = new AbortController()
  return {
    plan(fault) {
      plans = [...plans, { fault, left: fault.times ?? Number.POSITIVE_INFINITY }]
    },
    clear() {
      plans = []
      cleared.abort()
      cleared = new AbortController()
    },
    wait: milliseconds => after(milliseconds, undefined, { signal: cleared.signal }).catch(() => undefined),
    take(method, path) {
      const taken = plans.find(({ fault }) => fits(fault, method, path))
      plans = plans
        .map(plan => (plan === taken ? { ...plan, left: plan.left - 1 } : plan))
        .filter(({ left }) => left > 0)
      return taken?.fault
    },
    planned: () => plans.map(({ fault }) => fault),
  }
}

function fits(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path
}
