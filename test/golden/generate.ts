import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { top } from '../../ui/serve/settings'
import { openapiFile, openapiText } from '../contract/makeOpenapi'

const usage = `npm run generate

Makes anew what follows from the catalogue and the codecs: the golden body of every invitation type (test/golden/bodies), its
minutes (domain/invitation/minutes.ts), test/contract/openapi.json, and the golden logs that are not there yet (test/logs). What is different then is what an office
will find different: read it before you keep it.
`

if (process.argv.includes('--help')) process.stdout.write(usage)
else {
  await import('./make')
  await import('./makeBodies')
  writeFileSync(openapiFile, await openapiText())
  const biome = join(top, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  spawnSync(process.execPath, [biome, 'check', '--write', 'test/golden'], { cwd: top, stdio: 'inherit' })
}
