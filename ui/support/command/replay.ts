import { readFileSync } from 'node:fs'
import { survey } from '../../../domain/catalogue/survey'
import { load } from '../../../domain/engine/load'
import { replayCommand } from './replayCommand'

const { status, out, err } = replayCommand(
  { catalogue: load(survey), rules: __RULES__, read: file => readFileSync(file, 'utf8') },
  process.argv.slice(2),
)
process.stderr.write(err)
process.stdout.write(out)
process.exitCode = status
