/** A stored event before its codec has read it. */
export type RawEvent = Readonly<Record<string, unknown>> & { readonly type: string; readonly v: number }

/** Lifts an event one version: from the version it is filed under to the next. Pure; stored bytes stay as they are. */
export type Upcaster = (event: RawEvent) => Readonly<Record<string, unknown>>

export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>

/** By event type and the version it lifts from. A test fails when one is missing. */
export const upcasters: Upcasters = {}

/** The event in its newest version, as far as there are upcasters. */
export const upcast = (event: RawEvent, by: Upcasters = upcasters): RawEvent => {
  const lift = by[event.type]?.[event.v]
  return lift === undefined ? event : upcast({ ...lift(event), type: event.type, v: event.v + 1 }, by)
}
