/** What goes back to the portal. */
export interface Reply {
  readonly status: number
  readonly body: unknown
}

/** The body of a request; nothing in it is trusted. */
export type Given = Readonly<Record<string, unknown>>

export const reply = (status: number, body: unknown): Reply => ({ status, body })
export const ok = (data: unknown): Reply => reply(200, { data })
export const done: Reply = reply(200, {})
export const refuse = (status: number, message: string): Reply => reply(status, { message })
export const gone = refuse(404, 'Niet gevonden')

/** A refusal at the field of this key. */
export const wrong = (key: string, words: string): Reply =>
  reply(422, { message: 'Niet alles is goed ingevuld', errors: { [key]: [words] } })

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const plain = (value: unknown): string => text(value).trim().toLowerCase()

export const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
