import { type Source, targetOf } from './source'

const rooms: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  events: ['events', 'domain'],
  projections: ['projections', 'events', 'domain'],
  ui: ['ui', 'projections', 'events', 'domain'],
}

/** Parts of events that touch the world: projections are pure and take their shapes only. */
const worldly = /^events\/(effects|log|store|session)\/|^events\/clock(\.ts)?$/

const roomOf = (path: string): string => path.split('/')[0] ?? ''

const pathsOf = (sources: readonly Source[]): ReadonlySet<string> => new Set(sources.map(source => source.path))

/** Imports point one way: ui -> projections -> events -> domain. */
export const wrongDirections = (sources: readonly Source[]): readonly string[] => {
  const paths = pathsOf(sources)
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ from, isType }) => {
      const target = targetOf(path, from, paths)
      if (target === null) return []
      const room = roomOf(target)
      const found = `${path} imports ${target}`
      if (room === 'test' && roomOf(path) !== 'test' && path !== 'vite.config.ts')
        return [`${found}: nothing imports test`]
      const allowed = rooms[roomOf(path)]
      if (allowed !== undefined && !allowed.includes(room)) return [`${found}: the wrong way`]
      if (roomOf(path) === 'projections' && worldly.test(target) && !isType && path !== 'projections/live.ts')
        return [`${found}: projections are pure`]
      return []
    }),
  )
}

const packageOf = (from: string): string =>
  (from.startsWith('@') ? from.split('/').slice(0, 2) : from.split('/').slice(0, 1)).join('/')

/** Which files may import a package; types alone are streams nobody makes, so they may be named wherever the room may. */
const doors: readonly { readonly name: RegExp; readonly opens: RegExp; readonly typesIn?: RegExp }[] = [
  { name: /^(fp-ts|io-ts)$/, opens: /^(domain|events|projections|ui)\// },
  { name: /^axios$/, opens: /^events\/effects\/http\.ts$/ },
  { name: /^idb-keyval$/, opens: /^events\/log\/indexedDb\.ts$/ },
  {
    name: /^rxjs$/,
    opens: /^(events\/store\/store\.ts|projections\/live\.ts|ui\/(.*\/)?use[A-Z]\w*\.tsx?)$/,
    typesIn: /^(events|projections|ui)\//,
  },
  { name: /^(react|react-dom|react-router-dom)$/, opens: /^ui\// },
  { name: /^@fontsource/, opens: /^ui\// },
  { name: /^node:/, opens: /^ui\/support\// },
]

/** Every outside package has one door; the tests and the build may import what they need. */
export const wrongDoors = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => roomOf(path) in rooms)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => !from.startsWith('.'))
        .flatMap(({ from, isType }) => {
          const door = doors.find(({ name }) => name.test(packageOf(from)))
          const opens = door?.opens.test(path) || (isType && door?.typesIn?.test(path))
          return opens ? [] : [`${path} imports ${from}: that is not its door`]
        }),
    )

/** Files that import each other in a circle, each circle once, types included. */
export const cycles = (sources: readonly Source[]): readonly string[] => {
  const paths = pathsOf(sources)
  const edges = new Map(
    sources.map(({ path, imports }) => [path, imports.flatMap(({ from }) => targetOf(path, from, paths) ?? [])]),
  )
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path)
    if (start >= 0) found.push([...trail.slice(start), path].join(' -> '))
    if (start >= 0 || done.has(path)) return
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
  return found
}
