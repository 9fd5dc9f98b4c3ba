/** The worker script of the replay command: answers requests about logs on its input, with the rules of this build. */

import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { nodeFiles } from './environment/nodeFiles'
import { serveRequests } from './serveRequests'

await serveRequests(
  { catalogue: compileCatalogue(survey), rules: __RULES__, read: nodeFiles.read },
  process.stdin,
  line => process.stdout.write(`${line}\n`),
)
