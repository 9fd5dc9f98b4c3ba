import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { invitationTypes } from '../../domain/language/invitation'
import { top } from '../setup/settings'
import { goldenBodyOf, readable } from './goldenBody'

// Writes the golden body of every type again: `npx tsx test/golden/makeBodies.ts`. What is different then is what the
// office will find different, so read it before it is kept.
const folder = join(top, 'test', 'golden', 'bodies')
mkdirSync(folder, { recursive: true })
for (const type of invitationTypes) writeFileSync(join(folder, `${type}.json`), `${readable(goldenBodyOf(type))}\n`)
