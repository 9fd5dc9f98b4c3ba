import { expect, test } from 'vitest'
import { answerAt, groupAt, listAt } from '../../../domain/engine/answers'
import { listAddress, slotAddress } from '../../../domain/engine/path'
import type { Command } from '../../../events/decisions/command'
import type { Resolution } from '../../../events/merge/conflict'
import { type MergedLogs, mergeLogs } from '../../../events/merge/mergeLogs'
import { catalogues } from '../../arbitraries/surveys'
import { begun, type Computer, does, joiningOf } from '../../arbitraries/twoComputers'
import { loaded } from '../../golden/recorder'

const catalogue = catalogues.shipped
const employers = 'customer.employers'

const answer = (path: string, value: string | number): Command => ({ type: 'ChangeAnswer', path, value })

const computer = (log: string): Computer =>
  begun(log, 'full', loaded({ 'customer.last_name': 'Smit' }, { [employers]: [loaded({ id: 7, name: 'Bakkerij' })] }))

const all = (pick: Resolution, { conflicts }: MergedLogs) => new Map(conflicts.map(({ key }) => [key, pick]))

const take = (here: Computer, file: Computer, pick: Resolution = 'here'): MergedLogs => {
  const asked = mergeLogs(joiningOf(here, file), new Map())
  const came = mergeLogs(joiningOf(here, file), all(pick, asked))
  does(here, { type: 'JoinWork', on: here.state, events: came.events })
  return came
}

const at = ({ state }: Computer, path: string) => {
  const address = slotAddress(catalogue, path)
  return address === null ? undefined : answerAt(state.answers, address)
}

const idsAt = ({ state }: Computer, path: string): readonly string[] => {
  const address = listAddress(catalogue, path)
  return (address === null ? null : listAt(state.answers, address.list, address.ids))?.ids ?? []
}

const first = (one: Computer): string => `${employers}.${idsAt(one, employers)[0]}`

const attached = (digest: string, name = 'loon.pdf'): Command => ({
  type: 'AttachFile',
  file: { name, type: 'application/pdf', size: 10, digest },
})

test('what one side did comes, what both did is asked, and what is the same is neither', () => {
  const [here, file] = [computer('a'), computer('b')]
  does(here, answer('customer.phone', '0612345678'))
  does(here, answer('customer.last_name', 'Smits'))
  does(here, answer('customer.first_name', 'Noa'))
  does(file, answer('customer.initials', 'N.'))
  does(file, answer('customer.last_name', 'Smit-Bakker'))
  does(file, answer('customer.first_name', 'Noa'))
  const came = take(here, file, 'file')
  expect(came.conflicts.map(({ key }) => key)).toEqual(['customer.last_name'])
  expect([at(here, 'customer.phone'), at(here, 'customer.initials')]).toEqual(['0612345678', 'N.'])
  expect(at(here, 'customer.last_name')).toBe('Smit-Bakker')
})

test('what is left as it is here stands in the log, with when it was given there', () => {
  const [here, file] = [computer('a'), computer('b')]
  does(here, answer('customer.last_name', 'Smits'))
  does(file, answer('customer.last_name', 'Smit-Bakker'))
  take(here, file, 'here')
  const told = here.records.at(-1)?.events[0]
  expect(told).toMatchObject({
    type: 'WorkJoined',
    log: 'b',
    left: [{ path: 'customer.last_name', value: 'Smit-Bakker', at: file.records.at(-1)?.at }],
  })
  expect(at(here, 'customer.last_name')).toBe('Smits')
})

test('who went on on one computer alone is asked nothing, there and back', () => {
  const [one, other] = [computer('a'), computer('b')]
  does(one, answer('customer.last_name', 'Smits'))
  expect(take(other, one).conflicts).toEqual([])
  does(other, answer('customer.last_name', 'Smit-Bakker'))
  does(other, answer('customer.phone', '0612345678'))
  expect(take(one, other).conflicts).toEqual([])
  expect([at(one, 'customer.last_name'), at(one, 'customer.phone')]).toEqual(['Smit-Bakker', '0612345678'])
  does(one, answer('customer.phone', ''))
  expect(take(other, one).conflicts).toEqual([])
  expect(at(other, 'customer.phone')).toBe('')
})

