import { describe, expect, test } from 'vitest'
import { keptAt } from '../../../domain/homes/homePlace'
import type { Command } from '../../../events/decisions/command'
import type { Given } from '../../../events/decisions/deciding'
import type { Log } from '../../../events/log/log'
import { emptyShelf, openMemoryLog } from '../../../events/log/memory'
import { createRescue, rescueKey } from '../../../events/store/rescue'
import type { Store } from '../../../events/store/store'
import { catalogues } from '../../arbitraries/surveys'
import { criteria, home, searchPlace } from '../../domain/homes/homes'
import { browserStorage } from '../log/browserStorage'
import { openTab } from './tab'

const catalogue = catalogues.shipped
const answer = (field: string, value: string | number): Command => ({
  type: 'ChangeAnswer',
  path: `customer.${field}`,
  value,
})

/** A log that takes nothing any more: the page goes away before the database is done. */
const dying = (log: Log): Log => ({ ...log, append: () => () => new Promise(() => undefined) })

const commandsOf = (store: Store) => store.records().map(({ command }) => command)

describe('what waits when the page goes away', () => {
  test('is done again at the next start, in order, with the same ids, and only once', async () => {
    const storage = browserStorage()
    const shelf = emptyShelf()
    const first = await openTab(catalogue, dying(openMemoryLog(shelf)), 'a')
    first.store.dispatch(answer('has_children', 1))
    first.store.dispatch({ type: 'AddItem', list: 'customer.children' })
    const child = first.store.records()[1]?.events.find(event => event.type === 'ItemAdded')?.id
    first.store.dispatch(answer(`children.${child}.first_name`, 'Sam'))
    createRescue(storage, '1').keep(first.store.waiting())

    for (const name of ['b', 'c']) {
      const again = await openTab(catalogue, openMemoryLog(shelf), name)
      again.store.recover(createRescue(storage, '1').read())
      await again.store.settled()
      expect(again.store.state()).toEqual(first.store.state())
      expect(again.store.records()).toEqual(first.store.records())
      expect(shelf.lines).toHaveLength(4)
    }
  })

  test('is passed over when it was stored after all, also when only a part of it was', async () => {
    const storage = browserStorage()
    const shelf = emptyShelf()
    const first = await openTab(catalogue, openMemoryLog(shelf), 'a')
    first.store.dispatch(answer('first_name', 'Jan'))
    first.store.dispatch({ type: 'SubmitStep', step: 'personal_details' })
    createRescue(storage, '1').keep(first.store.waiting())
    await first.store.settled()
    const again = await openTab(catalogue, openMemoryLog(shelf), 'b')
    again.store.recover(createRescue(storage, '1').read())
    expect(commandsOf(again.store)).toEqual(['ChangeAnswer', 'SubmitStep'])
  })

  test('gives way to an answer that was given to the same question since', async () => {
    const shelf = emptyShelf()
    const old: readonly Given[] = [
      { command: answer('first_name', 'Jan'), id: 'old-1', at: 1 },
      { command: answer('last_name', 'Smit'), id: 'old-2', at: 1 },
    ]
    const other = await openTab(catalogue, openMemoryLog(shelf), 'a')
    other.store.dispatch(answer('first_name', 'Piet'))
    await other.store.settled()
    const { store } = await openTab(catalogue, openMemoryLog(shelf), 'b')
    store.recover(old)
    expect(store.records().map(({ id }) => id)).toEqual([store.records()[0]?.id, 'old-2'])
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
    return place === undefined ? null : keptAt(store.state().answers, place, 'jumba_id')
  }

  test('holds the home that was chosen, unless another was chosen since', async () => {
    const shelf = emptyShelf()
    const first = await found(openMemoryLog(shelf), 'a')
    const storage = browserStorage()
    const given: Given = { command: { type: 'ChooseHome', at: searchPlace, id: 'a' }, id: 'old', at: 1 }
    createRescue(storage, '1').keep([given])
    const again = (await openTab(catalogue, openMemoryLog(shelf), 'b')).store
    again.recover(createRescue(storage, '1').read())
    expect(chosen(again)).toBe('a')

    await first.catchUp()
    first.dispatch({ type: 'ChooseHome', at: searchPlace, id: 'b' })
    await first.settled()
    const last = (await openTab(catalogue, openMemoryLog(shelf), 'c')).store
    last.recover([{ ...given, id: 'older' }])
    expect(chosen(last)).toBe('b')
  })

  test('is what the customer did: not what the portal can ask again, not a document, and no sending', () => {
    const storage = browserStorage()
    const rescue = createRescue(storage, '1')
    const given = (command: Command): Given => ({ command, id: command.type, at: 1 })
    const file = { name: 'a.pdf', type: 'application/pdf', size: 1, digest: 'd' } as const
    rescue.keep([
      given({ type: 'ShowScreen', screen: '/intro' }),
      given(answer('first_name', 'Jan')),
      given({ type: 'AttachFile', file }),
      given({ type: 'StartSending' }),
      given({ type: 'LoadSetting', name: 'iwize_integration', on: true }),
      given({ type: 'RemoveItem', list: 'customer.children', id: 'x' }),
    ])
    expect(rescue.read().map(({ id }) => id)).toEqual(['ChangeAnswer', 'RemoveItem'])
  })
})

describe('the place where it is kept', () => {
  const jan: Given = { command: answer('first_name', 'Jan'), id: 'r1', at: 1 }

  test('is empty again once there is nothing to keep', () => {
    const storage = browserStorage()
    const rescue = createRescue(storage, '1')
    rescue.keep([jan])
    expect([...storage.kept.keys()]).toEqual([rescueKey('1')])
    rescue.keep([])
    expect(storage.kept.size).toBe(0)
    rescue.keep([jan])
    rescue.clear()
    expect(storage.kept.size).toBe(0)
  })

  test('is another one for another invitation', () => {
    const storage = browserStorage()
    createRescue(storage, '1').keep([jan])
    expect(createRescue(storage, '2').read()).toEqual([])
  })

  test.each(['{', '[{"command":{"type":"Unheard"},"id":"1","at":1}]', '{"command":1}'])(
    'that holds something else (%s) is as good as empty',
    kept => {
      const storage = browserStorage()
      storage.kept.set(rescueKey('1'), kept)
      expect(createRescue(storage, '1').read()).toEqual([])
    },
  )

  test('that the browser blocks loses nothing while the page lasts', () => {
    const storage = browserStorage()
    storage.isBroken = true
    for (const rescue of [createRescue(storage, '1'), createRescue(null, '1')]) {
      rescue.keep([jan])
      expect(rescue.read()).toEqual([jan])
    }
  })
})
