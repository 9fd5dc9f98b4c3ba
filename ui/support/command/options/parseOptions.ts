import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import {
  commandOptions,
  isOptionName,
  missingValueWords,
  type OptionName,
  optionsByTask,
  repeatableOptions,
  twoValueOptions,
} from './commandOptions'

/**
 * Parses the replay command's arguments into options and paths with Node's `parseArgs`, adding options of two values;
 * Left with a Dutch sentence about the first wrong or misplaced option.
 */
export const parseOptions = (words: readonly string[]): E.Either<string, ParsedOptions> => {
  const { tokens } = parseArgs({
    args: [...words],
    options: commandOptions,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const given = new Map<string, readonly string[]>()
  const seconds = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value, index, inlineValue } = token
    if (!isOptionName(name)) return E.left(`${rawName} bestaat niet.`)
    if (commandOptions[name].type === 'boolean' && value !== undefined) return E.left(`${rawName} neemt geen waarde.`)
    const next = index + (inlineValue === true ? 1 : 2)
    const second = twoValueOptions.has(name)
      ? tokens.find(one => one.kind === 'positional' && one.index === next)
      : undefined
    if (second !== undefined) seconds.add(second.index)
    const values = [value, second?.kind === 'positional' ? second.value : undefined].flatMap(one => one ?? [])
    const isWhole = commandOptions[name].type === 'boolean' || values.length === (twoValueOptions.has(name) ? 2 : 1)
    if (!isWhole) return E.left(missingValueWords(name))
    given.set(name, repeatableOptions.has(name) ? [...(given.get(name) ?? []), ...values] : values)
  }
  const paths = tokens.flatMap(token => (token.kind === 'positional' && !seconds.has(token.index) ? [token.value] : []))
  const all: ParsedOptions = { of: name => given.get(name) ?? null, paths }
  const stray = strayOption(all)
  return stray === null ? E.right(all) : E.left(stray)
}

/** The parsed options with their values, and the other arguments in order. */
export interface ParsedOptions {
  readonly of: (name: OptionName) => readonly string[] | null
  readonly paths: readonly string[]
}

const strayOption = ({ of }: ParsedOptions): string | null => {
  const task = optionsByTask.find(({ by }) => by.length === 0 || by.some(name => of(name) !== null))
  const allowed: readonly OptionName[] = ['help', ...(task?.by ?? []), ...(task?.with ?? [])]
  const stray = Object.keys(commandOptions).find(
    name => isOptionName(name) && of(name) !== null && !allowed.includes(name),
  )
  if (stray === undefined) return null
  const taskOption = task?.by.find(name => of(name) !== null)
  return taskOption === undefined
    ? `--${stray} staat niet op zichzelf.`
    : `--${stray} gaat niet samen met --${taskOption}.`
}
