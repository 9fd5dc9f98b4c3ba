import { type Node, type Source, targetOf } from './source'

/** Read by a build, a program or a person, not by another file. */
const entries =
  /^(vite(st)?\.config\.ts|ui\/main\.tsx|ui\/(build|serve)\/|ui\/support\/(screen\/main\.tsx|command\/(replay|worker)\.ts)|ui\/chunks\/)/

const textOf = (node: unknown): string | null => {
  const { name, value } = Object(node)
  return typeof name === 'string' ? name : typeof value === 'string' ? value : null
}

const idsOf = ({ declaration }: Node): readonly string[] => {
  const { id, declarations } = Object(declaration)
  const ids: readonly unknown[] = Array.isArray(declarations) ? declarations.map(one => Object(one).id) : [id]
  return ids.flatMap(one => textOf(one) ?? [])
}

/** The names that a file exports by declaring them, each once. */
export const exportsOf = ({ statements }: Pick<Source, 'statements'>): ReadonlySet<string> =>
  new Set(statements.flatMap(one => (one.type === 'ExportNamedDeclaration' ? idsOf(one) : [])))

/** What a node takes of another file: names, or all of it where it does not say. */
const takenBy = (node: Node): { readonly from: string; readonly names: readonly string[] | 'all' } | null => {
  const from = textOf(node.source)
  if (from === null) return null
  const parts: readonly unknown[] = Array.isArray(node.specifiers) ? node.specifiers : []
  const names = parts.map(one => textOf(Object(one).imported ?? Object(one).local))
  const isNamed = /^(Import|ExportNamed)Declaration$/.test(node.type) && names.every(name => name !== null)
  const hasAll = parts.some(one => Object(one).type === 'ImportNamespaceSpecifier')
  return { from, names: isNamed && !hasAll ? names : 'all' }
}

/** What of the product is exported, and no other file takes it, tests included. */
export const unusedExports = (sources: readonly Source[]): readonly string[] => {
  const paths = new Set(sources.map(({ path }) => path))
  const taken = new Map<string, Set<string> | 'all'>()
  for (const { path, nodes } of sources)
    for (const node of nodes) {
      const one = takenBy(node)
      const target = one === null ? null : targetOf(path, one.from, paths)
      if (one === null || target === null) continue
      const before = taken.get(target) ?? new Set<string>()
      taken.set(target, before === 'all' || one.names === 'all' ? 'all' : new Set([...before, ...one.names]))
    }
  return sources
    .filter(({ path }) => /^(domain|events|projections|ui)\//.test(path) && !entries.test(path))
    .flatMap(source => {
      const used = taken.get(source.path) ?? new Set()
      return used === 'all'
        ? []
        : [...exportsOf(source)].filter(name => !used.has(name)).map(name => `${source.path}: ${name}`)
    })
}
