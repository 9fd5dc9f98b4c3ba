import { type Source, targetOf } from './source'

const product = /^(domain|events|projections|ui)\//

/** For each folder on the way, the two children of it that an import leads between; none where both files are in one folder. */
const siblingsOf = (from: string, to: string): readonly [from: string, to: string] | null => {
  const [a, b] = [from.split('/'), to.split('/')]
  const apart = a.findIndex((part, at) => part !== b[at])
  // A file that stands beside the folder belongs to no sibling.
  if (apart < 1 || apart >= a.length - 1 || apart >= b.length - 1) return null
  return [a.slice(0, apart + 1).join('/'), b.slice(0, apart + 1).join('/')]
}

/** Folders within one folder that import each other both ways, at every depth, types included. */
export const mutualSiblings = (sources: readonly Source[]): readonly string[] => {
  const paths = new Set(sources.map(({ path }) => path))
  const edges = new Map<string, string>()
  for (const { path, imports } of sources)
    for (const { from } of imports) {
      const target = product.test(path) ? targetOf(path, from, paths) : null
      const pair = target === null ? null : siblingsOf(path, target)
      if (pair !== null) edges.set(pair.join(' -> '), `${path} imports ${target}`)
    }
  return [...edges].flatMap(([edge, example]) => {
    const [a = '', b = ''] = edge.split(' -> ')
    const back = edges.get(`${b} -> ${a}`)
    return a < b && back !== undefined ? [`${a} and ${b}: ${example}; ${back}`] : []
  })
}
