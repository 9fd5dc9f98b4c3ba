import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { TenantStyle } from '../../domain/portal/tenant'
import type { CallFault, Http } from './http'
import { pictureCodec } from './wire/picture'
import { settingCodec, tenantStyleWireCodec } from './wire/tenant'

/** The look of the tenant. What does not load is null, and nobody is told (spec 1 section 8). */
export interface LookCalls {
  readonly style: T.Task<TenantStyle | null>
  /** A data URL. */
  readonly logo: T.Task<string | null>
  /** A data URL. */
  readonly hero: T.Task<string | null>
}

export interface TenantCalls extends LookCalls {
  /** A setting that cannot be read is off (checklist OPEN-139). `failed` is told why. */
  readonly setting: (name: string, failed?: (fault: CallFault) => void) => T.Task<boolean>
}

export const lookCalls = (http: Pick<Http, 'call'>, subdomain: string): LookCalls => {
  const tenant = `/api/tenant/${encodeURIComponent(subdomain)}` as const
  const orNull = TE.getOrElseW(() => T.of(null))
  return {
    style: pipe(http.call({ method: 'GET', base: 'proxy', path: tenant }, tenantStyleWireCodec), orNull),
    logo: pipe(http.call({ method: 'GET', base: 'proxy', path: `${tenant}/logo/json` }, pictureCodec), orNull),
    hero: pipe(http.call({ method: 'GET', base: 'proxy', path: `${tenant}/header/json` }, pictureCodec), orNull),
  }
}

export const tenantCalls = (http: Http, subdomain: string): TenantCalls => ({
  ...lookCalls(http, subdomain),
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
