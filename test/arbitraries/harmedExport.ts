import fc from 'fast-check'

/** What may stand in the place of a value: of another kind, too deep, or reaching for an object's inside. */
const oddValue = fc.oneof(
  fc.jsonValue().map(value => JSON.stringify(value)),
  fc.constantFrom(
    '{"__proto__":1}',
    '{"constructor":{"prototype":1}}',
    '1e999',
    '-0',
    '"\\ud800"',
    '{"seq":1,"seq":2}',
  ),
  fc.constantFrom(1, 20, 30, 30_000).map(deep => `${'['.repeat(deep)}${']'.repeat(deep)}`),
)

/** One thing done to the text of an export; `at` and `to` fall anywhere in it. */
const harm = fc.oneof(
  fc.record({ do: fc.constant('cut'), text: fc.constant('') }),
  fc.record({ do: fc.constantFrom('put', 'replaceValue', 'replaceLine'), text: oddValue }),
  fc.record({ do: fc.constant('put'), text: fc.string({ unit: 'binary', maxLength: 20 }) }),
  fc.record({ do: fc.constantFrom('drop', 'repeat', 'swap', 'crlf', 'mark', 'blank'), text: fc.constant('') }),
)
type Harm = { do: string; text: string }

const swapped = (lines: readonly string[], i: number, j: number): readonly string[] =>
  lines.map((line, at) => (at === i ? (lines[j] ?? line) : at === j ? (lines[i] ?? line) : line))

/** @param at between 0 and 1, how far in the text; `to` likewise */
const harmed = (text: string, harm: Harm, at: number, to: number): string => {
  const place = Math.floor(at * text.length)
  const lines = text.split('\n')
  const [i, j] = [Math.floor(at * lines.length), Math.floor(to * lines.length)]
  switch (harm.do) {
    case 'cut':
      return text.slice(0, place)
    case 'put':
      return text.slice(0, place) + harm.text + text.slice(place)
    case 'replaceValue':
      return (
        text.slice(0, place) + text.slice(place).replace(/:("[^"]*"|[0-9]+|null|\[[^[\]]*\])/, () => `:${harm.text}`)
      )
    case 'replaceLine':
      return lines.with(i, harm.text).join('\n')
    case 'drop':
      return lines.toSpliced(i, 1).join('\n')
    case 'repeat':
      return lines.toSpliced(j, 0, lines[i] ?? '').join('\n')
    case 'swap':
      return swapped(lines, i, j).join('\n')
    case 'crlf':
      return text.replaceAll('\n', '\r\n')
    case 'mark':
      return `\uFEFF${text}`
    default:
      return `${text}\n\n\r\n`
  }
}

/** Below 1, with equal chances. */
export const fraction = fc.noBias(fc.nat(999_999)).map(part => part / 1_000_000)

/** One of these exports, and the same with up to four things done to it. */
export const harmedArbitrary = (
  logs: readonly string[],
): fc.Arbitrary<{ readonly log: string; readonly text: string }> =>
  fc
    .tuple(fc.constantFrom(...logs), fc.array(fc.tuple(harm, fraction, fraction), { minLength: 1, maxLength: 4 }))
    .map(([log, harms]) => ({ log, text: harms.reduce((text, [one, at, to]) => harmed(text, one, at, to), log) }))
