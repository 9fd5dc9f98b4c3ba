import { randomInt } from 'node:crypto'
import { hour, type Invited, type People, type Person, type Session, shown } from './people'
import { done, type Given, ok, type Reply, refuse, reply, text, wrong } from './reply'
import { fresh, hash, opens, same, seal } from './secrets'

export type Mail = (to: string, subject: string, words: string) => void

const notIn = refuse(401, 'Login gegevens niet correct')
const needsCode = reply(401, { message: 'Vul ook de code in.', two_factor_required: true })

const isWeak = (password: unknown): boolean => [...text(password)].length < 8
const weak = (key: string): Reply => wrong(key, 'Kies ten minste 8 tekens')

const isCode = (person: Person, otp: unknown): boolean => {
  const { code } = person
  if (code === null || code.until <= Date.now()) return false
  code.tries += 1
  if (code.tries > 5 || !same(code.value, otp)) return false
  person.code = null
  return true
}

/** Invitations and logging in. */
export const accounts = (people: People, portal: string, mail: Mail) => {
  const invite = (asked: Invited): string => {
    const { person, token } = people.invite(asked)
    const page = person.username === '' ? 'register' : 'login'
    mail(person.email, 'Uitnodiging', `${portal}/${page}?token=${token}`)
    return token
  }

  const setPassword = async (person: Person, password: unknown, but: Session | null = null): Promise<Reply> => {
    people.endSessions(person, but)
    person.secret = await seal(password)
    return done
  }

  const validateToken = ({ token }: Given): Reply => {
    const found = people.invited(token)
    if (found === undefined) return ok({ success: false })
    const { person, id } = found
    const username = person.username === '' ? `${person.last_name}.${id}`.replace(/[^\w.]/g, '') : null
    return ok({ success: found.sent === null, customer: { username, invitation: shown(found) } })
  }

  const register = ({ token, username, password }: Given): Reply | Promise<Reply> => {
    const person = people.invited(token)?.person
    const name = text(username).trim()
    if (person === undefined || person.username !== '')
      return refuse(422, 'Deze uitnodiging is niet geldig, of er is al een account')
    if (!/^[^!#$%^&*()+]{4,}$/u.test(name) || people.named(name) !== undefined)
      return wrong('username', 'Kies een andere naam')
    if (isWeak(password)) return weak('password')
    person.username = name
    return setPassword(person, password)
  }

  const session = (person: Person, token: unknown): Reply => {
    const access_token = people.openSession(person, token)
    return access_token === null ? notIn : reply(200, { token_type: 'Bearer', access_token, expires_in: 3600 })
  }

  const login = async ({ grant_type, username, password, otp, token }: Given): Promise<Reply> => {
    const isLink = grant_type === 'customer_token'
    const person = isLink ? people.invited(token)?.person : people.named(username)
    const isKnown = isLink ? person?.username !== '' : await opens(person?.secret ?? null, password)
    if (person === undefined || !isKnown) return notIn
    if (!person.twoFactor) return session(person, token)
    if (grant_type !== 'customer_password_two_factor') return needsCode
    return isCode(person, otp) ? session(person, token) : notIn
  }

  const requestCode = ({ username }: Given): Reply => {
    const person = people.named(username)
    if (person === undefined) return done
    person.code = { value: String(randomInt(100_000, 1_000_000)), until: Date.now() + hour / 4, tries: 0 }
    if (person.twoFactor) mail(person.email, 'Uw code', person.code.value)
    return done
  }

  const changePassword = async (given: Given, at: Session): Promise<Reply> => {
    const next = given.new_password
    if (!(await opens(at.person.secret, given.current_password)))
      return wrong('current_password', 'Dit wachtwoord klopt niet')
    if (next !== given.new_password_confirmation)
      return wrong('new_password_confirmation', 'Is niet hetzelfde wachtwoord')
    return isWeak(next) ? weak('new_password') : setPassword(at.person, next, at)
  }

  return { invite, setPassword, validateToken, register, login, requestCode, changePassword }
}

/** What a customer does who lost something. */
export const recovery = (
  people: People,
  portal: string,
  mail: Mail,
  setPassword: (person: Person, password: unknown) => Promise<Reply>,
) => {
  const resets = new Map<string, { readonly person: Person; readonly until: number }>()

  const recoverUsername = ({ email }: Given): Reply => {
    const person = people.mailed(email)
    if (person !== undefined && person.username !== '') mail(person.email, 'Uw gebruikersnaam', person.username)
    return done
  }

  const recoverPassword = ({ username }: Given): Reply => {
    const person = people.named(username)
    if (person === undefined) return done
    const token = fresh()
    resets.set(hash(token), { person, until: Date.now() + hour })
    mail(person.email, 'Nieuw wachtwoord', `${portal}/reset_password?token=${token}`)
    return done
  }

  const resetPassword = ({ token, password }: Given): Reply | Promise<Reply> => {
    const reset = resets.get(hash(token))
    if (reset === undefined || reset.until <= Date.now()) return refuse(422, 'Deze link is niet geldig')
    if (isWeak(password)) return weak('password')
    resets.delete(hash(token))
    return setPassword(reset.person, password)
  }

  /** Makes a code for another e-mail address, which the office tells by post or phone. */
  const emailCode = (username: string): string => {
    const person = people.named(username)
    if (person === undefined) throw new Error(`Nobody is called ${username}`)
    const code = fresh().slice(0, 12)
    person.emailCode = code
    return code
  }

  const resetEmail = ({ email, email_confirmation, code, date_of_birth }: Given): Reply => {
    const address = text(email)
    if (!/^[^\s@]+@[^\s@]+$/.test(address) || address.length > 254) return wrong('email', 'Geen e-mailadres')
    if (email !== email_confirmation) return wrong('email_confirmation', 'Is niet hetzelfde adres')
    const person = people.withEmailCode(told => same(told, code))
    if (person === undefined || person.date_of_birth !== date_of_birth) return wrong('code', 'Dit klopt niet')
    person.email = address
    person.emailCode = null
    return done
  }

  return { recoverUsername, recoverPassword, resetPassword, emailCode, resetEmail }
}
