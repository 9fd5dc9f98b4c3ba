/**
 * Makes the definition of one version of an event from its type, version and fields: a constructor with the codec of
 * the stored event.
 */
import * as t from 'io-ts'
import { type Entity, type EntityFields, entity, field } from '../../domain/language/privacy'

type Stamp<T extends string, V extends number> = {
  type: ReturnType<typeof field<t.LiteralC<T>>>
  v: ReturnType<typeof field<t.LiteralC<V>>>
}
type Payload<F extends EntityFields> = { [K in keyof F]: t.TypeOf<F[K]['codec']> }

/** One version of one event: calling it makes an event, `codec` reads one from storage. */
interface Definition<T extends string, V extends number, F extends EntityFields> {
  (payload: Payload<F>): { type: T; v: V } & Payload<F>
  readonly type: T
  readonly v: V
  readonly codec: Entity<F & Stamp<T, V>>
}

/** @param v the version of the shape: a stored event keeps the version it was written in. */
export const definition = <T extends string, V extends number, F extends EntityFields>(
  type: T,
  v: V,
  fields: F,
): Definition<T, V, F> => {
  const stamp: Stamp<T, V> = { type: field(t.literal(type), 'open'), v: field(t.literal(v), 'open') }
  const make = (payload: Payload<F>) => ({ type, v, ...payload })
  return Object.assign(make, { type, v, codec: entity(type, { ...fields, ...stamp }) })
}

/** The event that a definition makes. */
export type EventOf<D> = D extends Definition<infer T, infer V, infer F> ? { type: T; v: V } & Payload<F> : never
