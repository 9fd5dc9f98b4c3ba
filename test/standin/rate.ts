import type { FastifyRequest } from 'fastify'
import { hashOf } from './secret'

/**
 * A limit of attempts per minute, counted per address and per value of a field of the body (the username, the token):
 * guessing at one user stops, and a test run with many users does not notice it.
 */
export function perTarget(field: string, attempts: number) {
  return {
    max: attempts,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest): string => `${request.ip}:${hashOf(targetOf(request.body, field))}`,
  }
}

function targetOf(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return ''
  const value = Object.entries(body).find(([key]) => key === field)?.[1]
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}
