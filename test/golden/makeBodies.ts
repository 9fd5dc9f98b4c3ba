import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { invitationTypes } from '../../domain/language/invitation'
import { top } from '../../ui/serve/settings'
import { goldenBodyOf, readable } from './goldenBody'
import { retrievedEnd } from './retrievedBody'

// Writes the golden body of every type again, and that of the golden visit which retrieved (`npm run generate`). What is
// different then is what the office will find different, so read it before it is kept.
const folder = join(top, 'test', 'golden', 'bodies')
mkdirSync(folder, { recursive: true })
for (const type of invitationTypes) writeFileSync(join(folder, `${type}.json`), `${readable(goldenBodyOf(type))}\n`)
writeFileSync(join(top, 'test', 'golden', 'retrievedBody.json'), `${readable(retrievedEnd().body)}\n`)
