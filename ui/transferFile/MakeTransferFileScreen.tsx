/**
 * Shows the screen that makes a transfer file: what it holds, the password that encrypts it, the download, and how to
 * go on.
 */
import * as E from 'fp-ts/Either'
import { type FormEvent, useRef, useState } from 'react'
import { showFileName } from '../../domain/format/fileName'
import { showFileSize } from '../../domain/format/fileSize'
import { characterCount } from '../../domain/language/characterCount'
import { makeTransferFileTexts, minTransferPassword } from '../../domain/texts/transferFileTexts'
import { isLockedBySending } from '../../events/state/sendingState'
import { canEncryptTransferFile } from '../../events/transferFile/transferFile'
import { AccountField } from '../accountForms/AccountField'
import { download } from '../browser/download'
import { useView } from '../surveyContext/useView'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { BusyLine } from './BusyLine'
import { focusSubmitButton } from './focusSubmitButton'
import { type TransferFile as MadeFile, makeTransferFile } from './makeTransferFile'
import styles from './transferFile.module.css'
import type { TransferFileProps } from './transferFileProps'
import { useLatestTask } from './useLatestTask'

type Making =
  | { readonly tag: 'idle' }
  | { readonly tag: 'busy' }
  | { readonly tag: 'failed'; readonly text: string }
  | { readonly tag: 'made'; readonly file: MadeFile }

/** What is wrong with a password for a file. */
const wrongWith = (password: string, again: string) => ({
  password:
    characterCount(password.normalize('NFKC')) < minTransferPassword ? makeTransferFileTexts.tooShort : undefined,
  again: password === again ? undefined : makeTransferFileTexts.notSame,
})

export const MakeTransferFileScreen = (props: TransferFileProps) => {
  const { frame: Frame, visit, now, onLeave, onTransferFile, onLogOut } = props
  const files = useView(({ state }) => state.files)
  const isSending = useView(({ state }) => isLockedBySending(state.sending))
  const [making, setMaking] = useState<Making>({ tag: 'idle' })
  const [[password, again], setTyped] = useState<readonly [string, string]>(['', ''])
  const [isShown, setShown] = useState(false)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { run, cancel } = useLatestTask()
  const wrong = wrongWith(password, again)
  const problem = isSending
    ? makeTransferFileTexts.sending
    : canEncryptTransferFile()
      ? null
      : makeTransferFileTexts.noCrypto

  const make = async (): Promise<void> => {
    setMaking({ tag: 'busy' })
    const made = await run(() =>
      makeTransferFile(visit, password, now())
        .catch(() => null)
        .then(one => ({ one })),
    )
    if (made === null) return
    if (made.one === null || E.isLeft(made.one)) {
      const text = made.one === null ? makeTransferFileTexts.notMade : makeTransferFileTexts.noCrypto
      setMaking({ tag: 'failed', text })
      return
    }
    const file = made.one.right
    download(file.name, file.bytes, 'application/octet-stream')
    setTyped(['', ''])
    setMaking({ tag: 'made', file })
  }
  const stop = (): void => {
    cancel()
    setMaking({ tag: 'idle' })
    focusSubmitButton(form.current)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    const first = wrong.password !== undefined ? 'seal' : wrong.again !== undefined ? 'seal-again' : null
    if (first !== null) form.current?.querySelector<HTMLElement>(`#${first}`)?.focus()
    else if (making.tag !== 'busy') void make()
  }

  if (making.tag === 'made')
    return (
      <Frame title={makeTransferFileTexts.madeTitle}>
        <Made file={making.file} onLeave={onLeave} onLogOut={onLogOut} />
      </Frame>
    )
  return (
    <Frame
      title={makeTransferFileTexts.title}
      lead={makeTransferFileTexts.lead}
      refused={isTried && making.tag === 'idle' && Object.values(wrong).some(Boolean)}
    >
      <div className={styles.part}>
        <p>{makeTransferFileTexts.holds}</p>
        {files.length > 0 && (
          <>
            <p>{makeTransferFileTexts.documents(files.length)}</p>
            <ul className="bullets">
              {files.map(({ name, size }) => (
                <li key={name}>
                  {showFileName(name)} ({showFileSize(size)})
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {problem !== null ? (
        <>
          <InfoBlock kind="warning">{problem}</InfoBlock>
          <Actions>
            <Button onClick={onLeave}>{makeTransferFileTexts.back}</Button>
          </Actions>
        </>
      ) : (
        <form ref={form} className={styles.part} noValidate onSubmit={submit}>
          <p>{makeTransferFileTexts.keep}</p>
          <AccountField
            id="seal"
            label={makeTransferFileTexts.password}
            help={makeTransferFileTexts.rule}
            error={isTried ? wrong.password : undefined}
            value={password}
            autoComplete="new-password"
            isShown={isShown}
            onShow={setShown}
            onChange={text => setTyped([text, again])}
          />
          <AccountField
            id="seal-again"
            label={makeTransferFileTexts.again}
            error={isTried ? wrong.again : undefined}
            value={again}
            autoComplete="new-password"
            isShown={isShown}
            onChange={text => setTyped([password, text])}
          />
          <div role="status">
            {making.tag === 'busy' && <BusyLine text={makeTransferFileTexts.making} />}
            {making.tag === 'failed' && <InfoBlock kind="warning">{making.text}</InfoBlock>}
          </div>
          <Actions>
            <Button kind="primary" type="submit" icon="download" busy={making.tag === 'busy'}>
              {makeTransferFileTexts.make}
            </Button>
            {making.tag === 'busy' ? (
              <Button kind="quiet" onClick={stop}>
                {makeTransferFileTexts.cancel}
              </Button>
            ) : (
              <>
                <Button kind="quiet" onClick={onLeave}>
                  {makeTransferFileTexts.back}
                </Button>
                <Button kind="quiet" onClick={() => onTransferFile('open')}>
                  {makeTransferFileTexts.toOpen}
                </Button>
              </>
            )}
          </Actions>
        </form>
      )}
    </Frame>
  )
}

type MadeProps = Readonly<{ file: MadeFile; onLeave: () => void; onLogOut: () => void }>

/** How to go on with the file that was made, and what stays here. */
const Made = ({ file: { name, absent }, onLeave, onLogOut }: MadeProps) => (
  <div className={styles.part}>
    <p>
      {makeTransferFileTexts.look} <span className={styles.name}>'{name}'</span> {makeTransferFileTexts.goOn}
    </p>
    <ol className="bullets">
      {makeTransferFileTexts.steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {absent.length > 0 && (
      <InfoBlock kind="warning">
        {makeTransferFileTexts.absent(absent.length, absent.map(one => showFileName(one.name)).join(', '))}
      </InfoBlock>
    )}
    <p>{makeTransferFileTexts.stays}</p>
    <p>{makeTransferFileTexts.erase}</p>
    <Actions>
      <Button kind="primary" onClick={onLeave}>
        {makeTransferFileTexts.back}
      </Button>
      <Button kind="quiet" onClick={onLogOut}>
        {makeTransferFileTexts.eraseHere}
      </Button>
    </Actions>
  </div>
)
