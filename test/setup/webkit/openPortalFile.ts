import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownPortalFile } from '../../../ui/serve/portalFile'

/** The `portal.json` of an office that wants phones and Safari on its first host; the association's wants neither. */
export const openPortalFile = (folder: string): string => {
  const portal = JSON.parse(readFileSync(ownPortalFile, 'utf8'))
  const [first, ...others] = portal.hosts
  const path = join(folder, 'portal.json')
  const hosts = [{ ...first, phones: true, browsers: ['safari'] }, ...others]
  writeFileSync(path, JSON.stringify({ ...portal, hosts }))
  return path
}
