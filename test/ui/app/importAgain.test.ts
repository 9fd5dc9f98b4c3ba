import { expect, test, vi } from 'vitest'
import { importAgain } from '../../../ui/app/importAgain'

const address = 'https://portaal.example/assets/overAxios-Ab_3-x9Z.js'
const chromium = new TypeError(`Failed to fetch dynamically imported module: ${address}`)
const firefox = new TypeError(`error loading dynamically imported module: ${address}`)
const safari = new TypeError('Importing a module script failed.')

test.each([chromium, firefox])(
  'an import that failed (%s) is tried under another address each time, until it comes',
  async error => {
    const first = vi.fn(() => Promise.reject(error))
    const at = vi.fn(async (where: string) => (where.endsWith('?2') ? 'code' : Promise.reject(error)))
    const fetch = importAgain<string>(first, at)
    await expect(fetch()).rejects.toBe(error)
    await expect(fetch()).rejects.toBe(error)
    expect(await fetch()).toBe('code')
    expect(await fetch()).toBe('code')
    expect(first).toHaveBeenCalledOnce()
    expect(at.mock.calls.map(([where]) => where)).toEqual([`${address}?1`, `${address}?2`])
  },
)

test('where its address is not told it is tried again as it was', async () => {
  const first = vi.fn(async () => 'code').mockRejectedValueOnce(safari)
  const at = vi.fn(() => Promise.reject(safari))
  const fetch = importAgain<string>(first, at)
  await expect(fetch()).rejects.toBe(safari)
  expect(await fetch()).toBe('code')
  expect(at).not.toHaveBeenCalled()
})

test('who asks while it is on its way gets the same', async () => {
  const first = vi.fn(async () => ({}))
  const fetch = importAgain<object>(first, first)
  const [one, two] = await Promise.all([fetch(), fetch()])
  expect(one).toBe(two)
  expect(first).toHaveBeenCalledOnce()
})
