import { expect, test, vi } from 'vitest'
import { missingDialog } from '../../../domain/texts/problemTexts'
import type { Session } from '../../../events/session/keeping'
import type { Message } from '../../../ui/app/hall/room'
import { type HallCode, lateHall } from '../../../ui/app/lateHall'
import { MissingCode } from '../../../ui/app/missingCode'
import { eventually } from '../../setup/eventually'

const code = { Private: () => null } as unknown as HallCode // The rest of it is what `run` stands for here.

const who = (token: string) => ({ token, invitation: null })
const logOut: Message = { tag: 'logOut', who: who('jan') }
const ending: Message = { tag: 'ending', leaves: false }
const expired = (token: string): Message => ({ tag: 'expired', token, isNew: false, redirect: null })

/** A hall whose code comes, or not, when the test says so. */
const open = () => {
  const heard: Message[] = []
  const told: string[] = []
  const come: ((why: MissingCode | null) => void)[] = []
  const now = { token: 'jan' }
  const run = vi.fn(() => (message: Message) => void heard.push(message))
  const hall = lateHall(
    {
      // Whose it is is all that is asked.
      session: { stored: () => ({ access_token: now.token }) as Session },
      notices: { show: ({ text }) => void told.push(text) },
    },
    run,
    () => new Promise((resolve, reject) => come.push(why => (why === null ? resolve(code) : reject(why)))),
  )
  return { hall, heard, told, come, now, run }
}

test('what is sent before the code is there is heard in order once it is, and then at once', async () => {
  const { hall, heard, come, run } = open()
  hall.send(logOut)
  hall.send(ending)
  expect([heard, hall.code$.value]).toEqual([[], null])
  for (const one of come) one(null)
  await eventually(() => expect(hall.code$.value).toBe(code))
  expect(heard).toEqual([logOut, ending])
  hall.send(ending)
  expect(heard).toEqual([logOut, ending, ending])
  await hall.fetch()
  expect(run).toHaveBeenCalledTimes(1)
})

test('the hall runs before a screen behind the login can be shown', async () => {
  const { hall, come, run } = open()
  const fetching = hall.fetch()
  come[0]?.(null)
  await fetching
  expect(run).toHaveBeenCalledTimes(1)
})

test.each([
  ['jan', 1],
  ['piet', 0],
])('the end of a session is heard late only where it is still kept: now that of %s', async (token, times) => {
  const { hall, heard, come, now } = open()
  hall.send(expired('jan'))
  now.token = token
  come[0]?.(null)
  await eventually(() => expect(hall.code$.value).toBe(code))
  expect(heard).toHaveLength(times)
})

test.each(['newer', 'unreachable'] as const)(
  'who logs out where the code does not come is told why (%s), and is not logged out later by surprise',
  async why => {
    const { hall, heard, told, come } = open()
    hall.send(logOut)
    come[0]?.(new MissingCode(why))
    await eventually(() => expect(told).toEqual([missingDialog[why]]))
    hall.send(logOut)
    await eventually(() => expect(come).toHaveLength(2))
    come[1]?.(null)
    await eventually(() => expect(heard).toEqual([logOut]))
  },
)

test('what nobody asked for is not told when the code does not come', async () => {
  const { hall, heard, told, come } = open()
  hall.send(expired('jan'))
  come[0]?.(new MissingCode('unreachable'))
  await new Promise(resolve => setTimeout(resolve))
  hall.send(ending)
  come[1]?.(null)
  await eventually(() => expect(heard).toEqual([ending]))
  expect(told).toEqual([])
})