test("the office's item is one item on both computers, and one that the customer added stays another", () => {
  const [here, file] = [computer('a'), computer('b')]
  expect(first(here)).not.toBe(first(file))
  does(file, answer(`${first(file)}.function`, 'Bakker'))
  does(file, { type: 'AddItem', list: employers })
  does(here, { type: 'AddItem', list: employers })
  does(here, answer(`${employers}.${idsAt(here, employers)[1]}.name`, 'School'))
  does(file, answer(`${employers}.${idsAt(file, employers)[1]}.name`, 'Winkel'))
  take(here, file)
  expect(idsAt(here, employers)).toHaveLength(3)
  expect(at(here, `${first(here)}.function`)).toBe('Bakker')
  expect(idsAt(here, employers).map(id => at(here, `${employers}.${id}.name`))).toEqual([
    'Bakkerij',
    'School',
    'Winkel',
  ])
})

test.each<readonly [Resolution, number]>([
  ['here', 0],
  ['file', 1],
])('an item that went here and was changed there is asked about: %s', (pick, count) => {
  const [here, file] = [computer('a'), computer('b')]
  does(here, { type: 'RemoveItem', list: employers, id: idsAt(here, employers)[0] ?? '' })
  does(file, answer(`${first(file)}.function`, 'Bakker'))
  const came = take(here, file, pick)
  expect(came.conflicts).toMatchObject([{ kind: 'item', removedBy: 'here' }])
  expect(idsAt(here, employers)).toHaveLength(count)
  expect(at(here, 'customer.has_employers')).toBe(count)
  if (pick === 'file') expect(at(here, `${first(here)}.function`)).toBe('Bakker')
  else expect(here.records.at(-1)?.events[0]).toMatchObject({ left: [{ value: 'Bakker' }] })
})

test.each<readonly [Resolution, number]>([
  ['here', 1],
  ['file', 0],
])('an item that was changed here and went there is asked about: %s', (pick, count) => {
  const [here, file] = [computer('a'), computer('b')]
  does(here, answer(`${first(here)}.function`, 'Bakker'))
  does(file, { type: 'RemoveItem', list: employers, id: idsAt(file, employers)[0] ?? '' })
  const came = take(here, file, pick)
  expect(came.conflicts.some(one => one.kind === 'item' && one.removedBy === 'file')).toBe(true)
  expect(idsAt(here, employers)).toHaveLength(count)
})

test('an item that nobody touched here goes when it went there', () => {
  const [here, file] = [computer('a'), computer('b')]
  does(file, { type: 'RemoveItem', list: employers, id: idsAt(file, employers)[0] ?? '' })
  expect(take(here, file).conflicts).toEqual([])
  expect([idsAt(here, employers), at(here, 'customer.has_employers')]).toEqual([[], 0])
})

test('documents come by name; two of one name are asked about, and one without its bytes stays away', () => {
  const [here, file] = [computer('a'), computer('b')]
  does(here, attached('d1'))
  does(file, attached('d2'))
  does(file, attached('d3', 'jaar.pdf'))
  does(file, attached('d4', 'weg.pdf'))
  const joining = { ...joiningOf(here, file), comes: ({ digest }: { digest: string }) => digest !== 'd4' }
  const { conflicts } = mergeLogs(joining, new Map())
  expect(conflicts).toMatchObject([{ kind: 'document', name: 'loon.pdf' }])
  const came = mergeLogs(joining, new Map([['document:loon.pdf', 'file']]))
  does(here, { type: 'JoinWork', on: here.state, events: came.events })
  expect(here.state.files.map(({ name, digest }) => [name, digest])).toEqual([
    ['loon.pdf', 'd2'],
    ['jaar.pdf', 'd3'],
  ])
  expect(came.missed.map(({ name }) => name)).toEqual(['weg.pdf'])
})

test('a document that the customer left there by choice is not missed, and one that cannot come is no choice', () => {
  const [here, file] = [computer('a'), computer('b')]
  does(here, attached('d1'))
  does(file, attached('d2'))
  const came = mergeLogs(joiningOf(here, file), new Map([['document:loon.pdf', 'here']]))
  expect(came.missed).toEqual([])
  expect(came.events).toMatchObject([{ type: 'WorkJoined', leftFiles: [{ digest: 'd2' }] }])
  const without = mergeLogs({ ...joiningOf(here, file), comes: () => false }, new Map())
  expect(without.conflicts).toEqual([])
  expect(without.missed.map(({ digest }) => digest)).toEqual(['d2'])
  expect(without.events).toMatchObject([{ type: 'WorkJoined', leftFiles: [{ digest: 'd2' }] }])
})

