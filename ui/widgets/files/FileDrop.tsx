import { type DragEvent, useState } from 'react'
import { classNames } from '../classNames'
import { type Control, describedBy, errorId, helpId } from '../control'
import { Icon } from '../Icon'
import styles from './FileDrop.module.css'

type FileDropProps = Pick<Control<unknown>, 'id' | 'help' | 'error' | 'disabled'> &
  Readonly<{
    /** The files as they come, of any type and size: which are refused is the caller's rule. */
    onFiles: (files: readonly File[]) => void
  }>

/** A drop area over a native file input, which keeps its keyboard and its name. */
export const FileDrop = ({ id, help, error, disabled, onFiles }: FileDropProps) => {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    if (disabled !== true) onFiles([...event.dataTransfer.files])
  }
  return (
    <div className={styles.field}>
      <label
        className={classNames(styles.area, over && styles.over, error !== undefined && styles.refused)}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          className={styles.input}
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          multiple
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy({ id, help, error })}
          onChange={event => {
            onFiles([...(event.currentTarget.files ?? [])])
            // The same file chosen again must be a change again.
            event.currentTarget.value = ''
          }}
        />
        <span className={styles.icon}>
          <Icon name="upload" />
        </span>
        <span>Sleep uw pdf-bestanden hierheen of klik om bestanden te kiezen.</span>
      </label>
      {help !== undefined && (
        <p className={styles.help} id={helpId(id)}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={errorId(id)}>
          <Icon name="error" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
