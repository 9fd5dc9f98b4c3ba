import { describe, expect, test } from 'vitest'
import { droppedFilesIn } from '../../../ui/widgets/files/droppedFiles'
import { preventStrayDrops } from '../../../ui/widgets/files/preventStrayDrops'

const file = (name: string): File => new File(['x'], name)

const transfer = (...all: readonly (readonly [file: File, isDirectory: boolean])[]) => {
  const items = all.map(([{ name }, isDirectory]) => ({
    kind: 'file',
    webkitGetAsEntry: () => ({ name, isDirectory }),
  }))
  // Only what is read of it.
  return { items, files: all.map(([one]) => one) } as unknown as DataTransfer
}

describe('what is let go of over a drop area', () => {
  test('is files, and folders by their name', () => {
    const dropped = droppedFilesIn(transfer([file('a.pdf'), false], [file('Map'), true], [file('b.pdf'), false]))
    expect(dropped.files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
    expect(dropped.folders).toEqual(['Map'])
  })
})

describe('what is let go of beside it', () => {
  const page = new EventTarget()
  const drag = (type: string, types: readonly string[], isTaken = false) => {
    const event = new Event(type, { cancelable: true })
    const dataTransfer = { types, dropEffect: 'copy' }
    Reflect.set(event, 'dataTransfer', dataTransfer)
    if (isTaken) event.preventDefault()
    page.dispatchEvent(event)
    return [event.defaultPrevented, dataTransfer.dropEffect]
  }
  // A window, as far as it is listened to.
  const stop = preventStrayDrops(page as unknown as Window)

  test('does not open in place of the page, words can still be dragged, and what is taken is left alone', () => {
    expect(drag('dragover', ['Files'])).toEqual([true, 'none'])
    expect(drag('drop', ['Files'])).toEqual([true, 'none'])
    expect(drag('drop', ['text/plain'])).toEqual([false, 'copy'])
    expect(drag('drop', ['Files'], true)).toEqual([true, 'copy'])
    stop()
    expect(drag('drop', ['Files'])).toEqual([false, 'copy'])
  })
})
