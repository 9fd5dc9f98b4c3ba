import { join } from 'node:path'
import { type BuildEnvironmentOptions, build } from 'vite'
import { readSettings, top } from '../serve/settings'

/** The mode of Vite in which the support tool is built, and not the portal. */
export const supportMode = 'support'

/**
 * The support tool's own page in a folder of its own: it shows the customers' screens, and no customer gets it. What only
 * some screens need comes with the rest, because once it is there it asks the server for nothing more.
 */
export const supportBuild = (folder: string): BuildEnvironmentOptions => ({
  outDir: readSettings().supportDir,
  // One file by design: nobody downloads it but who sits at the same desk.
  chunkSizeWarningLimit: 2000,
  rolldownOptions: { input: join(folder, 'ui/support.html'), output: { codeSplitting: false } },
})

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
