import { laterDecisions } from '../../events/decisions/later'
import { openMemoryLog } from '../../events/log/memory'
import { createRescue } from '../../events/store/rescue'
import { sealedStorage } from '../../events/store/sealedStorage'
import { laterDue } from '../../projections/outbox'
import { attach } from './attach'
import { arrivedPart, Farewell } from './Farewell'
import { LogNotices } from './LogNotices'
import { performLater } from './performLater'
import { unsentIn, unsentOf } from './unsent'

/** What the first page of a visit does without. */
export const laterCode = {
  arrivedPart,
  attach,
  createRescue,
  Farewell,
  laterDue,
  performLater,
  laterDecisions,
  LogNotices,
  openMemoryLog,
  sealedStorage,
  unsentIn,
  unsentOf,
}
