import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetched, inTime, MissingCode, whyMissing } from '../../../ui/app/missingCode'
import { safetyOf } from '../../../ui/app/RouteProblem'

const pageWith = (script: string): string =>
  `<!doctype html><script type="module" crossorigin src="${script}"></script><div id="root"></div>`
const own = '/assets/index-OLD.js'

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => own }) })
})
afterEach(() => vi.unstubAllGlobals())

/** Why code does not come, where the server answers so when it is asked for the page. */
const whyWhere = (answer: () => Promise<Response>): Promise<unknown> => {
  vi.stubGlobal('fetch', answer)
  return fetched(() => Promise.reject(new TypeError('Failed to fetch'))).then(String, whyMissing)
}

const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } })

describe('code that is fetched', () => {
  test('is what came; then the page is not asked for', async () => {
    const ask = vi.fn()
    vi.stubGlobal('fetch', ask)
    expect(await fetched(async () => 'code')).toBe('code')
    expect(ask).not.toHaveBeenCalled()
  })

  test('is of a build before when the page names another script', async () => {
    expect(await whyWhere(async () => html(pageWith('/assets/index-NEW.js')))).toBe('newer')
  })

  test.each([
    ['the page is still the same', async () => html(pageWith(own))],
    ['there is no connection', () => Promise.reject(new TypeError('offline'))],
    ['somebody else answers', async () => html('<!doctype html><p>Log in op het netwerk van de trein</p>')],
    ['the server is not well', async () => html(pageWith('/assets/index-NEW.js'), 503)],
  ])('is not said to be of a build before when %s', async (_, answer) => {
    expect(await whyWhere(answer)).toBe('unreachable')
  })

  test('nor when no answer comes: it is waited for no longer than ten seconds', async () => {
    const limit = new AbortController()
    const limited = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      const silence = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      queueMicrotask(() => limit.abort())
      return silence
    })
    expect(await fetched(() => Promise.reject(new TypeError('Failed to fetch'))).then(String, whyMissing)).toBe(
      'unreachable',
    )
    expect(limited).toHaveBeenCalledExactlyOnceWith(10_000)
    limited.mockRestore()
  })

  test('nor when the page has no script of its own', async () => {
    vi.stubGlobal('document', { querySelector: () => null })
    expect(await whyWhere(async () => html(pageWith('/assets/index-NEW.js')))).toBe('unreachable')
  })
})

describe('code that somebody waits for', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  test('is said not to come after half a minute', async () => {
    const why = inTime(new Promise(() => undefined)).then(String, whyMissing)
    const told = vi.fn()
    void why.then(told)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toHaveBeenCalledExactlyOnceWith('unreachable')
  })

  test('is what came, or why it did not; then nobody waits any more', async () => {
    expect(await inTime(Promise.resolve('code'))).toBe('code')
    const gone = new MissingCode('newer')
    await expect(inTime(Promise.reject(gone))).rejects.toBe(gone)
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('what else is thrown tells nothing of a newer build', () => {
  expect(whyMissing(new Error('newer'))).toBe('unreachable')
})

describe('on a screen that cannot be shown, answers are said to be on this device', () => {
  test('when the disk has them all', () => {
    expect(safetyOf({ tag: 'saved' }, 0)).toBe('Uw antwoorden zijn bewaard op dit apparaat.')
  })

  test.each([
    ['some are on their way', { tag: 'saving' }, 0],
    ['the log is in memory alone', { tag: 'inWindow' }, 0],
    ['the disk refuses', { tag: 'fault', fault: { tag: 'full', detail: '' } }, 0],
    ['something typed is no answer yet', { tag: 'saved' }, 1],
  ] as const)('not when %s', (_, saving, drafts) => {
    expect(safetyOf(saving, drafts)).toMatch(/^Nog niet alles is bewaard/)
  })
})
