import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/Either'
import { decodePortal, type Portal } from '../../domain/portal/hosts'
import { top } from './settings'

/** The one that is built with the portal. */
export const ownPortalFile = join(top, 'ui/public/portal.json')

/**
 * The text of `portal.json` with the ports that the stand-ins really have, and what it says. Throws with the readable
 * sentence of `decodePortal` when it is wrong.
 */
export const readPortalFile = (
  officePort: number,
  providerPort: number,
  path = ownPortalFile,
): { text: string; portal: Portal } => {
  const text = readFileSync(path, 'utf8')
    .replaceAll('http://localhost:5180', `http://localhost:${officePort}`)
    .replaceAll('http://localhost:5190', `http://localhost:${providerPort}`)
  const decoded = decodePortal(parsed(text))
  if (isLeft(decoded)) throw new Error(decoded.left)
  return { text, portal: decoded.right }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`Het bestand portal.json is geen geldige JSON: ${error instanceof Error ? error.message : error}`)
  }
}
