import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these programs that is on the path or in these folders, or null. */
export const programAmong = (names: readonly string[], folders: readonly string[]): string | null =>
  names
    .flatMap(name => [...(process.env.PATH ?? '').split(delimiter), ...folders].map(folder => join(folder, name)))
    .find(isProgram) ?? null

/** Runs a program that tells only what goes wrong; whether it ended well. */
export const runs = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Nobody waits long for a server of packages that does not answer. */
const soon = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10', '-o', 'Acquire::Retries=1']

/** Installs a package of Debian's, where that can be done. */
export const installPackage = (name: string): void => {
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get') && runs('apt-get', ['update', ...soon]))
    runs('apt-get', ['install', '-y', ...soon, name])
}
