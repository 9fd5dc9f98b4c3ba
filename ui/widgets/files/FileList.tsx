import { useRef } from 'react'
import { showFileName } from '../../../domain/format/fileName'
import { showFileSize } from '../../../domain/format/fileSize'
import barStyles from '../Bar.module.css'
import { Button } from '../Button'
import { Icon } from '../Icon'
import styles from './FileList.module.css'

/** A list of documents with their size and upload state, and buttons to download, retry and remove. */
export const FileList = ({ files, ...actions }: FileListProps) => (
  <ul className={styles.list} aria-label="Bestanden">
    {files.map(file => (
      <Row key={file.id} file={file} {...actions} />
    ))}
  </ul>
)

type ListedFile = Readonly<{
  id: string
  name: string
  /** Bytes; unknown for some retrieved files. */
  size?: number | undefined
  state: 'ready' | 'sending' | 'sent' | 'failed'
  /** 0 to 1 while sending; absent when it cannot be told. */
  progress?: number | undefined
  error?: string | undefined
  /** It is always sent along. */
  fixed?: boolean | undefined
}>

type FileListProps = Readonly<{
  files: readonly ListedFile[]
  /** Absent when nothing can be removed (while sending). */
  onRemove?: ((id: string) => void) | undefined
  onRetry?: ((id: string) => void) | undefined
  onDownload?: ((id: string) => void) | undefined
}>

const stateText = (file: ListedFile): string | undefined => {
  switch (file.state) {
    case 'ready':
      return undefined
    case 'sending':
      return file.progress === undefined
        ? 'Bezig met versturen'
        : `Bezig met versturen, ${Math.round(file.progress * 100)}%`
    case 'sent':
      return 'Verstuurd'
    case 'failed':
      return file.error ?? 'Versturen is niet gelukt'
  }
}

const Row = ({ file, onRemove, onRetry, onDownload }: Omit<FileListProps, 'files'> & { file: ListedFile }) => {
  const row = useRef<HTMLLIElement>(null)
  const retry = (): void => {
    // The button goes while the document is on its way; its row stays.
    row.current?.focus()
    onRetry?.(file.id)
  }
  return (
    <li className={`row ${styles.file}`} data-state={file.state} ref={row} tabIndex={-1}>
      <span className={styles.icon}>
        <Icon name={file.state === 'sent' ? 'check' : file.state === 'failed' ? 'error' : 'file'} />
      </span>
      <div className={styles.words}>
        <p>
          <bdi>{showFileName(file.name)}</bdi>
        </p>
        <p className={`${styles.state} soft`}>
          {[file.size === undefined ? undefined : showFileSize(file.size), stateText(file)].filter(Boolean).join(' · ')}
        </p>
        {file.state === 'sending' && (
          <progress
            className={`${barStyles.bar} ${styles.progress}`}
            max={1}
            value={file.progress}
            aria-label={`Versturen: ${showFileName(file.name)}`}
          />
        )}
      </div>
      {onDownload !== undefined && (
        <Button
          kind="quiet"
          icon="download"
          onClick={() => onDownload(file.id)}
          ariaLabel={`Downloaden: ${showFileName(file.name)}`}
        >
          Downloaden
        </Button>
      )}
      {file.state === 'failed' && onRetry !== undefined && (
        <Button kind="quiet" onClick={retry} ariaLabel={`Opnieuw proberen: ${showFileName(file.name)}`}>
          Opnieuw proberen
        </Button>
      )}
      {onRemove !== undefined && file.state !== 'sending' && file.fixed !== true && (
        <Button
          kind="quiet"
          icon="trash"
          onClick={() => onRemove(file.id)}
          ariaLabel={`Verwijderen: ${showFileName(file.name)}`}
        >
          Verwijderen
        </Button>
      )}
    </li>
  )
}
