import type { Database } from './database'
import type { Faults } from './faults'
import type { Passwords } from './password'
import type { RequestLog } from './requestLog'

/** What every route of the office works with. */
export type OfficeContext = {
  readonly database: Database
  /** The office's clock, in milliseconds; the contract tests set it forward. */
  readonly now: () => number
  /** Where the portal is, without a slash at the end. */
  readonly portalUrl: string
  /** Origins that may call from a browser. */
  readonly allowedOrigins: readonly string[]
  /** Keys with which house pictures may be asked for. */
  readonly imageKeys: readonly string[]
  readonly passwords: Passwords
  readonly faults: Faults
  readonly requests: RequestLog
}

export const isoNow = (office: Pick<OfficeContext, 'now'>): string => new Date(office.now()).toISOString()
