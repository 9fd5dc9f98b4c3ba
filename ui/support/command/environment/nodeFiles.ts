import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CommandDependencies } from './commandDependencies'

/**
 * Reads log files, and finds the logs (.jsonl) in and below a folder, with Node, for the replay command and its
 * workers.
 */
export const nodeFiles: Pick<CommandDependencies, 'read' | 'logsIn'> = {
  read: file => createReadStream(file, { highWaterMark: 2 ** 20 }),
  logsIn: async path => {
    if (!(await stat(path)).isDirectory()) return null
    const found = await readdir(path, { withFileTypes: true, recursive: true })
    return (
      found
        // A link is followed when it is read; one that leads nowhere is told as a log that cannot be opened.
        .filter(entry => (entry.isFile() || entry.isSymbolicLink()) && entry.name.endsWith('.jsonl'))
        .map(entry => join(entry.parentPath, entry.name))
        .sort()
    )
  },
}
