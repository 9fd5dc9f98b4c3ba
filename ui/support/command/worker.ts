import { survey } from '../../../domain/catalogue/survey'
import { load } from '../../../domain/engine/load'
import { files } from './files'
import { serve } from './serve'

await serve({ catalogue: load(survey), rules: __RULES__, read: files.read }, process.stdin, line =>
  process.stdout.write(`${line}\n`),
)
