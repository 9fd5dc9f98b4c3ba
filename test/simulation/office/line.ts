/**
 * The line between a page and the office, in place of axios' own adapter: an answer takes its time, is lost before or after the
 * office has heard the call, comes twice, comes too late, or is not the office's.
 */
import axios, { type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { HttpCall } from '../../../events/effects/calls/http'
import type { Device } from '../device/device'
import type { Page } from '../device/page'
import type { Scheduler } from '../time/scheduler'
import { type Answer, customerPath, type Office } from './office'

/** `deaf`: the office hears it and the answer is lost; `doubled`: a proxy sends it twice; `stale`: a proxy answers as the office once did. */
export const lineFaults = [
  'lost',
  'deaf',
  'doubled',
  'slow',
  '401',
  '422',
  '500',
  '500done',
  'nonsense',
  'stale',
] as const
export type LineFault = (typeof lineFaults)[number]

interface LineDependencies {
  readonly scheduler: Scheduler
  readonly office: Office
  readonly random: () => number
  /** What befalls the next call; counted where it does. */
  readonly nextFault: (isInventory: boolean) => LineFault | null
  readonly pageOf: () => (Page & { readonly tab: { readonly device: Device } }) | null
}

const failedAnswer: Answer = { status: 500, body: {} }

/** What comes back in place of the office's answer, where the office never heard the call. */
const unheard: ReadonlyMap<LineFault, Answer> = new Map([
  ['401', { status: 401, body: { message: 'Unauthenticated.' } }],
  ['422', { status: 422, body: { error: { errors: { 'customer.initials': ['Onbekend'] } } } }],
  ['500', failedAnswer],
  ['nonsense', { status: 200, body: '<!doctype html><title>Onderhoud</title>' }],
])

const calledAs = (config: InternalAxiosRequestConfig): Pick<HttpCall, 'method' | 'path'> =>
  ({ method: (config.method ?? 'get').toUpperCase(), path: new URL(config.url ?? '').pathname }) as HttpCall

const bearerOf = (config: InternalAxiosRequestConfig): string | null =>
  /^Bearer (.*)$/.exec(String(config.headers.get('Authorization') ?? ''))?.[1] ?? null

const bodyText = (data: unknown): unknown =>
  data instanceof ArrayBuffer || ArrayBuffer.isView(data) ? Buffer.from(data as Uint8Array).toString('utf8') : data

const failed = (code: string, config: InternalAxiosRequestConfig, response?: AxiosResponse) =>
  new axios.AxiosError('simulated', code, config, null, response)

export const createLine = ({ scheduler, office, random, nextFault, pageOf }: LineDependencies): AxiosAdapter => {
  const latency = (): number => 5 + random() * 200
  return config =>
    new Promise((resolve, reject) => {
      const page = pageOf()
      if (page === null) return reject(failed(axios.AxiosError.ERR_NETWORK, config))
      const { device } = page.tab
      const call = calledAs(config)
      const fault = call.path.startsWith('/api/tenant/')
        ? null
        : nextFault(call.method === 'PUT' && call.path === customerPath)
      const body = bodyText(config.data)
      const bearer = bearerOf(config)
      const offline = (): void => reject(failed(axios.AxiosError.ERR_NETWORK, config))
      const told = ({ status, body }: Answer): void => {
        const isPage = typeof body === 'string'
        const response: AxiosResponse = {
          status,
          statusText: '',
          data: isPage ? body : JSON.stringify(body),
          headers: { 'content-type': isPage ? 'text/html' : 'application/json' },
          config,
          request: null,
        }
        if (status >= 200 && status < 300) resolve(response)
        else reject(failed(axios.AxiosError.ERR_BAD_REQUEST, config, response))
      }
      const stopTimeout = config.timeout
        ? scheduler.later(config.timeout, page, () => reject(failed(axios.AxiosError.ETIMEDOUT, config)))
        : () => undefined
      config.signal?.addEventListener?.('abort', () => reject(new axios.CanceledError()))
      const back = (answer: Answer): void => {
        scheduler.later(fault === 'slow' ? 65_000 + latency() : latency(), page, () => {
          stopTimeout()
          if (device.isOnline && fault !== 'deaf') told(answer)
          else offline()
        })
      }
      const arrive = (): void => {
        if (!device.isOnline || fault === 'lost') {
          scheduler.later(latency(), page, offline)
          return
        }
        // What was asked before: the customer, as he stood there then.
        const asked = fault === 'stale' ? ({ ...call, method: 'GET' } as const) : null
        const instead = asked !== null ? office.answer(asked, null, bearer) : unheard.get(fault ?? 'lost')
        const answer = instead ?? office.answer(call, body, bearer)
        if (fault === 'doubled') office.answer(call, body, bearer)
        back(fault === '500done' ? failedAnswer : answer)
      }
      // What has left the page arrives, whatever becomes of the page.
      scheduler.later(latency(), device, arrive)
    })
}
