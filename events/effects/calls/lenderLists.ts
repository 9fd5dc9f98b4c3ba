/**
 * Loads the office's lists of lender companies and their labels, each alone or both at once; one that does not load
 * is empty.
 */
import { sequenceS } from 'fp-ts/Apply'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { Lenders } from '../../../domain/language/lender'
import { companiesCodec, labelsCodec } from '../wire/lenderCodecs'
import type { CallFault, Endpoints, Http } from './http'

const query = { perPage: '1000', orderBy: 'name', direction: 'asc' }

/** A list that does not load is empty (spec 1 section 8). `failed` is told why. */
const list =
  <A>(path: Endpoints['lenderCompanies' | 'lenderLabels'][1], codec: t.Decoder<unknown, readonly A[]>) =>
  (http: Http, failed: (fault: CallFault) => void = () => undefined): T.Task<readonly A[]> =>
    pipe(
      http.call({ method: 'GET', base: 'api', path, query }, codec),
      TE.getOrElse((fault): T.Task<readonly A[]> => {
        failed(fault)
        return T.of([])
      }),
    )

export const lenderCompanies = list('/api/portal/hdn_company/active', companiesCodec)
export const lenderLabels = list('/api/portal/hdn_company_label/active', labelsCodec)

/** Both lists at once, as the office sorts them. `failed` is told of each that does not load. */
export const lenderLists = (
  http: Http,
  failed: (call: 'lenderCompanies' | 'lenderLabels', fault: CallFault) => void = () => undefined,
): T.Task<Lenders> =>
  sequenceS(T.ApplyPar)({
    companies: lenderCompanies(http, fault => failed('lenderCompanies', fault)),
    labels: lenderLabels(http, fault => failed('lenderLabels', fault)),
  })
