/**
 * The options of `npm run replay`: which take one or two values, which may repeat, which go with which task, and the
 * Dutch message for a missing value.
 */
export const commandOptions = {
  at: { type: 'string' },
  diff: { type: 'string' },
  why: { type: 'string' },
  minimise: { type: 'boolean' },
  only: { type: 'string' },
  test: { type: 'boolean' },
  report: { type: 'boolean' },
  html: { type: 'string' },
  partial: { type: 'boolean' },
  merge: { type: 'boolean' },
  'rules-diff': { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const
export type OptionName = keyof typeof commandOptions

export const isOptionName = (name: string): name is OptionName => Object.hasOwn(commandOptions, name)

const whatFollows: Readonly<Partial<Record<OptionName, string>>> = {
  at: 'het nummer van een handeling',
  diff: 'de nummers van twee handelingen',
  why: 'het pad van een vraag',
  only: 'het pad van een vraag',
  html: 'de naam van een bestand',
  'rules-diff': 'twee bundels',
  workers: 'een aantal',
}

/** Options that take two words. */
export const twoValueOptions: ReadonlySet<OptionName> = new Set<OptionName>(['diff', 'rules-diff'])

/** Options that may be given more than once. */
export const repeatableOptions: ReadonlySet<OptionName> = new Set<OptionName>(['only'])

/** 'Na --at hoort het nummer van een handeling.' */
export const missingValueWords = (name: OptionName): string =>
  `Na --${name} ${twoValueOptions.has(name) ? 'horen' : 'hoort'} ${whatFollows[name] ?? 'niets'}.`

/** Which option selects which task, and which other options it allows. The first one present selects. */
export const optionsByTask: readonly { readonly by: readonly OptionName[]; readonly with: readonly OptionName[] }[] = [
  { by: ['rules-diff'], with: ['workers', 'json'] },
  { by: ['merge'], with: ['html', 'partial', 'json'] },
  { by: ['report'], with: ['html', 'partial', 'workers', 'json'] },
  { by: ['minimise', 'test'], with: ['at', 'only', 'json'] },
  { by: ['why'], with: ['at', 'json'] },
  { by: [], with: ['at', 'diff', 'workers', 'json'] },
]
