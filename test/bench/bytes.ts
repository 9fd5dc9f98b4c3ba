import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildPage, buildPortal, inFolder } from './built'

/** Bytes of JavaScript; `brotli` and `gzip` each file by itself, as a server sends them. */
export interface Bytes {
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

export interface PageBytes {
  /** What index.html needs before anything shows. */
  readonly first: Bytes
  /** What the wizard opens with, besides. */
  readonly wizard: Bytes
  /** What comes later: the wizard, its steps, and what is asked for. */
  readonly later: Bytes
  readonly styles: Bytes
  /** React, router and streams on a page of their own. */
  readonly bare: Bytes
}

const none: Bytes = { raw: 0, gzip: 0, brotli: 0 }

const bytesOf = (files: readonly string[]): Bytes =>
  files
    .map(file => readFileSync(file))
    .reduce(
      (total, text) => ({
        raw: total.raw + text.length,
        gzip: total.gzip + gzipSync(text, { level: 9 }).length,
        brotli: total.brotli + brotliCompressSync(text).length,
      }),
      none,
    )

/** The scripts that a text imports at once; what it imports later stands in `import(...)`. */
const importedBy = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|[;\s}])(?:import|export)\s*[^'"()]*?["']\.?\/?([^'"]+\.js)["']/g)].flatMap(([, file]) =>
    file === undefined ? [] : [file.replace(/^.*\//, '')],
  )

/** These scripts and what they bring with them at once. */
const withImports = (folder: string, scripts: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const waiting = [...scripts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...importedBy(readFileSync(join(folder, 'assets', file), 'utf8')))
  }
  return found
}

const scriptsAtOnce = (folder: string): ReadonlySet<string> => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/?(?:\.\/)?assets\/([^"]+\.js)"/g)].flatMap(([, file]) => file ?? [])
  return withImports(folder, named)
}

const pathsIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(folder, 'assets')).filter(file => file.endsWith(ending))

/** Builds the portal and weighs it. */
export const pageBytes = (): Promise<PageBytes> =>
  inFolder(async folder => {
    const [portal, bare] = [join(folder, 'portal'), join(folder, 'bare')]
    await buildPortal(portal)
    await buildPage('test/bench/page/bare', bare, false)
    const first = scriptsAtOnce(portal)
    const weighed = (from: string, files: readonly string[]) => bytesOf(files.map(file => join(from, 'assets', file)))
    const wizard = withImports(
      portal,
      pathsIn(portal, '.js').filter(file => file.startsWith('wizard-')),
    )
    return {
      first: weighed(portal, [...first]),
      wizard: weighed(
        portal,
        [...wizard].filter(file => !first.has(file)),
      ),
      later: weighed(
        portal,
        pathsIn(portal, '.js').filter(file => !first.has(file)),
      ),
      styles: weighed(portal, pathsIn(portal, '.css')),
      bare: weighed(bare, pathsIn(bare, '.js')),
    }
  })
