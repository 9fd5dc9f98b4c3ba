import { type DragEvent, useRef, useState } from 'react'
import { classNames } from '../classNames'
import { type Control, describedBy, errorId, helpId } from '../control'
import { Icon } from '../Icon'
import { MessageText } from '../MessageText'
import { type DroppedFiles, droppedFilesIn } from './droppedFiles'
import styles from './FileDrop.module.css'

/**
 * A drop area for files with a button that opens the file dialog, and the reasons why files were refused.
 * The native input is hidden, because it is emptied after each choice and would say that no file is chosen.
 */
export const FileDrop = ({ id, help, errors = [], disabled, onFiles }: FileDropProps) => {
  const error = errors.length === 0 ? undefined : errors.join(' ')
  const [isDraggedOver, setDraggedOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setDraggedOver(false)
    if (disabled !== true) onFiles(droppedFilesIn(event.dataTransfer))
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent): void => {
    // From one part of it to another is not away.
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setDraggedOver(false)
  }
  return (
    <div className={`${styles.field} screenOnly`}>
      <label
        className={classNames(styles.area, isDraggedOver && styles.over, error !== undefined && styles.refused)}
        onDragOver={event => {
          event.preventDefault()
          if (disabled === true) event.dataTransfer.dropEffect = 'none'
          setDraggedOver(disabled !== true)
        }}
        onDragLeave={leave}
        onDrop={drop}
      >
        <button
          className={styles.button}
          id={id}
          type="button"
          disabled={disabled}
          aria-describedby={describedBy({ id, help, error })}
          onClick={() => input.current?.click()}
        />
        <span className={styles.icon}>
          <Icon name="upload" />
        </span>
        <span className={styles.dragged}>Sleep uw pdf-bestanden hierheen of klik om bestanden te kiezen.</span>
        <span className={styles.tapped}>Tik hier om pdf-bestanden te kiezen.</span>
      </label>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        multiple
        disabled={disabled}
        onChange={event => {
          onFiles({ files: [...(event.currentTarget.files ?? [])], folders: [] })
          // The same file chosen again must be a change again.
          event.currentTarget.value = ''
        }}
      />
      {help !== undefined && (
        <p className={`soft ${styles.help}`} id={helpId(id)}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <ul id={errorId(id)}>
          {errors.map(line => (
            <li key={line} className="error">
              <Icon name="error" />
              <span>
                <MessageText text={line} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type FileDropProps = Pick<Control<unknown>, 'id' | 'help' | 'disabled'> &
  Readonly<{
    /** One line for each refused file, with the reason. */
    errors?: readonly string[]
    /** Gets files of any type and size; the caller decides which to refuse. */
    onFiles: (chosen: DroppedFiles) => void
  }>
