// Plain JavaScript: it runs before anything is installed.
import { installPackages } from './install.mjs'
import { showUsage } from './usage.mjs'

showUsage('start')
installPackages()
const { register } = await import('tsx/esm/api')
register()
const { buildAll, serve } = await import('./serve.ts')
// `--build`: only that. `--built`: what was built before, as it is.
const mode = ['dev', 'built'].find(name => process.argv.includes(`--${name}`))
if (process.argv.includes('--build')) await buildAll()
else await serve(mode ?? 'build')
