import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/Either'
import { decodePortalConfig, type PortalConfig } from '../../domain/portal/portalConfig'
import { unknownKeys } from './portalKeys'
import { top } from './settings'

/**
 * Reads and checks `portal.json` for the server of the built portal: returns its decoded contents, and its text with the
 * ports that the stand-in servers really have. Throws readable words where it is invalid or a key is unknown.
 */
export const readPortalFile = (
  officePort: number,
  providerPort: number,
  path = ownPortalFile,
): { text: string; portal: PortalConfig } => {
  const text = readFileSync(path, 'utf8')
    .replaceAll('http://localhost:5180', `http://localhost:${officePort}`)
    .replaceAll('http://localhost:5190', `http://localhost:${providerPort}`)
  const contents = parsed(text)
  const decoded = decodePortalConfig(contents)
  const strays = unknownKeys(contents).map(words => `Het bestand portal.json: ${words}.`)
  if (isLeft(decoded)) throw new Error([decoded.left, ...strays].join('\n'))
  if (strays.length > 0) throw new Error(strays.join('\n'))
  return { text, portal: decoded.right }
}

/** The one that is built with the portal. */
export const ownPortalFile = join(top, 'ui/public/portal.json')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`Het bestand portal.json is geen geldige JSON: ${error instanceof Error ? error.message : error}`)
  }
}
