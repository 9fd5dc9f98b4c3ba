import * as E from 'fp-ts/Either'
import type { Command } from '../../events/decisions/command'
import { createPerformEffect } from '../../events/effects/createPerformEffect'
import { type Effect, effectKey } from '../../events/effects/effect'
import { sha256Hex } from '../../events/log/hashChain'
import { emptyInMemoryLogData, openInMemoryLog } from '../../events/log/inMemoryLog'
import type { Log } from '../../events/log/log'
import { readLog } from '../../events/log/readLog'
import { utf8Bytes } from '../../events/record/digest'
import { foldRecords } from '../../events/state/fold'
import { isReceiptUnclear } from '../../events/state/sendingState'
import { initialState, isInvitationClosed, type State, situationOf } from '../../events/state/state'
import type { Store } from '../../events/store/store'
import { outbox } from '../../projections/outbox/outbox'
import { findField } from '../../projections/tree/findNode'
import { surveyTree } from '../../projections/tree/surveyTree'
import { catalogues } from '../arbitraries/surveys'
import { openTab } from '../events/store/tab'
import { load, open } from '../golden/visitStart'
import { modelOffice, type Ways } from './sendingOffice'

const catalogue = catalogues.shipped

export const firstName = 'customer.first_name'

/** What would be sent now: all that the customers of this law can change. */
export const bodyOf = (state: State): string => {
  const name = findField(catalogue, surveyTree(situationOf(catalogue, state)), firstName)?.value
  return JSON.stringify({ name, files: state.files.map(({ digest }) => digest).sort() })
}

/** How the disk takes the next write: not at all, or it does and the page never hears of it. */
export type DiskFault = 'refuses' | 'unheard'

/** The answer to an inventory that is still on its way to a page. */
interface Late {
  readonly arrive: () => void
  readonly done: Promise<void>
}

interface Page {
  readonly store: Store
  readonly log: Log
  readonly diskFaults: DiskFault[]
  /** What is being done, by its key: what is no longer due is not wanted. */
  readonly doing: Map<string, AbortController>
  readonly late: Late[]
  isDead: boolean
}

const well: Ways = { put: 'well', get: 'well', file: 'well', late: false }

const promised = () => {
  let come: () => void = () => undefined
  const came = new Promise<void>(resolve => {
    come = resolve
  })
  return { come, came }
}

