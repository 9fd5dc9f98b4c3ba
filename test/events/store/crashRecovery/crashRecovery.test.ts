import { describe, expect, test } from 'vitest'
import { keptHomeAnswer } from '../../../../domain/homes/keptHomeAnswers'
import type { Command } from '../../../../events/decisions/command'
import type { IssuedCommand } from '../../../../events/decisions/recordOf'
import type { KeyValueStorage } from '../../../../events/keyValueStorage'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../../events/log/inMemoryLog'
import type { Log } from '../../../../events/log/log'
import { createCrashRecovery } from '../../../../events/store/crashRecovery/crashRecovery'
import { crashRecoveryKey } from '../../../../events/store/crashRecovery/crashRecoveryKey'
import type { Store } from '../../../../events/store/store'
import { catalogues } from '../../../arbitraries/surveys'
import { criteria, home, searchPlace } from '../../../domain/homes/homes'
import { browserStorage } from '../../log/browserStorage'
import { header, openTab } from '../tab'

const catalogue = catalogues.shipped
const answer = (field: string, value: string | number): Command => ({
  type: 'ChangeAnswer',
  path: `customer.${field}`,
  value,
})

/** A log that takes nothing any more: the page goes away before the database is done. */
const dying = (log: Log): Log => ({ ...log, append: () => () => new Promise(() => undefined) })

const nameIn = (store: Store) => {
  const slot = catalogue.slotAt.get('customer.first_name')
  return slot && store.state().answers[slot.group.id]?.values[slot.index]
}

/** What a page does when it goes away. */
const leave = (storage: KeyValueStorage, store: Store): void => {
  const { head, given } = store.waiting()
  createCrashRecovery(storage, '1', 'gone').keep(head, given)
}

const commandsOf = (store: Store) => store.records().map(({ command }) => command)

