import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { decodePortalConfig, type HostConfig, type PortalConfig } from '../../domain/portal/portalConfig'
import { readSettings } from '../../ui/serve/settings'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The row whose office this is; where none names it, the first. */
const rowOf = ({ hosts }: PortalConfig, api: string): HostConfig | null =>
  hosts.find(row => row.api === api) ?? hosts[0] ?? null

/** The origin of the pages of a host: a local one is served at the port of `npm start`. */
export const pageOf = ({ host, local }: Pick<HostConfig, 'host' | 'local'>, port: number): string =>
  local ? `http://${host}:${port}` : `https://${host}`

const readText = (file: string): E.Either<string, string> =>
  E.tryCatch(
    () => readFileSync(file, 'utf8'),
    () => `${file} cannot be read.`,
  )

/** From which page the portal calls this office, by `portal.json`. Left: what is wrong with that. */
export const pageFor = (api: string): E.Either<string, string> => {
  const { portalFile, port } = readSettings()
  const text = readText(portalFile)
  if (E.isLeft(text)) return text
  const portal = decodePortalConfig(parsed(text.right))
  if (E.isLeft(portal)) return portal
  const row = rowOf(portal.right, api)
  return row === null ? E.left(`${portalFile} names no host: say --origin ORIGIN.`) : E.right(pageOf(row, port))
}
