import type { Catalogue } from '../../../../domain/engine/catalogue'
import { slotAddress } from '../../../../domain/engine/path'
import type { StoredLogHeader } from '../../../../events/record/surveyRecord'
import type { MinimiseTarget } from '../../../../projections/replay/minimise/minimiseTarget'

/**
 * Writes the source of a test file that fails as the log does: each test expects the refused answers to be accepted, or
 * the recorded verdict.
 * The file is for `test/projections` and passes once the rule is corrected.
 */
export const testSource = (catalogue: Catalogue, from: StoredLogHeader, cases: readonly TestCase[]): string => {
  const has = (tag: MinimiseTarget['tag']): boolean => cases.some(({ target }) => target.tag === tag)
  return `${[
    "import { expect, test } from 'vitest'",
    "import { survey } from '../../domain/catalogue/survey'",
    "import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'",
    "import { planImport } from '../../events/log/logExport/importLog'",
    ...(has('divergence') ? [divergenceImport] : []),
    ...(has('refused') ? [judgementsImport] : []),
    '',
    'const catalogue = compileCatalogue(survey)',
    '',
    `// Made from log ${oneLine(from.log)} of portal ${oneLine(from.build)}, as short as it gets.`,
    'const opened = (lines: readonly string[]) => {',
    "  const plan = planImport(lines.join('\\n'))",
    "  if (plan.verdict === 'impossible') throw new Error(JSON.stringify(plan.reasons))",
    '  return plan.log',
    '}',
    ...cases.flatMap(one => testLines(catalogue, one)),
  ].join('\n')}\n`
}

/** Text as TypeScript writes it, in one line, between the quotes that are escaped least, as Biome wants. */
const literal = (text: string): string => {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\u2028\u2029]/g, sign => `\\u${sign.charCodeAt(0).toString(16)}`)
  const [single, double] = ["'", '"'].map(sign => text.split(sign).length - 1)
  if ((single ?? 0) > (double ?? 0)) return `"${inner}"`
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]|\*\//gu, ' ')

/** One test: the verdict that must change, and the export of a log that ends with its submit. */
interface TestCase {
  readonly target: MinimiseTarget
  readonly log: string
}

/** What a line of our code may hold, as Biome formats it. */
const widest = 120

const notBroken = ([path, rule]: readonly [string, string]): readonly string[] => {
  const [broken, not] = [`brokenBy(${literal(path)})`, `not.toBe(${literal(rule)})`]
  const line = `  expect(${broken}).${not}`
  if (line.length <= widest) return [line]
  const inner = `    ${broken},`
  const wrapped = inner.length <= widest ? [inner] : ['    brokenBy(', `      ${literal(path)},`, '    ),']
  return ['  expect(', ...wrapped, `  ).${not}`]
}

const nameOf = (catalogue: Catalogue, target: MinimiseTarget): string => {
  if (target.tag === 'divergence') return `the verdict on ${target.divergence.step} is the one that the customer got`
  const { errors, step } = target
  const titles = errors.map(([path]) => `'${oneLine(slotAddress(catalogue, path)?.slot.question.title || path)}'`)
  const [only, ...more] = errors
  // Questions of two items have one title.
  const which = only !== undefined && more.length === 0 ? ` (${oneLine(only[0])})` : ''
  return `${step} takes ${more.length === 0 ? 'this answer' : 'these answers'} to ${titles.join(', ')}${which}`
}

const expectation = (target: MinimiseTarget): readonly string[] =>
  target.tag === 'divergence'
    ? ['  expect(firstDivergence(catalogue, header, records, header.rules)).toBeNull()']
    : [
        '  const [last] = judgementsOf(catalogue, records).slice(-1)',
        '  const brokenBy = (path: string) => last?.errors.find(([refused]) => refused === path)?.[1]',
        `  expect(last?.step).toBe(${literal(target.step)})`,
        ...target.errors.flatMap(notBroken),
      ]

const testLines = (catalogue: Catalogue, { target, log }: TestCase): readonly string[] => [
  '',
  `test(${literal(nameOf(catalogue, target))}, () => {`,
  `  const { ${target.tag === 'refused' ? '' : 'header, '}records } = opened([`,
  ...log
    .trimEnd()
    .split('\n')
    .map(line => `    ${literal(line)},`),
  '  ])',
  ...expectation(target),
  '})',
]

const divergenceImport = "import { firstDivergence } from '../../projections/replay/verdicts/divergence'"
const judgementsImport = "import { judgementsOf } from '../../ui/support/command/verdicts/logJudgements'"
