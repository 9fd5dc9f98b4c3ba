import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { type Tenant, tenantNameCodec, tenants } from '../data/tenants'
import { decode } from '../decode'
import { Refusal } from '../refusal'

const parametersCodec = t.type({ subdomain: t.string })

/** The look of a tenant and its two pictures, for everyone: the login screen needs them. */
export function tenantRoutes(server: FastifyInstance): void {
  server.get('/api/tenant/:subdomain', async request => ({ data: tenantOf(request.params).style }))
  server.get('/api/tenant/:subdomain/logo/json', async request => picture(tenantOf(request.params).logo))
  server.get('/api/tenant/:subdomain/header/json', async request => picture(tenantOf(request.params).header))
}

function tenantOf(parameters: unknown): Tenant {
  const { subdomain } = decode(parametersCodec, parameters)
  if (!tenantNameCodec.is(subdomain)) throw new Refusal(404, 'Dit kantoor is er niet.')
  return tenants[subdomain]
}

const picture = (svg: string) => ({
  data: { body: Buffer.from(svg).toString('base64'), content_type: 'image/svg+xml' },
})
