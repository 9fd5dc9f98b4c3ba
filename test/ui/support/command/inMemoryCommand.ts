import { survey } from '../../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../../domain/engine/catalogueCompiler/compileCatalogue'
import type { CommandDependencies } from '../../../../ui/support/command/environment/commandDependencies'

const catalogue = compileCatalogue(survey)

async function* bytesOf(text: string | undefined): AsyncGenerator<Uint8Array> {
  if (text === undefined) throw new Error('no such file')
  yield new TextEncoder().encode(text)
}

/** The dependencies of the command with files in memory and no worker; a folder is a prefix of file names. */
export const inMemoryCommand = ({
  rules,
  files,
}: {
  readonly rules: string
  readonly files: Readonly<Record<string, string>>
}): CommandDependencies => ({
  catalogue,
  rules,
  read: file => bytesOf(files[file]),
  logsIn: path => {
    const below = Object.keys(files).filter(name => name.startsWith(`${path}/`))
    return Promise.resolve(below.length > 0 ? below : null)
  },
  program: { command: 'false', words: [] },
  cores: 1,
})
