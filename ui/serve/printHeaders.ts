/**
 * The script of `npm run headers`: prints the nginx or Caddy configuration that serves the built portal with its security
 * headers, and sets the exit status.
 */

import { headersCommand } from './headersCommand'
import { readSettings } from './settings'

const { out, err, status } = headersCommand(process.argv.slice(2), readSettings().portalFile)
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = status
