import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../domain/portal/colour'
import { type Colours, colours } from '../../domain/portal/tenant'
import { themeTokens } from '../../ui/theme/themeTokens'

const styleSheet = readFileSync(new URL('../../ui/theme/tokens.css', import.meta.url), 'utf8')
const declared = (name: string): string | undefined => new RegExp(`${name}: ([^;]+);`).exec(styleSheet)?.[1]
const hex = fc.integer({ min: 0, max: 0xffffff }).map(bits => `#${bits.toString(16).padStart(6, '0')}`)
const anyColours: fc.Arbitrary<Colours> = fc.record({
  primary: hex,
  secondary: hex,
  tertiary: hex,
  danger: hex,
  success: hex,
  warning: hex,
  text: hex,
  h1: hex,
  h2: hex,
  h3: hex,
  h4: hex,
})

/** Text and the surfaces that it stands on somewhere in the portal. */
const pairs = (roles: readonly string[]): readonly (readonly [string, string])[] => [
  ...roles.flatMap(role => [
    [`--on-${role}`, `--${role}`] as const,
    [`--on-${role}`, `--${role}-pressed`] as const,
    [`--${role}-text`, '--surface'] as const,
    [`--${role}-text`, '--ground'] as const,
    [`--${role}-text`, '--band'] as const,
    [`--${role}-text`, `--${role}-tint`] as const,
    ['--text', `--${role}-tint`] as const,
    ['--text-soft', `--${role}-tint`] as const,
  ]),
  ...['--text', '--text-soft', '--h1', '--h2', '--h3', '--h4'].flatMap(text =>
    ['--surface', '--ground', '--band'].map(surface => [text, surface] as const),
  ),
]

describe('the tokens of a tenant', () => {
  it('are, for the default tenant, those of the style sheet', () => {
    const tokens = themeTokens(colours)
    expect(Object.fromEntries(Object.keys(tokens).map(name => [name, declared(name)]))).toEqual(tokens)
  })

  it('keep every text at 4.5 and every border at 3, whatever the tenant chose', () => {
    const roles = ['primary', 'secondary', 'danger', 'success', 'warning']
    const fixed = { '--surface': declared('--surface'), '--ground': declared('--ground') }
    fc.assert(
      fc.property(anyColours, chosen => {
        const tokens: Readonly<Record<string, string | undefined>> = { ...fixed, ...themeTokens(chosen) }
        const ratio = (a: string, b: string): number => contrast(tokens[a] ?? '', tokens[b] ?? '')
        for (const [text, surface] of pairs(roles))
          expect(ratio(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
        for (const role of roles)
          for (const surface of ['--surface', '--ground', '--band', `--${role}-tint`])
            expect(ratio(`--${role}-border`, surface)).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  it('give the default for a colour that cannot be read', () => {
    expect(themeTokens({ ...colours, primary: 'blauw' })['--primary']).toBe(colours.primary)
  })
})
