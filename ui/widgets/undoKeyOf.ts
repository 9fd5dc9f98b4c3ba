/** The undo or redo that a key asks for: Ctrl or Cmd with Z; with Shift+Z or Y. Null for other keys. */
export const undoKeyOf = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): 'undo' | 'redo' | null => {
  if (altKey || ctrlKey === metaKey) return null
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    case 'y':
      return shiftKey ? null : 'redo'
    default:
      return null
  }
}