test('no more documents come than there is room for', () => {
  const [here, file] = [computer('a'), computer('b')]
  for (let n = 0; n < 7; n++) {
    does(here, attached(`h${n}`, `hier${n}.pdf`))
    does(file, attached(`f${n}`, `daar${n}.pdf`))
  }
  const came = take(here, file)
  expect(here.state.files).toHaveLength(10)
  expect(came.missed).toHaveLength(4)
})

test('a step that was gone through there is so here, by the verdict of now', () => {
  const [here, file] = [computer('a'), computer('b')]
  does(file, { type: 'SubmitStep', step: 'personal_details' })
  take(here, file)
  expect(here.state.submitted.has('personal_details')).toBe(true)
})

test('what was compared with something else by now is refused, and nothing happens', () => {
  const [here, file] = [computer('a'), computer('b')]
  does(file, answer('customer.last_name', 'Smit-Bakker'))
  const { events } = mergeLogs(joiningOf(here, file), new Map())
  const before = here.state
  does(here, answer('customer.first_name', 'Noa'))
  expect(does(here, { type: 'JoinWork', on: before, events })).toBeNull()
  expect(at(here, 'customer.last_name')).toBe('Smit')
})

test('a doubt that was confirmed there is not asked here, while it rests on the same answer', () => {
  const [here, file] = [computer('a'), computer('b')]
  const path = `${first(file)}.salary`
  does(file, answer(path, 900_000))
  does(file, { type: 'ConfirmDoubt', path, doubt: 'large', rested: [{ path, value: 900_000 }] })
  expect(file.state.confirmed.size).toBe(1)
  take(here, file)
  expect([...here.state.confirmed.keys()]).toEqual([`${first(here)}.salary large`])
})

test('an item that was confirmed there is confirmed here, under its id here, while its answers are the same', () => {
  const [here, file] = [computer('a'), computer('b')]
  const rested = [{ path: `${first(file)}.salary`, value: 900_000 }]
  does(file, answer(`${first(file)}.salary`, 900_000))
  does(file, { type: 'ConfirmItem', path: first(file), rested })
  take(here, file)
  expect([...here.state.confirmed]).toEqual([[first(here), [{ path: `${first(here)}.salary`, value: 900_000 }]]])
})

const partner = 'customer.partner.address'

const isTouched = ({ state }: Computer, path: string): boolean | undefined => {
  const address = slotAddress(catalogue, path)
  return address === null
    ? undefined
    : groupAt(state.answers, address.slot.group, address.ids)?.touched[address.slot.index]
}

test("of an address that comes, what nobody gave stays nobody's, and what was given on either side is not lost", () => {
  const [here, file] = [computer('a'), computer('b')]
  does(here, answer(`${partner}.postal_code`, '1234 AB'))
  take(file, here)
  expect(at(file, `${partner}.postal_code`)).toBe('1234AB')
  const parts = ['number', 'addition', 'street', 'place']
  expect(parts.map(key => isTouched(file, `${partner}.${key}`))).toEqual(parts.map(() => false))
  does(here, answer(`${partner}.addition`, 'B'))
  expect(take(here, file)).toMatchObject({ conflicts: [] })
  expect(here.records.at(-1)?.events).toMatchObject([{ type: 'WorkJoined', left: [] }])
  expect([at(here, `${partner}.postal_code`), at(here, `${partner}.addition`)]).toEqual(['1234AB', 'B'])
})

test('of an address that stays, what was given there too is known as given', () => {
  const [here, file] = [computer('a'), computer('b')]
  does(file, answer(`${partner}.place`, 'Delft'))
  does(file, answer(`${partner}.place`, ''))
  does(here, answer(`${partner}.number`, '7'))
  expect(take(here, file).conflicts).toEqual([])
  expect([at(here, `${partner}.number`), isTouched(here, `${partner}.place`)]).toEqual(['7', true])
})
