import { sequenceS } from 'fp-ts/Apply'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { Lenders } from '../../domain/language/lender'
import type { Http } from './http'
import { companiesCodec, labelsCodec } from './wire/lender'

const query = { perPage: '1000', orderBy: 'name', direction: 'asc' }

/** Both lists at once, as the office sorts them. A list that does not load is empty (spec 1 section 8). */
export const lenderLists = (http: Http): T.Task<Lenders> => {
  const list = <A>(path: string, codec: t.Decoder<unknown, readonly A[]>): T.Task<readonly A[]> =>
    pipe(
      http.call({ method: 'GET', base: 'api', path, query }, codec),
      TE.getOrElse((): T.Task<readonly A[]> => T.of([])),
    )
  return sequenceS(T.ApplyPar)({
    companies: list('/api/portal/hdn_company/active', companiesCodec),
    labels: list('/api/portal/hdn_company_label/active', labelsCodec),
  })
}
