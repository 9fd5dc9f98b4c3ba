import { dirname, posix } from 'node:path'
import { parseSync } from 'vite'

/** One import of a file, in whatever form: static, dynamic, re-export or in a type. */
export interface Import {
  /** As written: './decide', 'fp-ts/Either'. */
  readonly from: string
  /** Only types: gone when the code runs. */
  readonly isType: boolean
}

/** A node of the syntax tree: its `type` and whatever else it has. */
export type Node = Readonly<Record<string, unknown>> & { readonly type: string }

export interface Source {
  /** From the top, with slashes: 'domain/path.ts'. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
  readonly nodes: readonly Node[]
  /** The statements of the file itself. */
  readonly statements: readonly Node[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The nodes below a value, in the order of the text. */
export const nodesBelow = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesBelow)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesBelow)]
}

/** The text of a string node such as the 'x' of import('x'), or null when it is computed. */
const literal = (value: unknown): string | null =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'string' ? value.value : null

const importOf = (node: Node): readonly Import[] => {
  const from = literal(node.source)
  if (from === null) return []
  if (node.type === 'ImportExpression') return [{ from, isType: false }]
  if (node.type === 'TSImportType') return [{ from, isType: true }]
  if (node.type === 'ExportAllDeclaration') return [{ from, isType: node.exportKind === 'type' }]
  const names = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : []
  const kinds = [node.importKind ?? node.exportKind, ...names.map(name => name.importKind ?? name.exportKind)]
  const ownKind = kinds[0] === 'type'
  return [{ from, isType: ownKind || (names.length > 0 && kinds.slice(1).every(kind => kind === 'type')) }]
}

/** Reads a source file. Throws when it does not parse. */
export const sourceOf = (path: string, text: string): Source => {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  const nodes = nodesBelow(program)
  return {
    path,
    text,
    nodes,
    imports: nodes.flatMap(importOf),
    statements: program.body.flatMap(statement => (isNode(statement) ? [statement] : [])),
  }
}

/** The file that a relative import means, among these paths; a path that is none of them when it is missing; null for a package. */
export const targetOf = (importer: string, from: string, paths: ReadonlySet<string>): string | null => {
  if (!from.startsWith('.')) return null
  const bare = posix.join(dirname(importer), from)
  return (
    ['', '.ts', '.tsx', '.d.ts', '.mjs', '/index.ts', '/index.tsx']
      .map(end => bare + end)
      .find(path => paths.has(path)) ?? bare
  )
}
