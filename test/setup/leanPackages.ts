import type { Plugin } from 'vite'
import { defaultClientConditions } from 'vite'

/** RxJS in the language of today's browsers: its usual build for bundlers is one of 2009, with code to make up for classes. */
export const leanConditions: readonly string[] = [...defaultClientConditions, 'es2015']

const nothing = '\0nothing'

/**
 * Leaves out Axios's way by `fetch`. It is the third that Axios tries, after XMLHttpRequest, which every browser has; a
 * first page would carry it for nobody.
 */
export const leanAxios = (): Plugin => ({
  name: 'klantportaal-lean-axios',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './fetch.js' && importer?.endsWith('/axios/lib/adapters/adapters.js') === true ? nothing : null,
  load: id => (id === nothing ? 'export const getFetch = () => false' : null),
})
