// `npm run contract -- URL [--login URL] [--proxy URL] [--tenant NAME] [--with FILE] [--write]`: makes the portal's calls
// to an office's own back end and says where an answer differs from what the portal reads. It only reads, unless told to
// write; it makes each call once, and never guesses a code.
import { contractCommand } from './contractCommand'

process.exitCode = await contractCommand(process.argv.slice(2), line => {
  process.stdout.write(`${line}\n`)
})
