import fc from 'fast-check'
import { expect } from 'vitest'
import { typings } from '../ui/gallery/typings'

/** How a browser is worked at the gallery's fields for typing, whatever drives it. */
export interface Keyboard {
  /** A press on the field. */
  readonly enter: (field: string) => Promise<unknown>
  /** Letters, one key after the other, where the focus is. */
  readonly type: (letters: string) => Promise<unknown>
  readonly backspace: () => Promise<unknown>
  readonly undo: () => Promise<unknown>
  readonly redo: () => Promise<unknown>
  /** What stands in each field. */
  readonly shown: () => Promise<Readonly<Record<string, string>>>
  /** What each field handed over last. */
  readonly values: () => Promise<Readonly<Record<string, string | number>>>
}

/** How a value is written in each of them. */
const written = {
  amount: value => typings.money.write(value),
  date: value => typings.date.write(String(value)),
  postal: value => typings.postalCode.write(String(value)),
  name: value => typings.words.write(String(value)),
  words: value => typings.lines.write(String(value)),
} as const satisfies Record<string, (value: string | number) => string>
type Field = keyof typeof written
const fields = ['amount', 'date', 'postal', 'name', 'words'] as const satisfies readonly Field[]

type Act = { readonly kind: 'undo' | 'redo' | 'backspace' } | { readonly kind: 'type'; readonly letters: string }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('type' as const), letters: fc.constantFrom('12', '3511lx', '5 a', '0') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('redo' as const, 'backspace' as const) }) },
)
const stays = fc.array(
  fc.record({ field: fc.constantFrom(...fields), acts: fc.array(act, { minLength: 1, maxLength: 4 }) }),
  { minLength: 3, maxLength: 6 },
)

/**
 * Somebody types, leaves and takes back at random. A field that was left shows what it handed over; one that is typed in
 * holds only what stood there since it was entered, and all of that can be taken back; no other field moves.
 */
export const expectTypedOver = async (keyboard: Keyboard, numRuns: number): Promise<void> => {
  const visited = async (field: Field, acts: readonly Act[]): Promise<void> => {
    await keyboard.enter(field)
    const before = await keyboard.shown()
    const entered = before[field] ?? ''
    const stood = new Set([entered])
    const look = async (): Promise<string> => {
      const { [field]: now = '', ...others } = await keyboard.shown()
      const { [field]: _, ...asBefore } = before
      expect(others, `beside ${field}`).toEqual(asBefore)
      return now
    }
    for (const one of acts) {
      if (one.kind === 'type')
        for (const letter of one.letters) {
          await keyboard.type(letter)
          stood.add(await look())
        }
      else {
        await keyboard[one.kind]()
        const now = await look()
        if (one.kind === 'backspace') stood.add(now)
        else expect([...stood], `${one.kind} in ${field}`).toContain(now)
      }
    }
    for (let more = 0; more < 40 && (await look()) !== entered; more++) await keyboard.undo()
    expect(await look(), `all of ${field} taken back`).toBe(entered)
    for (let more = 0; more < 3; more++) await keyboard.redo()
    expect([...stood]).toContain(await look())
  }
  await fc.assert(
    fc.asyncProperty(stays, async all => {
      for (const { field, acts } of all) {
        await visited(field, acts)
        await keyboard.enter('rest')
        const [shown, values] = [await keyboard.shown(), await keyboard.values()]
        for (const each of fields) expect(shown[each], each).toBe(written[each](values[each] ?? ''))
      }
    }),
    { numRuns, endOnFailure: true },
  )
}
