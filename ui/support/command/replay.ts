/**
 * The script of `npm run replay`: runs the command with Node's files and this build's rules, writes its output and
 * files, and sets the exit status.
 */

import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { systemErrorWords } from './environment/commandDependencies'
import { nodeFiles } from './environment/nodeFiles'
import type { CommandOutcome } from './output/commandOutcome'
import { replayCommand } from './replayCommand'

/** The worker program, with this process's Node arguments: they make it read TypeScript and define its rules. */
const program = {
  command: process.execPath,
  words: [...process.execArgv, fileURLToPath(new URL('./worker.ts', import.meta.url))],
}

const writeAll = (outcome: CommandOutcome): CommandOutcome => {
  for (const { name, text } of outcome.files ?? [])
    try {
      writeFileSync(name, text)
    } catch (cause) {
      return { ...outcome, status: 2, err: `${outcome.err}${name} is niet te schrijven: ${systemErrorWords(cause)}\n` }
    }
  return outcome
}

const dependencies = {
  catalogue: compileCatalogue(survey),
  rules: __RULES__,
  ...nodeFiles,
  program,
  cores: availableParallelism(),
}
const { status, out, err } = writeAll(await replayCommand(dependencies, process.argv.slice(2)))
// A reader may close the pipe early (`| head`).
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EPIPE') throw cause
    process.exit(status)
  })
process.stderr.write(err)
process.stdout.write(out)
process.exitCode = status
