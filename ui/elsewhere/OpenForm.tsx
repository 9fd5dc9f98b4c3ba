import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { makeTexts, openTexts } from '../../domain/texts/elsewhereTexts'
import { AccountField } from '../account/AccountField'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { describedBy } from '../widgets/control'
import { Field } from '../widgets/Field'
import styles from './Elsewhere.module.css'
import { focusSubmit } from './focusSubmit'
import { Working } from './Working'

type OpenFormProps = Readonly<{
  /** How much of the file was read, from 0 to 1; null while none is. */
  done: number | null
  onOpen: (file: File, password: string) => void
  onCancel: () => void
  onLeave: () => void
  onMake: () => void
  /** What came of it. */
  children: ReactNode
}>

/** The file and its password. */
export const OpenForm = ({ done, onOpen, onCancel, onLeave, onMake, children }: OpenFormProps) => {
  const isBusy = done !== null
  const [file, setFile] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const noFile = isTried && file === null ? openTexts.noFile : undefined
  const noPassword = isTried && password === '' ? openTexts.noPassword : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (file !== null && password !== '') {
      if (!isBusy) onOpen(file, password)
    } else form.current?.querySelector<HTMLElement>(file === null ? '#sealed-file' : '#sealed-password')?.focus()
  }
  const cancel = (): void => {
    onCancel()
    focusSubmit(form.current)
  }
  return (
    <form ref={form} className={styles.part} noValidate onSubmit={submit}>
      <Field id="sealed-file" label={openTexts.file} help={openTexts.fileHelp} error={noFile} required>
        <input
          className={styles.file}
          id="sealed-file"
          type="file"
          accept=".klantportaal"
          aria-describedby={describedBy({ id: 'sealed-file', help: openTexts.fileHelp, error: noFile })}
          onChange={event => setFile(event.currentTarget.files?.[0] ?? null)}
        />
      </Field>
      <AccountField
        id="sealed-password"
        label={openTexts.password}
        error={noPassword}
        value={password}
        autoComplete="current-password"
        isShown={isShown}
        onShow={setShown}
        onChange={setPassword}
      />
      {isBusy && <progress className={styles.progress} max={1} value={done} aria-label={openTexts.opening} />}
      <div role="status">{isBusy ? <Working text={openTexts.opening} /> : children}</div>
      <Actions>
        <Button kind="primary" type="submit" busy={isBusy}>
          {openTexts.open}
        </Button>
        {isBusy ? (
          <Button kind="quiet" onClick={cancel}>
            {makeTexts.cancel}
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onLeave}>
              {makeTexts.back}
            </Button>
            <Button kind="quiet" onClick={onMake}>
              {openTexts.toMake}
            </Button>
          </>
        )}
      </Actions>
    </form>
  )
}
