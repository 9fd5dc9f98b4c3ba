import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { foldRecord } from '../../events/state/fold'
import { visitsWith } from '../arbitraries/commandVisits'
import { catalogues } from '../arbitraries/surveys'
import { liveTwo, twoComputers } from '../arbitraries/twoComputers'
import { type OtherWalk, walks } from '../arbitraries/walks'
import { wholeWay } from '../arbitraries/wholeWay'

const catalogue = catalogues.shipped

/** The commands of these records, by name. */
const named = (records: readonly { readonly command: string }[]): ReadonlySet<string> =>
  new Set(records.map(({ command }) => command))

/** The whole way ends in sending, of which nobody tells whether it arrived. */
const sentAgain = (): ReadonlySet<string> => {
  const { records } = wholeWay()
  let state = wholeWay().last
  const more: Command[] = [
    { type: 'NoteUnconfirmed', why: 'noAnswer' },
    { type: 'NoteReceipt', invitation: null, refused: false },
    { type: 'SendAgain' },
  ]
  const names = new Set(named(records))
  for (const command of more) {
    const record = recordOf(catalogue, state, records.length, { command, id: command.type, at: 0 })
    if (E.isLeft(record) || record.right === null) continue
    names.add(record.right.command)
    state = foldRecord(catalogue, state, record.right)
  }
  return names
}

const byOtherWalks: Readonly<Record<OtherWalk, () => ReadonlySet<string>>> = {
  wholeWay: sentAgain,
  twoComputers: () =>
    named(
      fc
        .sample(twoComputers, { numRuns: 20, seed: 1 })
        .flatMap(plan => liveTwo(plan, () => undefined).flatMap(({ records }) => records)),
    ),
  damage: () => {
    const { last: rescue } = wholeWay()
    const command = { type: 'RestoreAnswers', rescue, opened: null } as const
    const record = recordOf(catalogue, rescue, 0, { command, id: 'damage', at: 0 })
    return new Set(E.isRight(record) && record.right !== null ? [record.right.command] : [])
  },
}

// The keys of a table that is total are the types of all commands.
const types = Object.keys(walks) as Command['type'][]

test.each(types)('%s is given in a walk, and brings something about', type => {
  const walk = walks[type]
  if ('walkedBy' in walk) {
    expect(byOtherWalks[walk.walkedBy]().has(type)).toBe(true)
    return
  }
  expect(visitsWith(type, walk).next().done).toBe(false)
})
