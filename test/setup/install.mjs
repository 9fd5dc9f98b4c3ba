import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export const say = line => process.stdout.write(`${line}\n`)

const packages = file => {
  try {
    return JSON.parse(readFileSync(join(top, file), 'utf8')).packages
  } catch {
    return {}
  }
}

/** Whether node_modules holds exactly what package-lock.json names; packages for another machine may be absent. */
const isInstalled = () => {
  const wanted = packages('package-lock.json')
  const present = packages('node_modules/.package-lock.json')
  const complete = Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (present[path] === undefined ? optional === true : present[path].version === version),
  )
  return complete && Object.keys(present).every(path => path in wanted)
}

/** Installs the packages when they are missing or differ from package-lock.json; ends the program when that fails. */
export const installPackages = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    say(`Node ${process.versions.node} is too old: this needs Node 20.19 or newer (https://nodejs.org).`)
    process.exit(1)
  }
  if (isInstalled()) return
  say('Installing packages (once, a minute or two)...')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: top,
    stdio: 'inherit',
  })
  if (status === 0) return
  say('Installing the packages failed; the lines above say why. Nothing was started.')
  process.exit(1)
}
