import { holdsFiles } from './droppedFiles'

/**
 * A file that is let go of beside a drop area opens in place of the page, with all that stands on it. Answers how to stop
 * preventing that.
 */
export const preventStrayDrops = (page: Window): (() => void) => {
  const refuse = (event: DragEvent): void => {
    // A drop area has said that it takes it.
    if (event.defaultPrevented || !holdsFiles(event)) return
    event.preventDefault()
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none'
  }
  page.addEventListener('dragover', refuse)
  page.addEventListener('drop', refuse)
  return () => {
    page.removeEventListener('dragover', refuse)
    page.removeEventListener('drop', refuse)
  }
}
