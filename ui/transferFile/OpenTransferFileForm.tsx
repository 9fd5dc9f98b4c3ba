/**
 * Shows the form that chooses a transfer file and takes its password, with the progress and the outcome of opening it.
 */
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { makeTransferFileTexts, openTransferFileTexts } from '../../domain/texts/transferFileTexts'
import { AccountField } from '../accountForms/AccountField'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { describedBy } from '../widgets/control'
import { FormField } from '../widgets/FormField'
import { BusyLine } from './BusyLine'
import { focusSubmitButton } from './focusSubmitButton'
import styles from './transferFile.module.css'

type OpenTransferFileFormProps = Readonly<{
  /** How much of the file was read, from 0 to 1; null while none is. */
  done: number | null
  onOpen: (file: File, password: string) => void
  onCancel: () => void
  onLeave: () => void
  onMake: () => void
  /** What came of it. */
  children: ReactNode
}>

export const OpenTransferFileForm = ({
  done,
  onOpen,
  onCancel,
  onLeave,
  onMake,
  children,
}: OpenTransferFileFormProps) => {
  const isBusy = done !== null
  const [file, setFile] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const noFile = isTried && file === null ? openTransferFileTexts.noFile : undefined
  const noPassword = isTried && password === '' ? openTransferFileTexts.noPassword : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (file !== null && password !== '') {
      if (!isBusy) onOpen(file, password)
    } else form.current?.querySelector<HTMLElement>(file === null ? '#sealed-file' : '#sealed-password')?.focus()
  }
  const cancel = (): void => {
    onCancel()
    focusSubmitButton(form.current)
  }
  return (
    <form ref={form} className={styles.part} noValidate onSubmit={submit}>
      <FormField
        id="sealed-file"
        label={openTransferFileTexts.file}
        help={openTransferFileTexts.fileHelp}
        error={noFile}
        required
      >
        <input
          className={styles.file}
          id="sealed-file"
          type="file"
          accept=".klantportaal"
          aria-describedby={describedBy({ id: 'sealed-file', help: openTransferFileTexts.fileHelp, error: noFile })}
          onChange={event => setFile(event.currentTarget.files?.[0] ?? null)}
        />
      </FormField>
      <AccountField
        id="sealed-password"
        label={openTransferFileTexts.password}
        error={noPassword}
        value={password}
        autoComplete="current-password"
        isShown={isShown}
        onShow={setShown}
        onChange={setPassword}
      />
      {isBusy && (
        <progress className={styles.progress} max={1} value={done} aria-label={openTransferFileTexts.opening} />
      )}
      <div role="status">{isBusy ? <BusyLine text={openTransferFileTexts.opening} /> : children}</div>
      <Actions>
        <Button kind="primary" type="submit" busy={isBusy}>
          {openTransferFileTexts.open}
        </Button>
        {isBusy ? (
          <Button kind="quiet" onClick={cancel}>
            {makeTransferFileTexts.cancel}
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onLeave}>
              {makeTransferFileTexts.back}
            </Button>
            <Button kind="quiet" onClick={onMake}>
              {openTransferFileTexts.toMake}
            </Button>
          </>
        )}
      </Actions>
    </form>
  )
}
