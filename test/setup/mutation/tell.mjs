import { relative } from 'node:path'

const words = text => text.replace(/\s+/g, ' ').slice(0, 90)

const noticedBy = (notes, fault) => notes.find(said => said.is === 'noticed' && said.fault === fault)

/** Of a file with faults in it, where it stands in the repository. */
export const pathOf = ({ fileName }, copy) =>
  relative(copy, fileName)
    .replaceAll('\\', '/')
    .replace(/^(\.\.\/)+/, '')

/** What the notes of a run say of each file and of every fault that nobody noticed, in lines. */
export const told = ({ mutants, sources }, notes, copy) => {
  const noticed = new Set(notes.filter(({ is }) => is === 'noticed').map(({ fault }) => fault))
  const passed = new Set(notes.flatMap(({ passes }) => Object.keys(passes ?? {})))
  const once = new Set(notes.flatMap(said => said.once ?? []))
  const files = new Map()
  const left = []
  const late = []
  for (const mutant of mutants) {
    const { id, location, mutatorName, replacement } = mutant
    // What is decided once when a file loads, before any test, is not counted.
    if (once.has(id) && !passed.has(id)) continue
    const path = pathOf(mutant, copy)
    const all = files.get(path) ?? { noticed: 0, of: 0 }
    files.set(path, { noticed: all.noticed + (noticed.has(id) ? 1 : 0), of: all.of + 1 })
    const why = noticedBy(notes, id)?.why ?? ''
    if (noticed.has(id) && !/timed out|Hit limit|hung/.test(why)) continue
    const lines = sources.get(path)?.split('\n') ?? []
    const [{ line, column }, end] = [location.start, location.end]
    const was = lines[line]?.slice(column, end.line === line ? end.column : undefined) ?? ''
    const how = passed.has(id) ? '' : ' (no test passes here)'
    const what = `${path}:${line + 1} ${mutatorName}: ${words(was)} -> ${words(replacement)}`
    if (noticed.has(id)) late.push(`by time: ${what} (${words(why)})`)
    else left.push(`${what}${how}`)
  }
  const share = (some, of) => `${((100 * some) / Math.max(of, 1)).toFixed(1)}%`
  const sum = [...files.values()].reduce((a, b) => ({ noticed: a.noticed + b.noticed, of: a.of + b.of }))
  const odd = notes.filter(({ is }) => is === 'odd').map(({ test, why }) => `takes no part: ${test} (${why})`)
  return [
    ...left,
    ...late,
    ...[...files].map(([path, { noticed: some, of }]) => `${path} ${some} of ${of}, ${share(some, of)}`),
    ...odd,
    `${sum.noticed} of ${sum.of} noticed, ${share(sum.noticed, sum.of)}; ${late.length} of them because a test did not end`,
    `by ${new Set(notes.flatMap(said => (said.is === 'test' ? [said.test] : (said.tests ?? [])))).size} tests`,
  ]
}
