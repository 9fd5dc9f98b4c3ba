import { holdsFiles } from './droppedFiles'

/** Keeps a file that is dropped beside a drop area from opening in place of the page; returns what stops that. */
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
