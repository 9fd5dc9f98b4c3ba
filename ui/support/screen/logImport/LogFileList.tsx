import { showFileSize } from '../../../../domain/format/fileSize'
import { Button } from '../../../widgets/Button'
import { Icon } from '../../../widgets/Icon'
import { ToolPage } from '../page/ToolPage'
import { importVerdictIcons, importVerdictOf, shortVerdictWords } from './importVerdictWords'
import styles from './LogFileList.module.css'
import type { ListedLogFile, LogImporter } from './logImporter'

/** A list of log files, or of the logs of one file, with their verdicts, to choose from. */
export const LogFileList = ({
  logImporter,
  files,
  filesOf,
}: Readonly<{ logImporter: LogImporter; files: readonly ListedLogFile[]; filesOf: string | null }>) => {
  const inspectedCount = files.filter(({ read }) => read !== null).length
  const what = filesOf === null ? `${files.length} bestanden` : `In ${filesOf} staan ${files.length} logboeken`
  return (
    <ToolPage title="Kies een logboek" lead={`${what}. Kies er een om te zien wat de klant zag.`}>
      <p role="status" className={styles.status}>
        {inspectedCount < files.length
          ? `${inspectedCount} van ${files.length} bekeken…`
          : 'Alle bestanden zijn bekeken.'}
      </p>
      <ul className={`frame ${styles.files}`}>
        {files.map(({ file, path, read }, at) => {
          const verdict = read === null ? null : importVerdictOf(read)
          return (
            // Files of one name may lie in several folders; the list stays as it is.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at} className={styles.file}>
              <Button kind="quiet" onClick={() => logImporter.choose(file)}>
                {path}
              </Button>
              <span className={styles.size}>{showFileSize(file.size)}</span>
              <span className={`${styles.standing} ${verdict ?? styles.status}`}>
                {verdict !== null && <Icon name={importVerdictIcons[verdict]} />}
                {read === null ? 'Nog niet bekeken' : shortVerdictWords(read)}
              </span>
            </li>
          )
        })}
      </ul>
      <Button icon="back" onClick={logImporter.clear}>
        Ander bestand
      </Button>
    </ToolPage>
  )
}
