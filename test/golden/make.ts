import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import { buildStamp } from '../../ui/build/buildStamp'
import { top } from '../../ui/serve/settings'
import { goldenFiles } from '../events/record/versions'
import { readBack } from './readBack'
import { recorder } from './recorder'

// Makes the golden logs of these visits that are not there yet. One that is there stays for ever: it is what a portal of its
// day wrote, and the visit that made it may go from here (one is kept as an example).
const visits = { 'v1-read-back': readBack } as const
const { build, rules } = buildStamp()
for (const [name, visit] of Object.entries(visits)) {
  const file = join(top, 'test', 'logs', `${name}.jsonl`)
  if (existsSync(file)) continue
  const visited = recorder(compileCatalogue(survey), { name, invitation: name, build, rules })
  visit(visited, build, rules)
  writeFileSync(file, visited.exported())
}

// The digest of a log is written once, too.
const digests = join(top, 'test', 'golden', 'digests.json')
const held: unknown = JSON.parse(readFileSync(digests, 'utf8'))
const all = { ...Object.fromEntries(goldenFiles().map(({ name, digest }) => [name, digest])), ...Object(held) }
writeFileSync(digests, `${JSON.stringify(all, null, 2)}\n`)
