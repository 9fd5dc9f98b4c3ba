import { useRef, useState } from 'react'
import type { ImportedLog } from '../../../../events/log/logExport/importPlan'
import { Actions } from '../../../widgets/Actions'
import { Button } from '../../../widgets/Button'
import { Icon } from '../../../widgets/Icon'
import { InfoBlock } from '../../../widgets/InfoBlock'
import { VisuallyHidden } from '../../../widgets/VisuallyHidden'
import { ToolPage } from '../page/ToolPage'
import { DataBadge } from './DataBadge'
import { ImportFacts } from './ImportFacts'
import styles from './ImportPlanScreen.module.css'
import { importVerdictIcons, importVerdictOf, importVerdictWords, reasonLines } from './importVerdictWords'
import type { InspectedFile } from './inspectFile'
import { notALogWords } from './notALogWords'
import { ReadProgress } from './ReadProgress'

/**
 * The screen before a log is opened: the import verdict on the file, its facts and the open button with its progress,
 * or why it cannot be opened.
 */
export const ImportPlanScreen = ({ read, rules, isOneOfMany, onBack, ...openButton }: ImportPlanScreenProps) => {
  const verdict = importVerdictOf(read)
  const [firstVerdict] = useState(verdict)
  const back = (
    <Button icon="back" onClick={onBack}>
      {isOneOfMany ? 'Terug naar de lijst' : 'Ander bestand'}
    </Button>
  )
  const title = read.tag === 'noLog' ? notALogWords[read.why].title : importVerdictWords[verdict]
  return (
    <ToolPage title={title} about={read.name}>
      {/* A title that changes by itself is told to who does not see it. */}
      <div role="status">{verdict !== firstVerdict && <VisuallyHidden>Nagekeken: {title}</VisuallyHidden>}</div>
      <p className={`row ${styles.file}`}>
        <span className={verdict}>
          <Icon name={importVerdictIcons[verdict]} />
        </span>
        <strong>{read.name}</strong>
        {read.tag === 'planned' && read.plan.verdict !== 'impossible' && <DataBadge whose={read.whose} />}
      </p>
      {read.tag === 'noLog' ? (
        <>
          <InfoBlock kind="warning">{notALogWords[read.why].advice}</InfoBlock>
          <Actions>{back}</Actions>
        </>
      ) : (
        <PlannedImport read={read} rules={rules} back={back} {...openButton} />
      )}
    </ToolPage>
  )
}

type Planned = Extract<InspectedFile, { tag: 'planned' }>

type ImportPlanScreenProps = Readonly<{
  read: InspectedFile
  rules: string
  isOneOfMany: boolean
  /** How far it is with opening the log, 0 to 1; null while nobody asked for that. */
  opening: number | null
  onBack: () => void
  onOpen: (log: ImportedLog) => void
  onCancel: () => void
}>

type PlannedImportProps = Pick<ImportPlanScreenProps, 'rules' | 'opening' | 'onOpen' | 'onCancel'> &
  Readonly<{ read: Planned; back: React.ReactNode }>

const PlannedImport = ({ read, rules, back, opening, onOpen, onCancel }: PlannedImportProps) => {
  const { plan } = read
  const openButton = useRef<HTMLButtonElement>(null)
  const lines = reasonLines(plan)
  if (plan.verdict === 'impossible')
    return (
      <>
        <InfoBlock kind="warning" title="Waarom niet">
          <ul className="bullets">
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </InfoBlock>
        <Actions>{back}</Actions>
      </>
    )
  return (
    <>
      <div className={styles.buttons}>
        <Actions>
          <Button
            ref={openButton}
            kind="primary"
            iconAfter="forward"
            busy={opening !== null}
            busyLabel="Het logboek wordt geopend"
            onClick={() => onOpen(plan.log)}
          >
            Bekijk wat de klant zag
          </Button>
          {opening !== null && (
            <Button
              icon="cross"
              onClick={() => {
                onCancel()
                openButton.current?.focus()
              }}
            >
              Annuleren
            </Button>
          )}
          {back}
        </Actions>
      </div>
      <ReadProgress what="Het logboek wordt geopend…" done={opening} label="Geopend" />
      <ImportFacts read={read} plan={plan} rules={rules} />
    </>
  )
}
