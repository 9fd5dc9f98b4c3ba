import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

const accountCodec = t.strict({ username: t.string, password: t.string })
export type Account = t.TypeOf<typeof accountCodec>

/**
 * What an office lends to be tried with, in a file of JSON; each part may be left out.
 *
 * - `account`: who logs in, and for whom is read; an account without a code;
 * - `invitation`: the token of an invitation that is asked about;
 * - `home`: the address of a home that the office knows;
 * - `newcomer`: with `--write`: a token of an invitation that nobody registered for, and the account to make. A document
 *   and an inventory are sent in its name, and its password is changed and changed back;
 * - `mail`: with `--write`: to whom a code, a user name and a link for a new password are mailed.
 */
const givenCodec = t.exact(
  t.partial({
    account: accountCodec,
    invitation: t.strict({ token: t.string }),
    home: t.intersection([t.strict({ postal_code: t.string, number: t.string }), t.partial({ addition: t.string })]),
    newcomer: t.strict({ token: t.string, username: t.string, password: t.string }),
    mail: t.strict({ username: t.string, email: t.string }),
  }),
)
export type Given = t.TypeOf<typeof givenCodec>

const keyOf = ({ context }: t.ValidationError): string =>
  context
    .map(({ key }) => key)
    .filter(key => key !== '' && !/^\d+$/.test(key))
    .join('.')

/** Left: which keys are wrong; values are not told, there are passwords among them. */
export const readGiven = (text: string): E.Either<string, Given> => {
  try {
    const decoded = givenCodec.decode(JSON.parse(text))
    return E.isRight(decoded)
      ? decoded
      : E.left(`Not as it should be: ${[...new Set(decoded.left.map(keyOf))].join(', ')}.`)
  } catch {
    return E.left('The file holds no JSON.')
  }
}
