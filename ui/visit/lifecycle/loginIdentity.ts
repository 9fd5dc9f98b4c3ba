/** The login that a visit belongs to. `invitation` is null until the office has said it. */
export interface LoginIdentity {
  readonly token: string
  readonly invitation: string | null
}
