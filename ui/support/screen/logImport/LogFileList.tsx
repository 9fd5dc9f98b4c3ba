import { showFileSize } from '../../../../domain/format/fileSize'
import { Button } from '../../../widgets/Button'
import { Icon } from '../../../widgets/Icon'
import { ToolPage } from '../page/ToolPage'
import { importVerdictIcons, importVerdictOf, shortVerdictWords } from './importVerdictWords'
import styles from './LogFileList.module.css'
import type { ListedLogFile, LogImporter } from './logImporter'

/** The files of a folder, each with what it is, to pick from. */
export const LogFileList = ({
  desk,
  shelf,
  shelfOf,
}: Readonly<{ desk: LogImporter; shelf: readonly ListedLogFile[]; shelfOf: string | null }>) => {
  const seen = shelf.filter(({ read }) => read !== null).length
  const what = shelfOf === null ? `${shelf.length} bestanden` : `In ${shelfOf} staan ${shelf.length} logboeken`
  return (
    <ToolPage title="Kies een logboek" lead={`${what}. Kies er een om te zien wat de klant zag.`}>
      <p role="status" className={styles.status}>
        {seen < shelf.length ? `${seen} van ${shelf.length} bekeken…` : 'Alle bestanden zijn bekeken.'}
      </p>
      <ul className={`frame ${styles.files}`}>
        {shelf.map(({ file, path, read }, at) => {
          const standing = read === null ? null : importVerdictOf(read)
          return (
            // Files of one name may lie in several folders; the list stays as it is.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at} className={styles.file}>
              <Button kind="quiet" onClick={() => desk.choose(file)}>
                {path}
              </Button>
              <span className={styles.size}>{showFileSize(file.size)}</span>
              <span className={`${styles.standing} ${standing ?? styles.status}`}>
                {standing !== null && <Icon name={importVerdictIcons[standing]} />}
                {read === null ? 'Nog niet bekeken' : shortVerdictWords(read)}
              </span>
            </li>
          )
        })}
      </ul>
      <Button icon="back" onClick={desk.clear}>
        Ander bestand
      </Button>
    </ToolPage>
  )
}
