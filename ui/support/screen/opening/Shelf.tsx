import { showFileSize } from '../../../../domain/format/fileSize'
import { Button } from '../../../widgets/Button'
import { Icon } from '../../../widgets/Icon'
import { type Desk, pathOf, type Shelved } from './desk'
import { shortStanding, standingOf } from './planWords'
import styles from './Shelf.module.css'
import { ToolPage } from './ToolPage'

const marks = { fine: 'check', risky: 'warning', impossible: 'error' } as const

/** The files of a folder, each with what it is, to pick from. */
export const Shelf = ({ desk, shelf }: Readonly<{ desk: Desk; shelf: readonly Shelved[] }>) => {
  const seen = shelf.filter(({ read }) => read !== null).length
  return (
    <ToolPage title="Kies een logboek" lead={`${shelf.length} bestanden. Kies er een om te zien wat de klant zag.`}>
      <p role="status" className={styles.status}>
        {seen < shelf.length ? `${seen} van ${shelf.length} bekeken…` : 'Alle bestanden zijn bekeken.'}
      </p>
      <ul className={styles.files}>
        {shelf.map(({ file, read }) => {
          const standing = read === null ? null : standingOf(read)
          return (
            <li key={pathOf(file)} className={styles.file}>
              <Button kind="quiet" onClick={() => desk.choose(file)}>
                {pathOf(file)}
              </Button>
              <span className={styles.size}>{showFileSize(file.size)}</span>
              <span className={standing === null ? styles.waits : styles[standing]}>
                {standing !== null && <Icon name={marks[standing]} />}
                {read === null ? 'Nog niet bekeken' : shortStanding(read)}
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
