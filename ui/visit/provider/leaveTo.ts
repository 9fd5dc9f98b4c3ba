import type { HostConfig } from '../../../domain/portal/portalConfig'
import { redirectTarget } from '../../../domain/portal/redirect'

/** The only way out of the portal: to an address that its host leads to. False where it does not. */
export const leaveTo = (host: HostConfig, address: string | null): boolean => {
  const target = redirectTarget(host, address)
  if (target !== null) window.location.assign(target)
  return target !== null
}
