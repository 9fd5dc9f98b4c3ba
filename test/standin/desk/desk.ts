import type { FastifyInstance } from 'fastify'
import type { OfficeContext } from '../officeContext'
import { deskCalls } from './deskCalls'
import { guardDesk } from './deskGuard'
import { deskPages } from './deskPages'

/** The desk of the office: pages for people and calls for tests, in a scope of their own with their own policy. */
export async function deskRoutes(server: FastifyInstance, office: OfficeContext): Promise<void> {
  await server.register(async desk => {
    guardDesk(desk)
    deskPages(desk, office)
    deskCalls(desk, office)
  })
}
