interface KeyWords {
  readonly name: string
  readonly says: string
  readonly keys: Readonly<Record<string, string>>
}

const login = { username: 'its user name', password: 'its password' }

/** Every key of the file of `--with`, and what it is for; `--help` prints it. */
export const givenKeys = [
  {
    name: 'account',
    says: 'a test customer who logs in without a code, and for whom is read',
    keys: login,
  },
  {
    name: 'two_factor',
    says: 'a test customer who needs a code: only whether the portal sees that is tried',
    keys: login,
  },
  {
    name: 'invitation',
    says: 'an invitation that is asked about, and logged in by its link; without it that of the newcomer is',
    keys: { token: 'the token of its link' },
  },
  {
    name: 'home',
    says: 'the address of a home that the office knows',
    keys: { postal_code: 'as 1234AB', number: 'as text', addition: 'may be left out' },
  },
  {
    name: 'newcomer',
    says: 'with --write: an open invitation that nobody registered for, and the account to make. A document and an inventory are sent in its name, and its password is changed and changed back',
    keys: { token: 'the token of its link', ...login },
  },
  {
    name: 'mail',
    says: 'with --write: to whom a code, a user name and a link for a new password are mailed',
    keys: { username: 'a user name', email: 'the address of the same account' },
  },
] as const satisfies readonly KeyWords[]

export type GivenKey = (typeof givenKeys)[number]['name']
