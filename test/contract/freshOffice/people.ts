import { plain } from './reply'
import { fresh, hash, type Secret } from './secrets'

export interface Person {
  readonly id: number
  readonly first_name: string
  readonly last_name: string
  readonly date_of_birth: string
  readonly twoFactor: boolean
  readonly documents: Map<string, Buffer>
  email: string
  username: string
  secret: Secret | null
  /** To log in with, by mail. */
  code: { readonly value: string; readonly until: number; tries: number } | null
  /** For another e-mail address, by post or phone. */
  emailCode: string | null
}

export interface Invitation {
  readonly id: number
  readonly type: string
  readonly until: string
  readonly person: Person
  sent: string | null
  inventory: unknown
  files: ReadonlyMap<string, Buffer>
}

export interface Session {
  readonly person: Person
  readonly until: number
  /** Which the session is about: the one that was asked for last. */
  invitation: Invitation
}

/** Who is asked to fill in an inventory. */
export interface Invited {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly type?: string
  readonly twoFactor?: boolean
  readonly date_of_birth?: string
}

export const hour = 3_600_000

/** An invitation as the portal reads it. */
export const shown = ({ id, type, until, sent }: Invitation) => ({
  id,
  type,
  valid_until: until,
  submitted_at: sent,
})

const newPerson = (id: number, { email, first_name, last_name, twoFactor, date_of_birth }: Invited): Person => ({
  ...{ id, email, first_name, last_name, twoFactor: twoFactor ?? false, date_of_birth: date_of_birth ?? '1980-02-28' },
  ...{ username: '', secret: null, code: null, emailCode: null, documents: new Map() },
})

/** All that the office knows of its customers. */
export const createPeople = () => {
  const people: Person[] = []
  const invitations = new Map<string, Invitation>()
  const sessions = new Map<string, Session>()

  const named = (name: unknown) => people.find(({ username }) => username !== '' && plain(username) === plain(name))
  const mailed = (email: unknown) => people.find(person => plain(person.email) === plain(email))
  const withEmailCode = (is: (code: string) => boolean) =>
    people.find(({ emailCode }) => emailCode !== null && is(emailCode))

  const invited = (token: unknown): Invitation | undefined => {
    const found = invitations.get(hash(token))
    return found !== undefined && Date.parse(found.until) > Date.now() ? found : undefined
  }

  /** The one of the token, else the latest that is open, else the latest. */
  const invitationFor = (person: Person, token: unknown): Invitation | undefined => {
    const own = [...invitations.values()].filter(one => one.person === person)
    return own.find(one => one === invited(token)) ?? own.findLast(({ sent }) => sent === null) ?? own.at(-1)
  }

  const invite = (asked: Invited): { readonly person: Person; readonly token: string } => {
    const person = mailed(asked.email) ?? newPerson(people.length + 1, asked)
    if (!people.includes(person)) people.push(person)
    const token = fresh()
    const until = new Date(Date.now() + 720 * hour).toISOString()
    const id = invitations.size + 1
    const type = asked.type ?? 'full'
    invitations.set(hash(token), { id, type, until, person, sent: null, inventory: null, files: new Map() })
    return { person, token }
  }

  /** Its token; null for who was never invited. */
  const openSession = (person: Person, token: unknown): string | null => {
    const invitation = invitationFor(person, token)
    if (invitation === undefined) return null
    const access = fresh()
    sessions.set(hash(access), { person, invitation, until: Date.now() + 1.25 * hour })
    return access
  }

  const sessionOf = (authorization: string | undefined): Session | undefined => {
    const session = sessions.get(hash(authorization?.slice('Bearer '.length)))
    return session !== undefined && session.until > Date.now() ? session : undefined
  }

  const endSessions = (person: Person, but: Session | null): void => {
    for (const [key, session] of sessions) if (session.person === person && session !== but) sessions.delete(key)
  }

  return { named, mailed, withEmailCode, invited, invitationFor, invite, openSession, sessionOf, endSessions }
}

export type People = ReturnType<typeof createPeople>
