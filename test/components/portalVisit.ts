import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import type { StepKey } from '../../domain/language/stepKey'
import { stepPath } from '../../domain/portal/navigation'
import { onScreen } from './onPortal'
import { portalPage } from './portalPage'

/** As a page is on paper, or in the colours that its reader chose; little moves, as everywhere in these tests. */
export const inMedia = (media: '' | 'print', forcedColors: 'none' | 'active' = 'none'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: forcedColors },
    ],
  })

/**
 * Visits to the whole portal, each of a customer of its office. After each test the visit is over, no screen threw, and nothing
 * was said on the console.
 */
export const portalVisits = () => {
  let page: ReturnType<typeof portalPage> | null = null
  let said: readonly MockInstance[] = []
  beforeEach(() => {
    said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  })
  afterEach(async () => {
    const ended = page
    page = null
    await ended?.logOut()
    await inMedia('')
    const heard = said.flatMap(({ mock }) => mock.calls)
    for (const one of said) one.mockRestore()
    expect([ended?.faults, heard]).toEqual([[], []])
  })
  return async (...given: Parameters<typeof portalPage>) => {
    const visited = portalPage(...given)
    page = visited
    const visit = await visited.logIn()
    const open = async (step: StepKey, title: string): Promise<void> => {
      visited.router.go(stepPath(step), true)
      await onScreen(title)
    }
    /** The visit is closed and opened anew, from what was kept of it. */
    const comeBack = async (step: StepKey, title: string): Promise<void> => {
      await visited.logOut()
      await visited.logIn()
      await open(step, title)
    }
    return { ...visited, visit, open, comeBack }
  }
}
