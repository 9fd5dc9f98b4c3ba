import * as E from 'fp-ts/Either'
import type { Property } from '../../../domain/homes/property'
import type { Command } from '../../../events/decisions/command'
import type { PropertyCalls } from '../../../events/effects/calls/propertyCalls'
import type { Effect } from '../../../events/effects/effect'
import { performHomes } from '../../../events/effects/performHomes'
import type { Store } from '../../../events/store/store'
import { criteria } from '../../domain/homes/homes'

export const at = 'moving.sections.section_31.questions.home'
const address = { postalCode: '1234AB', number: '10', addition: 'A' }

export const wanted = (number = '10'): Extract<Effect, { tag: 'seekHome' }> => ({
  tag: 'seekHome',
  at,
  what: 'wanted',
  sought: { key: `1234AB-${number}`, address: { ...address, number } },
})
export const search = (radius: number): Extract<Effect, { tag: 'searchHomes' }> => ({
  tag: 'searchHomes',
  at,
  criteria: { ...criteria, radius },
})

type Told = Extract<Command, { type: 'NoteHome' | 'NoteHomes' }>
export type Script = {
  readonly [K in keyof PropertyCalls]?: (
    n: number,
  ) => Awaited<ReturnType<ReturnType<PropertyCalls[K]>>> | Promise<Awaited<ReturnType<ReturnType<PropertyCalls[K]>>>>
}

/** An office by script: the n-th call of a kind gets the n-th answer. `asked` keeps what it was asked. */
export const scripted = (script: Script) => {
  const told: Told[] = []
  const asked: string[] = []
  const nth = (kind: string, what: string): number => {
    asked.push(`${kind} ${what}`)
    return asked.filter(line => line.startsWith(`${kind} `)).length - 1
  }
  const calls: PropertyCalls = {
    byId: id => async () => (script.byId ?? (() => E.right(null)))(nth('byId', id)),
    byAddress: sought => async () => (script.byAddress ?? (() => E.right(null)))(nth('byAddress', sought.number)),
    status: id => async () => (script.status ?? (() => E.right('pending' as const)))(nth('status', id)),
    near:
      ({ radius }) =>
      async () =>
        (script.near ?? (() => E.right({ homes: [], center: null })))(nth('near', String(radius))),
  }
  const unheard: string[] = []
  const dispatch: Store['dispatch'] = command => {
    if (command.type === 'NoteHome' || command.type === 'NoteHomes') told.push(command)
    return E.right(null)
  }
  const homes = performHomes(calls, { dispatch }, ({ tag }) => unheard.push(tag))
  return { ...homes, told, asked, unheard }
}

export const note = (found: Property | null, settled: boolean, number = '10') => ({
  type: 'NoteHome',
  at,
  sought: `1234AB-${number}`,
  home: found,
  settled,
  failed: false,
})
