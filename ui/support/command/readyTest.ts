import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress } from '../../../domain/engine/path'
import type { Header } from '../../../events/record/envelope'
import type { MinimiseTarget } from '../../../projections/replay/minimiseTarget'

/** Text as TypeScript writes it, in one line. */
const literal = (text: string): string => {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/[\u2028\u2029]/g, sign => `\\u${sign.charCodeAt(0).toString(16)}`)
  return inner.includes("'") ? `'${inner.replaceAll("'", "\\'")}'` : `'${inner}'`
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]|\*\//gu, ' ')

const expectation = (catalogue: Catalogue, target: MinimiseTarget): readonly string[] => {
  if (target.tag === 'divergence')
    return [
      `test(${literal(`the verdict on ${target.divergence.step} is the one that the customer got`)}, () => {`,
      '  expect(firstDivergence(catalogue, header, records, header.rules)).toBeNull()',
      '})',
    ]
  const { errors, step } = target
  const names = errors.map(([path]) => oneLine(slotAddress(catalogue, path)?.slot.question.title || path))
  const questions = names.map(name => `'${name}'`).join(', ')
  const answers = errors.length === 1 ? 'this answer' : 'these answers'
  return [
    `test(${literal(`${step} takes ${answers} to ${questions}`)}, () => {`,
    '  const [last] = judged(catalogue, records).slice(-1)',
    '  const brokenBy = (path: string) => last?.errors.find(([refused]) => refused === path)?.[1]',
    `  expect(last?.step).toBe(${literal(step)})`,
    ...errors.map(([path, rule]) => `  expect(brokenBy(${literal(path)})).not.toBe(${literal(rule)})`),
    '})',
  ]
}

/**
 * A test, as text, that fails as the log does: it wants the refused answer to be taken, or the verdict that was recorded.
 * It stands by itself in `test/projections`, and passes once the rule is as it is wanted.
 * @param log the export of a log that ends with the submit
 */
export const readyTest = ({
  catalogue,
  target,
  log,
  from,
}: {
  readonly catalogue: Catalogue
  readonly target: MinimiseTarget
  readonly log: string
  readonly from: Header
}): string => {
  const isRefusal = target.tag === 'refused'
  const judging = isRefusal
    ? "import { judged } from '../../ui/support/command/judgements'"
    : "import { firstDivergence } from '../../projections/divergence'"
  const imports = [
    "import { expect, test } from 'vitest'",
    "import { survey } from '../../domain/catalogue/survey'",
    "import { load } from '../../domain/engine/load'",
    "import { planImport } from '../../events/log/importLog'",
    judging,
  ]
  return `${[
    ...imports,
    '',
    `// Made from log ${oneLine(from.log)} of portal ${oneLine(from.build)}, as short as it gets.`,
    'const log = [',
    ...log
      .trimEnd()
      .split('\n')
      .map(line => `  ${literal(line)},`),
    "].join('\\n')",
    '',
    'const catalogue = load(survey)',
    'const plan = planImport(log)',
    "if (plan.verdict === 'impossible') throw new Error(JSON.stringify(plan.reasons))",
    `const { ${isRefusal ? '' : 'header, '}records } = plan.log`,
    '',
    ...expectation(catalogue, target),
  ].join('\n')}\n`
}
