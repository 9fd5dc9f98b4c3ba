/** Who is logged in, as far as a visit must know. `invitation` is null until the office has said it. */
export interface LoginIdentity {
  readonly token: string
  readonly invitation: string | null
}
