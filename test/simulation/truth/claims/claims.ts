// What every text of the portal claims, by file and by the names on the way to it.
import { endingClaims } from './endingClaims'
import type { ClaimTable } from './fact'
import { logClaims } from './logClaims'
import { otherClaims } from './otherClaims'
import { progressClaims } from './progressClaims'
import { retrievalClaims } from './retrievalClaims'
import { retrievedOverviewClaims } from './retrievedOverviewClaims'
import { savingClaims } from './savingClaims'
import { sendingClaims } from './sendingClaims'
import { sessionClaims } from './sessionClaims'
import { transferClaims } from './transferClaims'
import { undoClaims } from './undoClaims'

/** The tables by subject; a file of texts stands in one of them. */
export const claimTables: readonly ClaimTable[] = [
  savingClaims,
  logClaims,
  sendingClaims,
  endingClaims,
  sessionClaims,
  transferClaims,
  undoClaims,
  progressClaims,
  retrievalClaims,
  retrievedOverviewClaims,
  otherClaims,
]

/** All of them as one. */
export const claims: ClaimTable = Object.fromEntries(claimTables.flatMap(table => Object.entries(table)))
