import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { tenants } from '../data/tenants'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { Refusal } from '../refusal'
import { sessionOf } from '../session'
import { customerById } from '../store/customers'

const parametersCodec = t.type({ name: t.string })

/** GET tenant/setting/{name}: a setting of the customer's tenant as `{data: {name, value}}`. */
export function settingRoute(server: FastifyInstance, office: OfficeContext): void {
  server.get('/api/portal/tenant/setting/:name', async request => {
    const session = await sessionOf(office, request)
    const { name } = decode(parametersCodec, request.params)
    const customer = await customerById(office, session.customer_id)
    const settings = customer === undefined ? {} : tenants[customer.tenant].settings
    if (!Object.hasOwn(settings, name)) throw new Refusal(404, 'Deze instelling is er niet.')
    return { data: { name, value: settings[name] } }
  })
}
