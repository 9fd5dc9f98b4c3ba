import { afterAll, afterEach, inject, type ProvidedContext } from 'vitest'
import { expectFocusKept } from '../journeys/focusKept'
import { noFaults } from '../journeys/office'
import './lightStacks'
import { leaveBrowser } from './openBrowser'

// Vitest provides the same to all workers. Which one this is it does say, and where a worker keeps what was provided;
// the latter is no part of its API: where it moved, the journeys find no address at all and say so.
const { __vitest_worker__: worker } = globalThis as unknown as {
  readonly __vitest_worker__: { readonly providedContext: ProvidedContext }
}
Object.assign(worker.providedContext, inject('servers')[Number(process.env.VITEST_POOL_ID) - 1])

afterEach(expectFocusKept)

// What a file planned to go wrong is not met by the next one.
afterAll(async () => {
  await noFaults()
  await leaveBrowser()
})
