import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pathOf } from './tell.mjs'

const place = ({ line, column }) => `${line}:${column}`

/** What is to be said of the faults that a run planted, for a later one to know them again. */
const described = ({ mutants, sources }, copy) => ({
  sources: Object.fromEntries(sources),
  faults: mutants.map(mutant => {
    const { id, location, replacement } = mutant
    const path = pathOf(mutant, copy)
    return { id, path, key: `${path} ${place(location.start)} ${place(location.end)} ${replacement}` }
  }),
})

/**
 * What the run before found, said of the faults that are planted now: of files that are as they were then. Which tests
 * are through is not carried along: those that are asked for now have their turn.
 * @returns notes to begin with; none where nothing was planted before
 */
export const carried = (planted, notes, copy, file) => {
  const now = described(planted, copy)
  const then = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { sources: {}, faults: [] }
  writeFileSync(file, JSON.stringify(now))
  const ids = new Map(now.faults.map(({ id, key }) => [key, id]))
  const same = then.faults.filter(({ path }) => then.sources[path] === now.sources[path])
  const idOf = new Map(same.map(({ id, key }) => [id, ids.get(key)]))
  const here = some => some.flatMap(id => (idOf.has(id) ? [idOf.get(id)] : []))
  const passes = here(notes.flatMap(said => Object.keys(said.passes ?? {})))
  const tests = notes.filter(({ is }) => is === 'test').map(({ test }) => test)
  return [
    {
      is: 'before',
      once: here(notes.flatMap(said => said.once ?? [])),
      passes: Object.fromEntries(passes.map(id => [id, 1])),
      tests: [...new Set([...notes.flatMap(said => said.tests ?? []), ...tests])],
    },
    ...notes.flatMap(said =>
      said.is === 'noticed' && idOf.has(said.fault) ? [{ ...said, fault: idOf.get(said.fault) }] : [],
    ),
  ]
}
