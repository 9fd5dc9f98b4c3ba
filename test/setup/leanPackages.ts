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

/**
 * Lets the build leave out what is not used of the router: it comes as one file, whose contexts and components are made as
 * it loads, which a builder takes for work that somebody wants done. Without its words for who develops, too.
 */
export const leanRouter = (): Plugin => ({
  name: 'klantportaal-lean-router',
  apply: 'build',
  transform: (code, id) =>
    id.includes('/react-router/dist/')
      ? code
          .replace(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
          .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
      : null,
})

const noBrotli = '\0no-brotli'

/** Leaves out how fontkit unpacks WOFF2, with its dictionary: the fonts of the documents that the portal makes are WOFF. */
export const leanFontkit = (): Plugin => ({
  name: 'klantportaal-lean-fontkit',
  apply: 'build',
  enforce: 'pre',
  resolveId: source => (source === 'brotli/decompress.js' ? noBrotli : null),
  load: id => (id === noBrotli ? 'export default () => { throw new Error("WOFF2") }' : null),
})
