// `npm run contract -- URL ...` (`--help` says more): makes the portal's calls as a browser does
// to an office's own back end and says where an answer is not what the portal reads. It only reads, unless told to
// write, and never guesses a code.
import { contractCommand } from './contractCommand'

process.exitCode = await contractCommand(process.argv.slice(2), line => {
  process.stdout.write(`${line}\n`)
})