/** A device with up to two pages on one log, and an office. It notes what must never be. */
export const world = async () => {
  const shelf = emptyInMemoryLogData()
  const office = modelOffice()
  const pages: Page[] = []
  const faults: string[] = []
  let count = 0
  /** Whether a disk failed: then what is stored may be behind what is seen. */
  let isDiskSure = true

  const stored = () => readLog(shelf.lines.map((text, seq) => ({ seq, text }))).records
  const storedState = (): State => foldRecords(catalogue, initialState(catalogue), stored())
  const alive = () => pages.filter(({ isDead }) => !isDead)

  /** A page of a new build opens the log; one that is killed writes nothing any more. */
  const start = async (): Promise<Page> => {
    const memory = openInMemoryLog(shelf)
    const page: Omit<Page, 'store' | 'log'> = { isDead: false, diskFaults: [], doing: new Map(), late: [] }
    const log: Log = {
      ...memory,
      append:
        (...args) =>
        async () => {
          // A disk takes its time.
          await new Promise(resolve => setImmediate(resolve))
          if (page.isDead) return new Promise(() => undefined)
          const fault = page.diskFaults.shift()
          if (fault !== undefined) isDiskSure = false
          const written = fault === 'refuses' ? null : await memory.append(...args)()
          return fault === undefined && written !== null ? written : E.left({ tag: 'full', detail: 'planted' } as const)
        },
    }
    const { store } = await openTab(catalogue, log, `p${count++}-`)
    const made = Object.assign(page, { store, log })
    pages.push(made)
    store.dispatch(open(`build ${count}`, 'rules'))
    await store.settled()
    return made
  }

  const seenAt =
    (page: Page) =>
    (call: 'put' | 'file', what: string): void => {
      const kept = stored().flatMap(({ events }) =>
        events.flatMap(event => (event.type === 'SendingStarted' ? [event.body] : [])),
      )
      // A device that stores nothing sends from the window.
      const isStored = page.store.saving().tag !== 'fault'
      if (call === 'put' && isStored && kept.at(-1) !== sha256Hex(utf8Bytes(what)))
        faults.push('something went out that this device does not know of, or that is not what it kept last')
      if (call === 'file' && isDiskSure && alive().length === 1 && storedState().filesSent.has(what))
        faults.push(`document ${what} went again though the office has it`)
      if (page.isDead) faults.push('a dead page sent something')
    }

  /** What is due on a page and is not being done yet; what is being done and is no longer due is not wanted. */
  const dueOn = ({ store, doing }: Page): readonly Effect[] => {
    const state = store.state()
    const all = outbox(catalogue, { state, tree: surveyTree(situationOf(catalogue, state)) })
    const due = all.filter(({ tag }) => !['loadSetting', 'loadLenders'].includes(tag))
    for (const [key, unwanted] of [...doing])
      if (!due.some(effect => effectKey(effect) === key)) {
        unwanted.abort()
        doing.delete(key)
      }
    return due.filter(effect => !doing.has(effectKey(effect)))
  }

  /** Does the nth thing that is due on a page, as the office treats it. */
  const run = async (page: Page, ways: Ways, nth = 0): Promise<boolean> => {
    const due = dueOn(page)
    const effect = due[nth % Math.max(1, due.length)]
    if (effect === undefined) return false
    const death = promised()
    const underWay = promised()
    const arrival = promised()
    const unwanted = new AbortController()
    const calls = office.calls(ways, {
      die: () => {
        page.isDead = true
        death.come()
      },
      seen: seenAt(page),
      late: async () => {
        if (!ways.late) return
        page.late.push({ arrive: arrival.come, done: Promise.race([done, death.came]) })
        underWay.come()
        await arrival.came
      },
    })
    const perform = createPerformEffect({
      // Only what sends and asks is due here.
      calls: { ...calls, property: never, tenant: never, http: never },
      store: page.store,
      isConnected: () => true,
      invitationToken: () => null,
      customerLost: () => isReceiptUnclear(page.store.state().sending) && faults.push('finding out ended the session'),
      closing: () => undefined,
      pathOf: key => key,
      unheard: () => undefined,
      uploading: () => undefined,
      stage: { rehearse: () => undefined, officeLogo: () => undefined },
      overview: async () => null,
    })
    page.doing.set(effectKey(effect), unwanted)
    const done = perform(effect, unwanted.signal)
    await Promise.race([done.then(() => page.doing.delete(effectKey(effect))), death.came, underWay.came])
    return true
  }

  /** The oldest answer that is on its way to a page comes in. */
  const arrive = async (page: Page): Promise<void> => {
    const late = page.late.shift()
    late?.arrive()
    await late?.done
  }

  const press = (page: Page, command: Command): void => {
    if (command.type !== 'StartSending') return void page.store.dispatch(command)
    const bytes = utf8Bytes(bodyOf(page.store.state()))
    const body = sha256Hex(bytes)
    page.store.dispatch({ type: 'StartSending', body }, [{ digest: body, bytes }])
  }

  /** What is true of any moment, by what is stored. */
  const look = (): void => {
    const state = storedState()
    const { sending } = state
    const has = office.puts.at(-1) ?? null
    if (sending.tag === 'sent' && has === null) faults.push('said to be sent, and the office has nothing of it')
    if (!isDiskSure) return
    if (sending.tag === 'sent' && has !== bodyOf(state)) faults.push('said to be sent, and the office has another')
    if (isReceiptUnclear(sending) && 'body' in sending && sending.body !== null)
      if (sha256Hex(utf8Bytes(bodyOf(state))) !== sending.body) faults.push('changed while it may have arrived')
    if (!isReceiptUnclear(sending) && sending.tag !== 'sent' && !isInvitationClosed(state) && has !== null)
      faults.push(`the office has it, and this device says that it does not (${sending.tag})`)
  }

  return {
    pages,
    alive,
    faults,
    office,
    start,
    run,
    arrive,
    press,
    look,
    storedState,
    stored,
    well,
    isDiskSure: () => isDiskSure,
  }
}

export type World = Awaited<ReturnType<typeof world>>

/** A log in which the office has told who the customer is. */
export const begun = async (): Promise<World> => {
  const made = await world()
  const page = await made.start()
  if (E.isLeft(page.store.dispatch(load))) throw new Error('the customer was not loaded')
  await page.store.settled()
  return made
}

const never = new Proxy({} as never, {})
