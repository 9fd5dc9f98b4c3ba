/**
 * Defines the stored event `PortalOpened`: for which host, on which day and with which build the portal started on
 * this log, and how the page got its lock.
 */
import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/**
 * How a page came by the log. `free`: no other page had it. `over`: another had it, and let go when it was asked. `forced`: another had
 * it and did not answer; what that page still had to write may follow. `unlocked`: this browser has no locks, and other pages
 * may write as well. `notTold`: a log of an earlier build, which does not say.
 */
const lockAcquisitionCodec = t.keyof({ free: null, over: null, forced: null, unlocked: null, notTold: null }, 'Took')
export type LockAcquisition = t.TypeOf<typeof lockAcquisitionCodec>

/**
 * The portal started on this log. `discount`: what the office gives off the costs, in whole euros, 0 for none. `today` is ISO
 * (Europe/Amsterdam); `build` and `rules` tell which code follows. `tab`: the page that writes from here on, until the next of
 * these; null where an earlier build did not say. `since`: the moment (milliseconds since 1970) from which that page was shut
 * out by another; null where it was not.
 */
export const portalOpened = definition('PortalOpened', 3, {
  host: field(t.string, 'open'),
  association: field(t.boolean, 'open'),
  discount: field(t.number, 'open'),
  today: field(t.string, 'open', 'term'),
  build: field(t.string, 'open'),
  rules: field(t.string, 'open'),
  tab: field(t.union([t.string, t.null]), 'open', 'thing'),
  took: field(lockAcquisitionCodec, 'open'),
  since: field(t.union([t.number, t.null]), 'open', 'term'),
})
