import { expect, vi } from 'vitest'

/** Presses what downloads a file, and takes what the browser was given; nothing lands on a disk. */
export const downloadedFile = async (
  press: () => Promise<unknown>,
): Promise<{ readonly name: string; readonly blob: Blob }> => {
  const blobs: Blob[] = []
  const names: string[] = []
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    if (blob instanceof Blob) blobs.push(blob)
    return '#'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
    // What the product then asks for first, the minute after which the browser has read the file, is not waited for.
    const timers = vi.spyOn(window, 'setTimeout')
    queueMicrotask(() => {
      clearTimeout(timers.mock.results[0]?.value)
      timers.mockRestore()
    })
  })
  try {
    await press()
    await expect.poll(() => names.length).toBe(1)
  } finally {
    address.mockRestore()
    click.mockRestore()
  }
  const [[name], [blob]] = [names, blobs]
  return name !== undefined && blob !== undefined ? { name, blob } : expect.fail('Nothing was downloaded.')
}

/** The same of a text: what it says. */
export const downloaded = async (press: () => Promise<unknown>): Promise<string> =>
  (await downloadedFile(press)).blob.text()
