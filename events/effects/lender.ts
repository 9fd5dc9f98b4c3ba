import { sequenceS } from 'fp-ts/Apply'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { Lenders } from '../../domain/language/lender'
import type { Endpoints, Http } from './http'
import { companiesCodec, labelsCodec } from './wire/lender'

const query = { perPage: '1000', orderBy: 'name', direction: 'asc' }

/** A list that does not load is empty (spec 1 section 8). */
const list =
  <A>(path: Endpoints['lenderCompanies' | 'lenderLabels'][1], codec: t.Decoder<unknown, readonly A[]>) =>
  (http: Http): T.Task<readonly A[]> =>
    pipe(
      http.call({ method: 'GET', base: 'api', path, query }, codec),
      TE.getOrElse((): T.Task<readonly A[]> => T.of([])),
    )

export const lenderCompanies = list('/api/portal/hdn_company/active', companiesCodec)
export const lenderLabels = list('/api/portal/hdn_company_label/active', labelsCodec)

/** Both lists at once, as the office sorts them. */
export const lenderLists = (http: Http): T.Task<Lenders> =>
  sequenceS(T.ApplyPar)({ companies: lenderCompanies(http), labels: lenderLabels(http) })
