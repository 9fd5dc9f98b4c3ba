import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { Command } from '../../../events/decisions/command'
import { customerCalls } from '../../../events/effects/calls/customerCalls'
import { fileCalls } from '../../../events/effects/calls/fileCalls'
import type { CallFault, Http, HttpCall } from '../../../events/effects/calls/http'
import { propertyCalls } from '../../../events/effects/calls/propertyCalls'
import { tenantCalls } from '../../../events/effects/calls/tenantCalls'
import { createPerformEffect } from '../../../events/effects/createPerformEffect'
import type { Effect } from '../../../events/effects/effect'
import { openInMemoryLog } from '../../../events/log/inMemoryLog'
import { catalogues } from '../../arbitraries/surveys'
import { openTab } from '../store/tab'
import { json, type Office } from './startOffice'

/** Longer than any machine is busy. */
const timeoutMs = 60_000

/** A slow office is given up as soon as it has the call and says nothing, so that no clock decides (http.test.ts has that one). */
const hasty = (http: Http, office: Office): Http => {
  const given =
    <A>(call: HttpCall, ask: (call: HttpCall) => TE.TaskEither<CallFault, A>): TE.TaskEither<CallFault, A> =>
    async () => {
      const enough = new AbortController()
      office.whenSilent(({ method, url }) => {
        if (method === call.method && url.includes(call.path)) enough.abort()
      })
      const signal = AbortSignal.any([enough.signal, ...(call.signal === undefined ? [] : [call.signal])])
      const answer = await ask({ ...call, signal, timeoutMs })()
      return E.isLeft(answer) && enough.signal.aborted ? E.left({ tag: 'slow' }) : answer
    }
  return {
    answer: call => given(call, http.answer),
    call: (call, codec) => given(call, now => http.call(now, codec)),
  }
}

export const pdf = { name: 'loon.pdf', type: 'application/pdf', size: 3, digest: 'of loon' } as const

const noOverview = async (): Promise<Uint8Array<ArrayBuffer> | null> => null

/** A portal whose calls go to the office of this test, with everything that came of them. */
export const performing = async (
  office: Office,
  { isConnected = true, rehearse = (): void => undefined, overview = noOverview } = {},
) => {
  const http = hasty(office.http(), office)
  const log = openInMemoryLog()
  const { store } = await openTab(catalogues.shipped, log, 'a')
  const lost: CallFault[] = []
  const progress: number[] = []
  const unheard: Effect[] = []
  /** How many records there were at each time that nothing could be answered from then on. */
  const closings: number[] = []
  const perform = createPerformEffect({
    calls: {
      customer: customerCalls(http),
      file: fileCalls(http),
      property: propertyCalls(http),
      tenant: tenantCalls(http, 'kantoor'),
      http,
    },
    store,
    isConnected: () => isConnected,
    closing: () => closings.push(store.records().length),
    invitationToken: () => 'uitnodiging',
    customerLost: fault => lost.push(fault),
    pathOf: key => `ours:${key}`,
    unheard: effect => unheard.push(effect),
    uploading: (_, part) => progress.push(part),
    stage: { rehearse, officeLogo: () => undefined },
    overview,
  })
  const did = async (command: Command, blobs: Parameters<typeof store.dispatch>[1] = []) => {
    if (E.isLeft(store.dispatch(command, blobs))) throw new Error(`${command.type} was refused`)
    await store.settled()
  }
  const all = () => store.records().flatMap(record => record.events)
  /** What came of the calls, but for what failed of them, which `failures` tells: as 'customer 500' or 'home offline'. */
  const events = () => all().filter(({ type }) => type !== 'CallFailed')
  const failures = () =>
    all().flatMap(event => (event.type === 'CallFailed' ? [`${event.call} ${event.status ?? event.how}`] : []))
  return {
    store,
    log,
    did,
    lost,
    progress,
    unheard,
    events,
    failures,
    perform: (effect: Effect) => perform(effect, alive()),
    raw: perform,
  }
}

const alive = (): AbortSignal => new AbortController().signal

/** Ways in which an office does not answer as it should. */
export const trouble: Readonly<Record<string, Parameters<Office['replies']>[0]>> = {
  offline: response => response.destroy(),
  slow: () => undefined,
  '401': json(401, {}),
  '422': json(422, { error: { errors: { 'customer.email': ['Vul een geldig e-mailadres in'] } } }),
  '403': json(403, {}),
  '404': json(404, {}),
  '500': json(500, '<html>'),
  nonsense: json(200, '<html>'),
}

export const tagOf: Readonly<Record<string, CallFault['tag']>> = {
  offline: 'offline',
  slow: 'slow',
  '401': 'status',
  '422': 'status',
  '403': 'status',
  '404': 'status',
  '500': 'status',
  nonsense: 'nonsense',
}

export const ways = Object.keys(trouble)

/** How the log tells it. */
export const toldOf = (way: string): string => (tagOf[way] === 'status' ? way : (tagOf[way] ?? ''))
