import { logHoldsAnswers, saveLogLabel } from '../../../domain/texts/helpLabels'
import {
  downloadCurrentLabel,
  downloadQuarantineLabel,
  downloadRestLabel,
  ignoredStorageTexts,
  missingAnswersTexts,
  quarantineKeptText,
  quarantineTexts,
  readNoticeLabel,
  supersededCommandTexts,
} from '../../../domain/texts/logTexts'
import type { MissingPart, Quarantine } from '../../../events/log/log'
import { exportQuarantine } from '../../../events/log/logExport/exportLog'
import type { SupersededCommand } from '../../../events/store/ledger'
import { supersededCommandWords } from '../../../projections/notices/supersededCommandWords'
import { download } from '../../browser/download'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useStream } from '../../useStream'
import type { Visit } from '../../visit/openVisit/visit'
import { useAppContext } from '../../visit/provider/appContext'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'

/**
 * Warns of what the log lost (missing or quarantined records, skipped events, commands superseded by another tab),
 * with buttons to download the rest or save the log for the helpdesk.
 */
export const LogNotices = ({ warnings, exportText }: Pick<Visit, 'warnings' | 'exportText'>) => {
  const lost = useStream(warnings.superseded$)
  const missing = useStream(warnings.missing$)
  const quarantined = useStream(warnings.quarantined$)
  const skippedEvents = useStream(warnings.skippedEvents$)
  const latest = quarantined.at(-1)
  return (
    <>
      {missing !== null && <MissingNotice missing={missing} warnings={warnings} exportText={exportText} />}
      {latest !== undefined && <SetAsideNotice latest={latest} all={quarantined} />}
      {skippedEvents > 0 && <PassedOverNotice count={skippedEvents} />}
      {lost.length > 0 && <LostNotice lost={lost} />}
    </>
  )
}

const MissingNotice = ({
  missing,
  warnings,
  exportText,
}: Pick<Visit, 'warnings' | 'exportText'> & { readonly missing: MissingPart }) => {
  const begun = useStream(warnings.hasAnswers$)
  const { title, text } = missingAnswersTexts[missing]
  return (
    <InfoBlock kind="warning" title={title}>
      <p>{text}</p>
      {begun && (
        <>
          <p>{logHoldsAnswers}</p>
          <Button
            icon="download"
            onClick={() => void exportText().then(lines => download('klantportaal-logboek.jsonl', lines))}
          >
            {missing === 'gone' ? downloadCurrentLabel : downloadRestLabel}
          </Button>
        </>
      )}
      <ForHelpdesk />
      <Button kind="quiet" onClick={warnings.acknowledge}>
        {readNoticeLabel}
      </Button>
    </InfoBlock>
  )
}

const ForHelpdesk = () => {
  const { openHelp } = useAppContext()
  return (
    <Button kind="quiet" onClick={openHelp}>
      {saveLogLabel}
    </Button>
  )
}

const PassedOverNotice = ({ count }: { readonly count: number }) => (
  <InfoBlock kind="warning" title={ignoredStorageTexts.title}>
    <p>{ignoredStorageTexts.text(count)}</p>
    <ForHelpdesk />
  </InfoBlock>
)

const LostNotice = ({ lost }: { readonly lost: readonly SupersededCommand[] }) => {
  const { catalogue } = useSurvey()
  return (
    <InfoBlock kind="warning" title={supersededCommandTexts.title}>
      {[...new Set(lost.map(one => supersededCommandWords(catalogue, one)))].map(line => (
        <p key={line}>{line}</p>
      ))}
    </InfoBlock>
  )
}

const SetAsideNotice = ({ latest, all }: { readonly latest: Quarantine; readonly all: readonly Quarantine[] }) => {
  const { title, text } = quarantineTexts[latest.why]
  return (
    <InfoBlock kind="warning" title={title}>
      <p>{text}</p>
      <p>{quarantineKeptText}</p>
      <Button icon="download" onClick={() => download('klantportaal-niet-gelezen.jsonl', exported(all))}>
        {downloadQuarantineLabel}
      </Button>
      <ForHelpdesk />
    </InfoBlock>
  )
}

/** One file: each part has its own first and last line. */
const exported = (all: readonly Quarantine[]): string => all.map(exportQuarantine).join('')
