/**
 * The office calls for the tenant: its style, logo and header picture, null for none, and whether a setting is on;
 * unreadable counts as off.
 */
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { TenantStyle } from '../../../domain/portal/tenant'
import { pictureCodec } from '../wire/picture'
import { settingCodec, tenantStyleWireCodec } from '../wire/tenant'
import { isNotFound } from './createFailedCallLog'
import type { CallFault, Http } from './http'

/** The look of the tenant. Nobody is told what does not load (spec 1 section 8). */
export interface TenantLookCalls {
  readonly style: TE.TaskEither<CallFault, TenantStyle>
  /** A data URL; null where the office has none that can be read. */
  readonly logo: TE.TaskEither<CallFault, string | null>
  /** The same. */
  readonly hero: TE.TaskEither<CallFault, string | null>
}

export interface TenantCalls extends TenantLookCalls {
  /** A setting that cannot be read is off (checklist OPEN-139). `failed` is told why. */
  readonly setting: (name: string, failed?: (fault: CallFault) => void) => T.Task<boolean>
}

export const tenantLookCalls = (http: Pick<Http, 'call'>, subdomain: string): TenantLookCalls => {
  const tenant = `/api/tenant/${encodeURIComponent(subdomain)}` as const
  const orNone = TE.orElseW((fault: CallFault) =>
    isNotFound(fault) || fault.tag === 'nonsense' ? TE.right(null) : TE.left(fault),
  )
  return {
    style: http.call({ method: 'GET', base: 'proxy', path: tenant }, tenantStyleWireCodec),
    logo: pipe(http.call({ method: 'GET', base: 'proxy', path: `${tenant}/logo/json` }, pictureCodec), orNone),
    hero: pipe(http.call({ method: 'GET', base: 'proxy', path: `${tenant}/header/json` }, pictureCodec), orNone),
  }
}

export const tenantCalls = (http: Http, subdomain: string): TenantCalls => ({
  ...tenantLookCalls(http, subdomain),
  setting: (name, failed) =>
    pipe(
      http.call(
        { method: 'GET', base: 'api', path: `/api/portal/tenant/setting/${encodeURIComponent(name)}` },
        settingCodec,
      ),
      TE.getOrElse(fault => {
        failed?.(fault)
        return T.of(false)
      }),
    ),
})
