import type { HostConfig } from '../../../domain/portal/portalConfig'
import { redirectTarget } from '../../../domain/portal/redirect'

/** Leaves the portal for an address that its host allows; false where it does not. Nothing else leaves. */
export const leaveTo = (host: HostConfig, address: string | null): boolean => {
  const target = redirectTarget(host, address)
  if (target !== null) window.location.assign(target)
  return target !== null
}
