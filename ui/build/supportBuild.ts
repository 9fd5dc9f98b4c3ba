/** Builds the support tool, a page in a folder of its own: Vite's options and mode for it, and the build itself. */
import { join } from 'node:path'
import { type BuildEnvironmentOptions, build } from 'vite'
import { readSettings, top } from '../serve/settings'

/**
 * Vite's build options for the support tool: a page in a folder of its own, because it shows customers' screens and no
 * customer gets it.
 * Nothing is split off, so that the page asks the server for nothing more once it is there.
 */
export const supportBuild = (folder: string): BuildEnvironmentOptions => ({
  outDir: readSettings().supportDir,
  // One file by design: nobody downloads it but who sits at the same desk.
  chunkSizeWarningLimit: 2000,
  rolldownOptions: { input: join(folder, 'ui/support.html'), output: { codeSplitting: false } },
})

/** The mode of Vite in which the support tool is built, and not the portal. */
export const supportMode = 'support'

/** Builds the support tool as `npm run build:support` does. */
export const buildSupport = async (): Promise<void> => {
  await build({
    root: `${top}/ui`,
    configFile: `${top}/vite.config.ts`,
    mode: supportMode,
    configLoader: 'runner',
    logLevel: 'warn',
  })
}
