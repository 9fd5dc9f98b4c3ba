import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { invitationTypes } from '../../domain/language/invitation'
import { top } from '../../ui/serve/settings'
import { goldenBodyOf, goldenMinutesOf, readable } from './goldenBody'
import { retrievedEnd } from './retrievedBody'

// Writes the golden body and the minutes of every type again, and the body of the golden visit which retrieved (`npm run generate`). What is
// different then is what the office will find different, so read it before it is kept.
const folder = join(top, 'test', 'golden', 'bodies')
mkdirSync(folder, { recursive: true })
for (const type of invitationTypes) writeFileSync(join(folder, `${type}.json`), `${readable(goldenBodyOf(type))}\n`)
writeFileSync(join(top, 'test', 'golden', 'retrievedBody.json'), `${readable(retrievedEnd().body)}\n`)

const rows = invitationTypes.map(type => `  ${type}: ${goldenMinutesOf(type)},\n`)
const minutes = `import type { InvitationType } from '../language/invitation'

/**
 * Minutes that filling in by hand takes, by invitation type, from the number of questions that the type's test visit
 * ('golden visit') answers. Made by \`npm run generate\`.
 */
export const minutes: Readonly<Record<InvitationType, number>> = {
${rows.join('')}}
`
writeFileSync(join(top, 'domain', 'invitation', 'minutes.ts'), minutes)
