import { describe, expect, test, vi } from 'vitest'
import { fetchAhead, keepFetching, leadsOn, whenIdle } from '../../../ui/app/ahead'

const at = (address: string): URL => new URL(address, 'https://portaal.example')

describe('an address that leads on by itself', () => {
  test.each(['/intro', '/personal_details', '/login?token=x', '/?token=x', '/debug_intro'])('%s does', address => {
    expect(leadsOn(at(address))).toBe(true)
  })
  test.each(['/', '/login', '/login?username=jan', '/register', '/forgot_password'])('%s does not', address => {
    expect(leadsOn(at(address))).toBe(false)
  })
})

describe('what is fetched when the page has nothing to do', () => {
  test('waits for the browser to say so, two seconds at most', () => {
    const requestIdleCallback = vi.fn()
    const work = vi.fn()
    whenIdle({ requestIdleCallback } as unknown as Window, work)
    expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(work, { timeout: 2000 })
    expect(work).not.toHaveBeenCalled()
  })

  test('waits two seconds where the browser cannot say so', () => {
    const setTimeout = vi.fn()
    const work = vi.fn()
    whenIdle({ setTimeout } as unknown as Window, work)
    expect(setTimeout).toHaveBeenCalledExactlyOnceWith(work, 2000)
  })

  test('may not come: nobody hears of it, and the rest comes', async () => {
    const other = vi.fn(async () => undefined)
    fetchAhead([() => Promise.reject(new Error('gone')), other])
    await Promise.resolve()
    expect(other).toHaveBeenCalledOnce()
  })
})

describe('what must be here when the line is gone', () => {
  test('is tried again whenever there is a line, until it has come, and no longer than it is wanted', async () => {
    const window = new EventTarget() as unknown as Window
    const there = vi.fn(async () => undefined)
    let line = false
    const missing = vi.fn(() => (line ? Promise.resolve() : Promise.reject(new Error('gone'))))
    const never = vi.fn(() => Promise.reject(new Error('gone')))
    const again = async (): Promise<void> => {
      window.dispatchEvent(new Event('online'))
      await new Promise(resolve => setTimeout(resolve))
    }
    const end = keepFetching(window, [there, missing, never])
    await new Promise(resolve => setTimeout(resolve))
    await again()
    line = true
    await again()
    await again()
    expect([there, missing, never].map(fetch => fetch.mock.calls.length)).toEqual([1, 3, 4])
    end()
    await again()
    expect(never).toHaveBeenCalledTimes(4)
  })
})
