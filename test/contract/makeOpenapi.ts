import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { top } from '../setup/settings'
import { openapi } from './openapi'

/** Where the document stands; `npm run openapi` writes it again. */
export const openapiFile = join(top, 'test', 'contract', 'openapi.json')

/** One entity or path a line too many is easier to compare than one line for all. */
export const openapiText = async (): Promise<string> => `${JSON.stringify(await openapi(), null, 1)}\n`

if (process.argv[1]?.endsWith('makeOpenapi.ts')) writeFileSync(openapiFile, await openapiText())
