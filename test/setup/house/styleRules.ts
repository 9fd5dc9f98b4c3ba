import type { TextFile } from './nameRules'

/** The one style sheet that may say how large something is. */
export const scale = 'ui/theme/tokens.css'

/** Colours that are nobody's brand: the tokens', and the support tool's own. */
const palettes: readonly string[] = [scale, 'ui/support/screen/tool.css']

const withUnit = /(?<![\w#.-])[-+]?(?:\d*\.)?\d+(?:px|r?em|r?ex|r?ch|pt|pc|[cm]m|in|q|m?s|d?ppx|dpi)(?![\w-])/gi
const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi
const query = /@(?:media|container)([^{;]*)/g
const bare = /\b(line-height|z-index|font-weight):\s*([-\d.]+)\s*;/g

/** As it is, but for what no reader of it sees; lines keep their numbers. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*.*?\*\//gs, comment => comment.replace(/[^\n]/g, ' '))

/** The widths and heights at which the layout changes. */
const breakpointsOf = (files: readonly TextFile[]): readonly string[] =>
  files
    .filter(({ path }) => path === scale)
    .flatMap(({ text }) => [...text.matchAll(/--at-[\w-]+:\s*([^;]+);/g)].map(([, value]) => value ?? ''))

/**
 * Lengths, times, colours, layers and line heights that no token stands for, as `path:line says '...'`. A share (%, fr, lh,
 * of the window or of a container) is none. A query has one of the tokens' breakpoints. Not judged: `@page`, in which
 * no browser reads a token, and `@font-face`, which says what is in a file.
 */
export const strayNumbers = (files: readonly TextFile[]): readonly string[] => {
  const breakpoints = breakpointsOf(files)
  return files
    .filter(({ path }) => path.endsWith('.css') && path !== scale)
    .flatMap(({ path, text }) => {
      const style = withoutComments(text).replace(/@(?:page|font-face)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, block =>
        block.replace(/[^\n]/g, ' '),
      )
      const found = (at: number, what: string): string =>
        `${path}:${style.slice(0, at).split('\n').length} says '${what}'`
      const queries = [...style.matchAll(query)].flatMap(({ 1: words = '', index }) =>
        [...words.matchAll(withUnit)].flatMap(([size]) => (breakpoints.includes(size) ? [] : [found(index, size)])),
      )
      const rules = style.replace(query, words => words.replace(/./g, ' '))
      const sizes = [...rules.matchAll(withUnit)].filter(([size]) => Number.parseFloat(size) !== 0)
      const colours = palettes.includes(path) ? [] : [...rules.matchAll(colour)]
      // Nothing, one line for a mark alone, and what lies under the rest say what they are.
      const bares = [...rules.matchAll(bare)].filter(([, , value = '']) => !['-1', '0', '1'].includes(value))
      return [...queries, ...[...sizes, ...colours, ...bares].map(match => found(match.index, match[0]))]
    })
}

/** Tokens that are told and not used, or used and not told (by no style sheet and no component). A tenant's colours are a set. */
export const idleTokens = (files: readonly TextFile[]): readonly string[] => {
  const styles = files.filter(({ path }) => path.endsWith('.css'))
  const told = new Set(
    styles.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:(?!\s*#)/g)].map(([, name]) => name)),
  )
  const colours = new Set(
    styles.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:\s*#/g)].map(([, name]) => name)),
  )
  const used = new Set(files.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)))
  const set = files.filter(({ path }) => /\.tsx?$/.test(path)).map(({ text }) => text)
  return [
    ...[...told].filter(name => !used.has(name) && !/^--at-/.test(name ?? '')).map(name => `${name} is not used`),
    ...[...used]
      .filter(name => !told.has(name) && !colours.has(name) && !set.some(text => text.includes(`'${name}'`)))
      .map(name => `${name} is not told`),
  ]
}

const classText = /className=(?:"([^"]*)"|\{`([^`]*)`\}|\{classNames\(([^)]*)\))/g

/** The words of a class name that are no expression. */
const spelled = ([, plain, mixed = '', listed]: RegExpMatchArray): readonly string[] =>
  listed === undefined
    ? (plain ?? mixed.replace(/\$\{[^}]*\}/g, ' ')).split(/\s+/)
    : [...listed.matchAll(/(?<![[=] *)'([^']+)'(?!\])/g)].flatMap(([, name = '']) => name.split(' '))

const selectorsOf = (text: string): string => withoutComments(text).replace(/\{[^{}]*\}/g, '{}')

const classesIn = (text: string): ReadonlySet<string> =>
  new Set([...selectorsOf(text).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))

/** Classes that a component names and no style sheet of all pages has, as `path says '...'`: nothing would come of them. */
export const unknownClasses = (files: readonly TextFile[]): readonly string[] => {
  const known = classesIn(
    files
      .filter(({ path }) => path.endsWith('.css') && !path.endsWith('.module.css'))
      .map(({ text }) => text)
      .join('\n'),
  )
  return files
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(classText)]
        .flatMap(spelled)
        .filter(name => name !== '' && !known.has(name))
        .map(name => `${path} says '${name}'`),
    )
}

const imports = /import (\w+) from '([^']+\.module\.css)'/g

/** Classes of a module that are in it and not used, or used and not in it. A class that is reckoned may be any of them. */
export const idleClasses = (files: readonly TextFile[]): readonly string[] => {
  const sheets = new Map(files.filter(({ path }) => path.endsWith('.module.css')).map(({ path, text }) => [path, text]))
  const uses = files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(imports)].map(([, name = '', from = '']) => ({
        sheet: new URL(from, `file:///${path}`).pathname.slice(1),
        isReckoned: text.includes(`${name}[`),
        names: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
      })),
    )
  return [...sheets].flatMap(([path, text]) => {
    const mine = uses.filter(({ sheet }) => sheet === path)
    const used = new Set(mine.flatMap(({ names }) => names))
    const there = classesIn(text.replace(/:global\([^)]*\)/g, ''))
    const idle = mine.some(({ isReckoned }) => isReckoned) ? [] : [...there].filter(name => !used.has(name))
    return [
      ...idle.map(name => `${path} has '${name}', which nobody uses`),
      ...[...used].filter(name => !there.has(name) && name !== 'module').map(name => `${path} has no '${name}'`),
    ]
  })
}