describe('what waits when the page goes away', () => {
  test('is done again at the next start, in order, with the same ids, and only once', async () => {
    const storage = browserStorage()
    const shelf = emptyInMemoryLogData()
    const first = await openTab(catalogue, dying(openInMemoryLog(shelf)), 'a')
    first.store.dispatch(answer('has_children', 1))
    first.store.dispatch({ type: 'AddItem', list: 'customer.children' })
    const child = first.store.records()[1]?.events.find(event => event.type === 'ItemAdded')?.id
    first.store.dispatch(answer(`children.${child}.first_name`, 'Sam'))
    leave(storage, first.store)

    for (const name of ['b', 'c']) {
      const again = await openTab(catalogue, openInMemoryLog(shelf), name)
      again.store.recover(createCrashRecovery(storage, '1', name).take())
      await again.store.settled()
      expect(again.store.state()).toEqual(first.store.state())
      expect(again.store.records()).toEqual(first.store.records())
      expect(shelf.lines).toHaveLength(4)
    }
  })

  test('is passed over when it was stored after all, also when only a part of it was', async () => {
    const storage = browserStorage()
    const shelf = emptyInMemoryLogData()
    const first = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    first.store.dispatch(answer('first_name', 'Jan'))
    first.store.dispatch({ type: 'SubmitStep', step: 'personal_details' })
    leave(storage, first.store)
    await first.store.settled()
    const again = await openTab(catalogue, openInMemoryLog(shelf), 'b')
    again.store.recover(createCrashRecovery(storage, '1', 'b').take())
    expect(commandsOf(again.store)).toEqual(['ChangeAnswer', 'SubmitStep'])
  })

  test.each([-40 * 60_000, 0, 40 * 60_000])(
    'gives way to nothing that was there when it was given, also when the clock jumps by %i ms meanwhile',
    async jump => {
      const storage = browserStorage()
      const shelf = emptyInMemoryLogData()
      const first = await openTab(catalogue, openInMemoryLog(shelf), 'a')
      first.store.dispatch(answer('first_name', 'Piet'))
      await first.store.settled()
      const at = (first.store.records()[0]?.at ?? 0) + jump
      const waiting: IssuedCommand = { command: answer('first_name', 'Jan'), id: 'typed-last', at }
      createCrashRecovery(storage, '1', 'a').keep(first.store.waiting().head, [waiting])

      const again = await openTab(catalogue, openInMemoryLog(shelf), 'b')
      again.store.recover(createCrashRecovery(storage, '1', 'b').take())
      expect(nameIn(again.store)).toBe('Jan')
      expect(again.lost).toEqual([])
    },
  )

  test.each([-40 * 60_000, 40 * 60_000])(
    'gives way to what another page answered to the same question since, and that is told (clock: %i ms)',
    async jump => {
      const shelf = emptyInMemoryLogData()
      const other = await openTab(catalogue, openInMemoryLog(shelf), 'a')
      other.store.dispatch(answer('initials', 'J'))
      await other.store.settled()
      const { head } = other.store.waiting()
      other.store.dispatch(answer('first_name', 'Piet'))
      await other.store.settled()
      const at = (other.store.records()[1]?.at ?? 0) + jump
      const gone: readonly IssuedCommand[] = [
        { command: answer('first_name', 'Jan'), id: 'gone-1', at },
        { command: answer('last_name', 'Smit'), id: 'gone-2', at },
      ]
      const { store, lost } = await openTab(catalogue, openInMemoryLog(shelf), 'b')
      store.recover([{ head, given: gone }])
      expect(store.records().map(({ id }) => id)).toEqual([...other.store.records().map(({ id }) => id), 'gone-2'])
      expect(nameIn(store)).toBe('Piet')
      expect(lost).toEqual([{ command: gone[0]?.command, refusal: { tag: 'AnsweredElsewhere' } }])
    },
  )

  test('gives way without a word where the other page answered the very same', async () => {
    const shelf = emptyInMemoryLogData()
    const other = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    other.store.dispatch(answer('first_name', 'Jan'))
    await other.store.settled()
    const { store, lost } = await openTab(catalogue, openInMemoryLog(shelf), 'b')
    store.recover([{ head: 0, given: [{ command: answer('first_name', 'Jan'), id: 'gone', at: 1 }] }])
    expect([store.records().length, lost]).toEqual([1, []])
  })

  test('does not give way to the page’s own records that came through after all', async () => {
    const storage = browserStorage()
    const shelf = emptyInMemoryLogData()
    const first = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    first.store.dispatch(answer('first_name', 'Jan'))
    first.store.dispatch(answer('first_name', 'Johan'))
    const [stored] = first.store.records()
    leave(storage, first.store)
    const half = openInMemoryLog(shelf)
    await half.open(header)()
    await half.append(0, stored === undefined ? [] : [stored], [])()

    const again = await openTab(catalogue, openInMemoryLog(shelf), 'b')
    again.store.recover(createCrashRecovery(storage, '1', 'b').take())
    expect(nameIn(again.store)).toBe('Johan')
  })

  test('that cannot be done any more is told', async () => {
    const { store, lost } = await openTab(catalogue, openInMemoryLog(emptyInMemoryLogData()), 'a')
    const command = answer('children.gone-1.first_name', 'Sam')
    store.recover([{ head: 0, given: [{ command, id: 'gone', at: 1 }] }])
    expect(lost).toMatchObject([{ command, refusal: { tag: 'NoSuchQuestion' } }])
  })

  test('by a build of before, which kept no head, is done again unless it is stored', async () => {
    const storage = browserStorage()
    const shelf = emptyInMemoryLogData()
    const first = await openTab(catalogue, openInMemoryLog(shelf), 'a')
    first.store.dispatch(answer('first_name', 'Piet'))
    await first.store.settled()
    const [{ id } = { id: '' }] = first.store.records()
    storage.kept.set(
      crashRecoveryKey('1'),
      JSON.stringify([
        { command: answer('first_name', 'Piet'), id, at: 1 },
        { command: answer('first_name', 'Jan'), id: 'old-2', at: 1 },
      ]),
    )
    const { store } = await openTab(catalogue, openInMemoryLog(shelf), 'b')
    store.recover(createCrashRecovery(storage, '1', 'b').take())
    expect(store.records().map(record => record.id)).toEqual([id, 'old-2'])
  })

  const found = async (log: Log, name: string) => {
    const { store } = await openTab(catalogue, log, name)
    const asked = { i_expect_to_move: 1, home_type: 'hoekwoning', search_postal_code: '1234AB', search_radius: 5 }
    for (const [key, value] of Object.entries(asked))
      store.dispatch({ type: 'ChangeAnswer', path: `moving.sections.section_31.questions.${key}.value`, value })
    store.dispatch({ type: 'SearchHomes', at: searchPlace })
    store.dispatch({ type: 'NoteHomes', at: searchPlace, criteria, homes: [home('a'), home('b')], center: null })
    await store.settled()
    return store
  }
  const chosen = (store: Store) => {
    const place = catalogue.homeAt.get(searchPlace)
    return place === undefined ? null : keptHomeAnswer(store.state().answers, place, 'jumba_id')
  }

  test('holds the home that was chosen, unless another was chosen since', async () => {
    const shelf = emptyInMemoryLogData()
    const first = await found(openInMemoryLog(shelf), 'a')
    const storage = browserStorage()
    const given: IssuedCommand = { command: { type: 'ChooseHome', at: searchPlace, id: 'a' }, id: 'old', at: 1 }
    createCrashRecovery(storage, '1', 'gone').keep(first.waiting().head, [given])
    const again = (await openTab(catalogue, openInMemoryLog(shelf), 'b')).store
    again.recover(createCrashRecovery(storage, '1', 'b').take())
    expect(chosen(again)).toBe('a')

    await first.catchUp()
    first.dispatch({ type: 'ChooseHome', at: searchPlace, id: 'b' })
    await first.settled()
    const last = (await openTab(catalogue, openInMemoryLog(shelf), 'c')).store
    last.recover([{ head: 2, given: [{ ...given, id: 'older' }] }])
    expect(chosen(last)).toBe('b')
  })

  test('is what the customer did: not what the portal can ask again, not a document, and no sending', () => {
    const storage = browserStorage()
    const rescue = createCrashRecovery(storage, '1', 'a')
    const given = (command: Command): IssuedCommand => ({ command, id: command.type, at: 1 })
    const file = { name: 'a.pdf', type: 'application/pdf', size: 1, digest: 'd' } as const
    rescue.keep(0, [
      given({ type: 'ShowScreen', screen: '/intro' }),
      given(answer('first_name', 'Jan')),
      given({ type: 'AttachFile', file }),
      given({ type: 'StartSending', body: 'b1' }),
      given({ type: 'LoadSetting', name: 'iwize_integration', on: true }),
      given({ type: 'RemoveItem', list: 'customer.children', id: 'x' }),
    ])
    expect(rescue.take().flatMap(({ given }) => given.map(({ id }) => id))).toEqual(['ChangeAnswer', 'RemoveItem'])
  })
})
