import { type Node, nodesBelow, type Source } from './source'

const named = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && value.name === name

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' ? value.name : ''

const isMember = (node: Node, object: string, property: string): boolean =>
  node.type === 'MemberExpression' && named(node.object, object) && named(node.property, property)

/** Reports each source with a node that `matches`. */
export const reporting =
  (what: string, applies: (path: string) => boolean, matches: (node: Node) => boolean) =>
  (sources: readonly Source[]): readonly string[] =>
    sources.filter(({ path, nodes }) => applies(path) && nodes.some(matches)).map(({ path }) => `${path} ${what}`)

export const defaultExports = reporting(
  'has a default export',
  // Vite and Vitest read the default export of their configuration.
  path => !/^vite(st)?\.config\.ts$/.test(path),
  node =>
    node.type === 'ExportDefaultDeclaration' || (node.type === 'ExportSpecifier' && named(node.exported, 'default')),
)

/**
 * What the customer types becomes an answer in the row of its question's kind: two readings of it would part one day. What
 * the account asks is no answer.
 */
export const ownParsing = reporting(
  'reads typed text by itself',
  path =>
    /^(domain|events|projections|ui)\//.test(path) &&
    !/^domain\/(format\/|engine\/kinds\/|rules\/recoveryErrors\.ts)/.test(path),
  node => node.type === 'ImportSpecifier' && /^(readNumber|normaliseDate|keptText)$/.test(nameOf(node.imported)),
)

const attributeOf = (node: Node, name: string): Node | undefined =>
  nodesBelow(node.attributes).find(one => one.type === 'JSXAttribute' && nameOf(one.name) === name)

const isTypedInto = (node: Node): boolean => {
  if (node.type !== 'JSXOpeningElement' || !/^(input|textarea)$/.test(nameOf(node.name))) return false
  const { value } = Object(attributeOf(node, 'type')?.value)
  return attributeOf(node, 'readOnly') === undefined && !/^(checkbox|radio|range|file)$/.test(String(value))
}

const isTextFieldImport = (node: Node): boolean =>
  node.type === 'ImportDeclaration' && /\/textFields\/\w+$/.test(String(Object(node.source).value))

/**
 * What is typed in a visit stands in the field of a question, which keeps it as a draft: a page that is killed loses nothing.
 * Of an account and of passwords nothing is kept.
 */
export const lostDrafts = reporting(
  'takes typed text without a draft',
  path =>
    path.startsWith('ui/') &&
    !/^ui\/(widgets|support|debug)\//.test(path) &&
    !/^ui\/(survey\/questions\/textBindings|accountForms\/AccountField)\.tsx$/.test(path),
  node => isTypedInto(node) || isTextFieldImport(node),
)

export const anys = reporting(
  'says any',
  () => true,
  node => node.type === 'TSAnyKeyword',
)

/** A function, or a name that says it is one to be called back. */
const isCallback = (node: Node): boolean =>
  node.type === 'TSFunctionType' ||
  (node.type === 'TSTypeReference' && /listener|callback|watcher|subscriber$/i.test(nameOf(node.typeName)))

const isSet = (node: Node): boolean =>
  (node.type === 'TSTypeReference' && /^(Readonly)?(Weak)?Set$/.test(nameOf(node.typeName))) ||
  (node.type === 'NewExpression' && /^(Weak)?Set$/.test(nameOf(node.callee)))

/** What changes is a stream (events/stream.ts); functions kept to be called later are a second idiom for it. */
export const listenerSets = reporting(
  'keeps a set of listeners',
  path => !path.startsWith('test/'),
  node => isSet(node) && nodesBelow(node.typeArguments).some(isCallback),
)

/** One hook reads every stream. */
export const ownSubscriptions = reporting(
  'subscribes React by itself: useStream does',
  path => path.startsWith('ui/') && path !== 'ui/useStream.ts',
  node => node.type === 'ImportSpecifier' && named(node.imported, 'useSyncExternalStore'),
)

/** What changes on a screen lives in a reducer, a stream or a component: a variable of a module outlives the visit. */
export const moduleVariables = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(
      ({ path, statements }) =>
        path.startsWith('ui/') &&
        statements.some(node => [node, Object(node.declaration)].some(({ kind }) => kind === 'let' || kind === 'var')),
    )
    .map(({ path }) => `${path} has a variable beside what is in it`)

const isLocation = (node: unknown): boolean =>
  named(node, 'location') ||
  (typeof node === 'object' && node !== null && 'property' in node && named(node.property, 'location'))

const isPlainText = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'Literal'

/** Where the customer is sent to is looked at in one place; a page of our own may be named anywhere. */
export const waysOut = reporting(
  'leaves the portal by itself: leaveTo does',
  path => path.startsWith('ui/') && path !== 'ui/visit/provider/leaveTo.ts',
  ({ type, ...node }) => {
    if (type === 'AssignmentExpression')
      return (
        isLocation(node.left) || (named(Object(node.left).property, 'href') && isLocation(Object(node.left).object))
      )
    const callee = Object(node.callee)
    const isWayOut = type === 'CallExpression' && /^(assign|replace)$/.test(nameOf(callee.property))
    const to = Array.isArray(node.arguments) ? node.arguments[0] : null
    return isWayOut && isLocation(callee.object) && !isPlainText(to)
  },
)

/** The machine's clock and chance. `new Date(x)` only converts, so it is no clock. */
const isClockOrChance = (node: Node): boolean =>
  isMember(node, 'Date', 'now') ||
  isMember(node, 'Math', 'random') ||
  isMember(node, 'performance', 'now') ||
  isMember(node, 'crypto', 'randomUUID') ||
  isMember(node, 'crypto', 'getRandomValues') ||
  (node.type === 'NewExpression' &&
    named(node.callee, 'Date') &&
    Array.isArray(node.arguments) &&
    node.arguments.length === 0) ||
  (node.type === 'CallExpression' && named(node.callee, 'Date'))

/** Time and ids come in as arguments; `events/clock.ts` is where they come from. */
export const clocks = reporting(
  'reads the clock or makes ids by itself',
  path => /^(domain|events|projections)\//.test(path) && path !== 'events/clock.ts',
  isClockOrChance,
)

const isReExport = (node: Node): boolean =>
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && typeof node.source === 'object' && node.source !== null)

/** A file that only passes on what others export, but for what is fetched as one, or passes on everything of another. */
export const barrels = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(
      ({ path, statements }) =>
        /(^|\/)index\.[jt]sx?$/.test(path) ||
        statements.some(node => node.type === 'ExportAllDeclaration') ||
        (!path.endsWith('Chunk.ts') && statements.length > 0 && statements.every(isReExport)),
    )
    .map(({ path }) => `${path} is a barrel`)

const linesOf = (text: string): number => text.trimEnd().split('\n').length

export const tooLong = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path, text }) => !path.startsWith('domain/catalogue/') && linesOf(text) > 250)
    .map(({ path, text }) => `${path} has ${linesOf(text)} lines; 250 is the most`)
