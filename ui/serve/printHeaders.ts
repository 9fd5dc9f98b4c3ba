import { headersCommand } from './headersCommand'
import { readSettings } from './settings'

const { out, err, status } = headersCommand(process.argv.slice(2), readSettings().portalFile)
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = status
