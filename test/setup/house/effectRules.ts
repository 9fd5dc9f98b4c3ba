import { type Node, type Source, targetOf } from './source'

const calleeOf = ({ type, callee }: Node): string => {
  if (type !== 'CallExpression' && type !== 'NewExpression') return ''
  const { name, property } = Object(callee)
  return String(name ?? Object(property).name ?? '')
}

/** What goes on after a render until it is stopped. `useStream`, which most screens read by, stops by itself, and has its own test. */
const effects = new Set([
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useSyncExternalStore',
  'subscribe',
  'fromEvent',
  'addEventListener',
  'matchMedia',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'IntersectionObserver',
  'MutationObserver',
  'PerformanceObserver',
  'ResizeObserver',
  'BroadcastChannel',
])

/** Hooks and components run within React; what else of `ui` listens has unit tests of its own. */
const isOfReact = ({ path }: Source): boolean =>
  /^ui\/(.*\.tsx|(.*\/)?use[A-Z]\w*\.ts)$/.test(path) && path !== 'ui/main.tsx'

/**
 * Components and hooks with an effect that no component test mounts: a test imports the component itself, and a hook or
 * the component that uses it.
 */
export const unmountedEffects = (sources: readonly Source[]): readonly string[] => {
  const paths = new Set(sources.map(({ path }) => path))
  const importedBy = (importers: readonly Source[]): ReadonlySet<string> =>
    new Set(
      importers.flatMap(({ path, imports }) =>
        imports.flatMap(({ from, isType }) => (isType ? [] : (targetOf(path, from, paths) ?? []))),
      ),
    )
  const mounted = importedBy(sources.filter(({ path }) => path.startsWith('test/components/')))
  const used = importedBy(sources.filter(({ path }) => path.endsWith('.tsx') && mounted.has(path)))
  // What the hooks use that it uses, one deep: more is nowhere needed.
  const within = new Set([...used, ...importedBy(sources.filter(one => isOfReact(one) && used.has(one.path)))])
  return sources
    .filter(source => isOfReact(source) && source.nodes.some(node => effects.has(calleeOf(node))))
    .filter(({ path }) => !mounted.has(path) && (path.endsWith('.tsx') || !within.has(path)))
    .map(({ path }) => `${path} has an effect, and no component test mounts it`)
}
