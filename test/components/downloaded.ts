import { expect, vi } from 'vitest'

/** Presses what downloads a text, and reads what came. */
export const downloaded = async (press: () => Promise<void>): Promise<string> => {
  const blobs: Blob[] = []
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    if (blob instanceof Blob) blobs.push(blob)
    return '#'
  })
  // The minute after which the browser has read the file is not waited for.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    queueMicrotask(() => vi.useRealTimers())
  })
  await press()
  await expect.poll(() => blobs.length).toBe(1)
  address.mockRestore()
  click.mockRestore()
  return (await blobs[0]?.text()) ?? ''
}
