import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isWireRecord } from '../../events/effects/wire/wireRecord'
import { type GivenKey, givenKeys } from './givenKeys'

const accountCodec = t.strict({ username: t.string, password: t.string })
export type Account = t.TypeOf<typeof accountCodec>

/** What an office lends to be tried with, in a file of JSON; each part may be left out. `givenKeys` says what each is. */
const givenCodec = t.exact(
  t.partial({
    account: accountCodec,
    two_factor: accountCodec,
    invitation: t.strict({ token: t.string }),
    home: t.intersection([t.strict({ postal_code: t.string, number: t.string }), t.partial({ addition: t.string })]),
    newcomer: t.strict({ token: t.string, username: t.string, password: t.string }),
    mail: t.strict({ username: t.string, email: t.string }),
  } satisfies Record<GivenKey, t.Mixed>),
)
export type Given = t.TypeOf<typeof givenCodec>

const keyOf = ({ context }: t.ValidationError): string =>
  context
    .map(({ key }) => key)
    .filter(key => key !== '' && !/^\d+$/.test(key))
    .join('.')

const known = new Set(givenKeys.flatMap(({ name, keys }) => [name, ...Object.keys(keys).map(key => `${name}.${key}`)]))

/** The keys that mean nothing here: what is misspelt would silently not be tried. */
const strangeKeys = (value: unknown): readonly string[] =>
  isWireRecord(value)
    ? Object.entries(value)
        .flatMap(([name, inner]) => [
          name,
          ...(isWireRecord(inner) ? Object.keys(inner).map(key => `${name}.${key}`) : []),
        ])
        .filter(
          (key, _, all) => !known.has(key) && !all.some(above => !known.has(above) && key.startsWith(`${above}.`)),
        )
    : []

const parsed = (text: string): E.Either<string, unknown> =>
  E.tryCatch(
    () => JSON.parse(text),
    () => 'The file holds no JSON.',
  )

/** Left: which keys are wrong; values are not told, there are passwords among them. */
export const readGiven = (text: string): E.Either<string, Given> => {
  const value = parsed(text)
  if (E.isLeft(value)) return value
  const strange = strangeKeys(value.right)
  if (strange.length > 0) return E.left(`No such key: ${strange.join(', ')}.`)
  const decoded = givenCodec.decode(value.right)
  return E.isRight(decoded)
    ? decoded
    : E.left(`Not as it should be: ${[...new Set(decoded.left.map(keyOf))].join(', ')}.`)
}
