/** Texts per field, as the portal shows them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** A call that is answered with an error status; thrown by a route, made into JSON in one place. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.body = { message, ...more }
  }
}

/** The error body of the authentication calls: a message and texts per field. */
export const refuseFields = (errors: FieldErrors, status = 422): Refusal =>
  new Refusal(status, 'Niet alle gegevens zijn goed ingevuld.', { errors })
