import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { lenderCompanies, lenderLabels } from '../data/lenders'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { sessionOf } from '../session'

const queryCodec = t.partial({
  perPage: t.string,
  orderBy: t.literal('name'),
  direction: t.keyof({ asc: null, desc: null }),
})

/** The two lender lists, sorted by the name that the portal shows. */
export function lenderRoutes(server: FastifyInstance, office: OfficeContext): void {
  server.get('/api/portal/hdn_company/active', async request => {
    await sessionOf(office, request)
    return { data: page(request.query, lenderCompanies, company => company.sender_name) }
  })
  server.get('/api/portal/hdn_company_label/active', async request => {
    await sessionOf(office, request)
    return { data: page(request.query, lenderLabels, label => label.name) }
  })
}

const defaultPage = 15

function page<A>(query: unknown, all: readonly A[], nameOf: (one: A) => string): readonly A[] {
  const { perPage, direction } = decode(queryCodec, query)
  const sign = direction === 'desc' ? -1 : 1
  const sorted = [...all].sort((one, other) => sign * nameOf(one).localeCompare(nameOf(other), 'nl'))
  const size = Number.parseInt(perPage ?? '', 10)
  return sorted.slice(0, size > 0 ? size : defaultPage)
}
