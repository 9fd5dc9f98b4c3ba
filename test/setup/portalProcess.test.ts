import { expect, it } from 'vitest'
import { type PortalProcess, startPortalProcess } from './portalProcess'

const started: PortalProcess = {
  portalUrl: '',
  associationUrl: '',
  officeUrl: '',
  providerUrl: '',
  supportUrl: '',
  distDir: '',
  supportDir: '',
  close: async () => 0,
}

/** Fails with these, one after the other, and starts then. */
const failing = (...saying: readonly string[]) => {
  const left = [...saying]
  const start = async (): Promise<PortalProcess> => {
    const said = left.shift()
    if (said === undefined) return started
    throw new Error(said)
  }
  return { start, left }
}

const taken = [
  'The portal did not start (status 1):\nError: listen EADDRINUSE: address already in use ::1:5173',
  'The portal did not start (status 1):\nPoort 5180 is al in gebruik.',
  'The portal did not start (status 1):\nPort 5190 is in use.',
]

it('tries other ports when somebody took one after it was found free', async () => {
  const { start, left } = failing(...taken)
  await expect(startPortalProcess(undefined, start)).resolves.toBe(started)
  expect(left).toEqual([])
})

it('gives up after four times, with what was said', async () => {
  const { start } = failing(...taken, 'EADDRINUSE, once more', 'never said')
  await expect(startPortalProcess(undefined, start)).rejects.toThrow('EADDRINUSE, once more')
})

it('does not try again what failed for another reason', async () => {
  const { start, left } = failing('It does not build.', 'never said')
  await expect(startPortalProcess(undefined, start)).rejects.toThrow('It does not build.')
  expect(left).toEqual(['never said'])
})
