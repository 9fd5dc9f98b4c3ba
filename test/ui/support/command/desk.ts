import { survey } from '../../../../domain/catalogue/survey'
import { loadCatalogue } from '../../../../domain/engine/catalogueLoader/loadCatalogue'
import type { CommandDependencies } from '../../../../ui/support/command/environment/commandDependencies'

const catalogue = loadCatalogue(survey)

async function* bytesOf(text: string | undefined): AsyncGenerator<Uint8Array> {
  if (text === undefined) throw new Error('no such file')
  yield new TextEncoder().encode(text)
}

/** Where the command finds these files and no process of its own; a folder is what names of files begin with. */
export const desk = ({
  rules,
  files,
}: {
  readonly rules: string
  readonly files: Readonly<Record<string, string>>
}): CommandDependencies => ({
  catalogue,
  rules,
  read: file => bytesOf(files[file]),
  logsIn: place => {
    const below = Object.keys(files).filter(name => name.startsWith(`${place}/`))
    return Promise.resolve(below.length > 0 ? below : null)
  },
  program: { command: 'false', words: [] },
  cores: 1,
})
