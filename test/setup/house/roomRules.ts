import { type Source, targetOf } from './source'

const rooms: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  events: ['events', 'domain'],
  projections: ['projections', 'events', 'domain'],
  ui: ['ui', 'projections', 'events', 'domain'],
}

/**
 * The rooms of the ground floor, and which of them each may look into besides itself. The engine knows no content: what
 * a survey asks, and whom, is handed to it; the words a catalogue is written in know nobody.
 */
const groundFloor: Readonly<Record<string, readonly string[]>> = {
  format: [],
  language: ['format'],
  texts: ['retrieval', 'language', 'format'],
  rules: ['language', 'format'],
  invitation: ['language', 'texts'],
  sending: ['language'],
  portal: ['language', 'format', 'texts'],
  engine: ['language', 'format'],
  homes: ['engine', 'language', 'format'],
  retrieval: ['portal', 'engine', 'language', 'format'],
  catalogue: ['invitation', 'rules', 'texts', 'language', 'format'],
}

/** Parts of events that touch the world: projections are pure and take their shapes only. */
const worldly = /^events\/(disk|effects|log|store|session)\/|^events\/clock(\.ts)?$/

/** The projections that live through time. */
const streamsIn: ReadonlySet<string> = new Set(['projections/live.ts', 'projections/replay/playback/playhead.ts'])

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
      if (room === 'test' && roomOf(path) !== 'test' && path !== 'vitest.config.ts')
        return [`${found}: nothing imports test`]
      const allowed = rooms[roomOf(path)]
      if (allowed !== undefined && !allowed.includes(room)) return [`${found}: the wrong way`]
      if (roomOf(path) === 'projections' && worldly.test(target) && !isType && !streamsIn.has(path))
        return [`${found}: projections are pure`]
      return []
    }),
  )
}

const groundRoomOf = (path: string): string | null => {
  const [floor, room = '', ...rest] = path.split('/')
  return floor === 'domain' && rest.length > 0 ? room : null
}

/** Within `domain` imports point one way too, and every file stands in a room that says where it may look. */
export const wrongGroundRooms = (sources: readonly Source[]): readonly string[] => {
  const paths = pathsOf(sources)
  return sources
    .filter(({ path }) => roomOf(path) === 'domain')
    .flatMap(({ path, imports }) => {
      const room = groundRoomOf(path)
      const open = room === null ? undefined : groundFloor[room]
      if (open === undefined) return [`${path} stands in no room of domain`]
      return imports.flatMap(({ from }) => {
        const target = targetOf(path, from, paths)
        const there = target === null ? null : groundRoomOf(target)
        return there === null || there === room || open.includes(there) ? [] : [`${path} imports ${target}`]
      })
    })
}

const packageOf = (from: string): string =>
  (from.startsWith('@') ? from.split('/').slice(0, 2) : from.split('/').slice(0, 1)).join('/')

/** Which files may import a package; types alone are streams nobody makes, so they may be named wherever the room may. */
const doors: readonly { readonly name: RegExp; readonly opens: RegExp; readonly typesIn?: RegExp }[] = [
  { name: /^(fp-ts|io-ts)$/, opens: /^(domain|events|projections|ui)\// },
  { name: /^axios$/, opens: /^events\/effects\/calls\/createHttp\.ts$/ },
  { name: /^@noble\/ciphers$/, opens: /^events\/store\/crashRecovery\/encryptedStorage\.ts$/ },
  { name: /^idb-keyval$/, opens: /^events\/log\/indexedDb\/indexedDbLog\.ts$/ },
  { name: /^@noble\/hashes$/, opens: /^events\/log\/hashChain\.ts$/ },
  {
    // Streams are made where things live through time; what is pure has none, and a screen only reads them (`useStream`).
    name: /^rxjs$/,
    opens:
      /^(events\/(stream\.ts|(effects|session|store)\/(?!wire\/).*)|projections\/(live|logHistoryStream|provenance\/provenanceStream|doubts\/doubtStream|replay\/playback\/playhead)\.ts|ui\/(.*\/)?[a-z]\w*\.ts)$/,
    typesIn: /^(events|projections|ui)\//,
  },
  { name: /^(react|react-dom|react-router-dom)$/, opens: /^ui\// },
  { name: /^@fontsource/, opens: /^ui\// },
  { name: /^(pdfkit|fontkit)$/, opens: /^ui\/pdf\/pdfSheet\.ts$/ },
  { name: /^node:/, opens: /^ui\/(support\/command|build|serve)\// },
  { name: /^(vite|vite-plugin-pwa)$/, opens: /^ui\/(build|serve)\// },
  { name: /^sirv$/, opens: /^ui\/serve\// },
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
