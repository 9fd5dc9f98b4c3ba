import { type DragEvent, type Ref, useRef, useState } from 'react'
import { Button } from '../../../widgets/Button'
import { classNames } from '../../../widgets/classNames'
import { Icon } from '../../../widgets/Icon'
import { InfoBlock } from '../../../widgets/InfoBlock'
import { ToolPage } from '../page/ToolPage'
import { droppedFiles, type FileWithPath, withFilePath } from './droppedFiles'
import type { LogImporter } from './logImporter'
import styles from './OpenLogScreen.module.css'
import { ReadProgress } from './ReadProgress'
import { SupportCodeForm } from './SupportCodeForm'

type OpenLogScreenProps = Readonly<{
  logImporter: LogImporter
  reading: Readonly<{ name: string; done: number }> | null
}>

/**
 * The start screen of the support tool: choose or drop log files or a folder, with the progress of reading and a cancel
 * button, or enter a support code.
 */
export const OpenLogScreen = ({ logImporter, reading }: OpenLogScreenProps) => {
  const [isDraggedOver, setDraggedOver] = useState(false)
  const [isNothingRead, setNothingRead] = useState(false)
  const chooser = useRef<HTMLButtonElement>(null)
  const take = (files: readonly FileWithPath[]): void => {
    setNothingRead(files.length === 0)
    logImporter.openFiles(files)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setDraggedOver(false)
    void droppedFiles(event.dataTransfer).then(take)
  }
  return (
    <ToolPage
      title="Open een logboek"
      lead="De klant heeft een logboek voor u opgeslagen. Kies dat bestand: u ziet dan scherm voor scherm wat de klant zag."
    >
      {/* A file can be chosen by the buttons within; dropping is only a quicker way. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        className={classNames(styles.drop, isDraggedOver && styles.over)}
        onDragOver={event => {
          event.preventDefault()
          setDraggedOver(true)
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
      >
        <span className={styles.icon}>
          <Icon name="upload" />
        </span>
        <p>Sleep een logboek of een map met logboeken hierheen, of kies zelf:</p>
        <div className={styles.ways}>
          <Chooser ref={chooser} label="Kies een bestand" kind="primary" onChosen={take} />
          <Chooser label="Kies een map" kind="secondary" folder onChosen={take} />
        </div>
        <p className={styles.small}>Een logboek heet meestal 'klantportaal-logboek-helpdesk.jsonl'.</p>
      </div>
      <ReadProgress what={`${reading?.name} wordt gelezen…`} done={reading?.done ?? null} label="Gelezen" />
      {reading !== null && (
        <Button
          icon="cross"
          onClick={() => {
            logImporter.back()
            chooser.current?.focus()
          }}
        >
          Annuleren
        </Button>
      )}
      <div role="status">
        {isNothingRead && <InfoBlock kind="warning">Daar zit geen bestand in dat gelezen kan worden.</InfoBlock>}
      </div>
      <SupportCodeForm build={__BUILD__} />
    </ToolPage>
  )
}

type ChooserProps = Readonly<{
  ref?: Ref<HTMLButtonElement>
  label: string
  kind: 'primary' | 'secondary'
  folder?: boolean
  onChosen: (files: readonly FileWithPath[]) => void
}>

/** A button that opens the browser's own window; the input itself is nothing to look at. */
const Chooser = ({ ref, label, kind, folder = false, onChosen }: ChooserProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button ref={ref} kind={kind} icon={folder ? 'list' : 'file'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={element => {
          input.current = element
          if (element !== null) element.webkitdirectory = folder
        }}
        type="file"
        hidden
        multiple
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])].map(withFilePath))
          // The same file chosen again must be a change again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
