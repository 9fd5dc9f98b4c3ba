/**
 * Makes the report of a fault of the portal (kind, screen, build and browser, nothing about the customer), and says
 * which share and how many are reported.
 */

import { stepKeys } from '../language/stepKey'
import { type Browser, browserOf } from './browser'
import { publicPaths } from './navigation'

/** What went wrong: a script, a promise that nobody awaited, or a screen that could not be shown. */
export type FaultKind = 'script' | 'promise' | 'screen'

const screenKeys: readonly string[] = [...publicPaths.map(path => path.slice(1)), 'debug_intro', ...stepKeys]

/**
 * What a fault report holds (checklist OPEN-140): values of fixed lists that no customer can add to, and nothing of what was
 * thrown, of its source or of an address.
 */
export interface FaultReport {
  readonly kind: FaultKind
  /** The screen's key; 'other' for an address that is none of ours. */
  readonly screen: string
  readonly build: string
  readonly browser: Browser
}

/** Of so many faults one is told (spec 1 section 9). */
export const faultSampleRate = 0.1

/** More of one page would only say the same again. */
export const faultsMost = 5

const screenOf = (path: string): string => {
  if (path === '/') return 'login'
  return screenKeys.find(key => path === `/${key}`) ?? 'other'
}

export const faultReport = (
  kind: FaultKind,
  { path, userAgent, build }: { readonly path: string; readonly userAgent: string; readonly build: string },
): FaultReport => ({ kind, screen: screenOf(path), build, browser: browserOf(userAgent) })
