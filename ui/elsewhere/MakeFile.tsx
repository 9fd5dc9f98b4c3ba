import * as E from 'fp-ts/Either'
import { type FormEvent, useRef, useState } from 'react'
import { showFileName } from '../../domain/format/fileName'
import { showFileSize } from '../../domain/format/fileSize'
import { characters } from '../../domain/language/characters'
import { makeTexts, shortestSeal } from '../../domain/texts/elsewhereTexts'
import { canSeal } from '../../events/sealed/sealedFile'
import { isLocked } from '../../events/state/sendingState'
import { AccountField } from '../account/AccountField'
import { download } from '../app/download'
import { useView } from '../survey/portal'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import styles from './Elsewhere.module.css'
import type { ElsewhereProps } from './elsewhereDoors'
import { focusSubmit } from './focusSubmit'
import { type Made as MadeFile, makeFile } from './makeFile'
import { useOneAtATime } from './useOneAtATime'
import { Working } from './Working'

type Making =
  | { readonly tag: 'idle' }
  | { readonly tag: 'busy' }
  | { readonly tag: 'failed'; readonly text: string }
  | { readonly tag: 'made'; readonly file: MadeFile }

/** What is wrong with a password that is to close a file. */
const wrongWith = (password: string, again: string) => ({
  password: characters(password.normalize('NFKC')) < shortestSeal ? makeTexts.tooShort : undefined,
  again: password === again ? undefined : makeTexts.notSame,
})

/** What the file holds, the password that closes it, and the file. */
export const MakeFile = (props: ElsewhereProps) => {
  const { frame: Frame, visit, now, onLeave, onElsewhere, onLogOut } = props
  const files = useView(({ state }) => state.files)
  const isSending = useView(({ state }) => isLocked(state.sending))
  const [making, setMaking] = useState<Making>({ tag: 'idle' })
  const [[password, again], setTyped] = useState<readonly [string, string]>(['', ''])
  const [isShown, setShown] = useState(false)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { run, cancel } = useOneAtATime()
  const wrong = wrongWith(password, again)
  const problem = isSending ? makeTexts.sending : canSeal() ? null : makeTexts.noCrypto

  const make = async (): Promise<void> => {
    setMaking({ tag: 'busy' })
    const made = await run(() =>
      makeFile(visit, password, now())
        .catch(() => null)
        .then(one => ({ one })),
    )
    if (made === null) return
    if (made.one === null || E.isLeft(made.one)) {
      const text = made.one === null ? makeTexts.notMade : makeTexts.noCrypto
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
    focusSubmit(form.current)
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
      <Frame title={makeTexts.madeTitle}>
        <Made file={making.file} onLeave={onLeave} onLogOut={onLogOut} />
      </Frame>
    )
  return (
    <Frame
      title={makeTexts.title}
      lead={makeTexts.lead}
      refused={isTried && making.tag === 'idle' && Object.values(wrong).some(Boolean)}
    >
      <div className={styles.part}>
        <p>{makeTexts.holds}</p>
        {files.length > 0 && (
          <>
            <p>{makeTexts.documents(files.length)}</p>
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
            <Button onClick={onLeave}>{makeTexts.back}</Button>
          </Actions>
        </>
      ) : (
        <form ref={form} className={styles.part} noValidate onSubmit={submit}>
          <p>{makeTexts.keep}</p>
          <AccountField
            id="seal"
            label={makeTexts.password}
            help={makeTexts.rule}
            error={isTried ? wrong.password : undefined}
            value={password}
            autoComplete="new-password"
            isShown={isShown}
            onShow={setShown}
            onChange={text => setTyped([text, again])}
          />
          <AccountField
            id="seal-again"
            label={makeTexts.again}
            error={isTried ? wrong.again : undefined}
            value={again}
            autoComplete="new-password"
            isShown={isShown}
            onChange={text => setTyped([password, text])}
          />
          <div role="status">
            {making.tag === 'busy' && <Working text={makeTexts.making} />}
            {making.tag === 'failed' && <InfoBlock kind="warning">{making.text}</InfoBlock>}
          </div>
          <Actions>
            <Button kind="primary" type="submit" icon="download" busy={making.tag === 'busy'}>
              {makeTexts.make}
            </Button>
            {making.tag === 'busy' ? (
              <Button kind="quiet" onClick={stop}>
                {makeTexts.cancel}
              </Button>
            ) : (
              <>
                <Button kind="quiet" onClick={onLeave}>
                  {makeTexts.back}
                </Button>
                <Button kind="quiet" onClick={() => onElsewhere('open')}>
                  {makeTexts.toOpen}
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
      {makeTexts.look} <span className={styles.name}>'{name}'</span> {makeTexts.goOn}
    </p>
    <ol className="bullets">
      {makeTexts.steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {absent.length > 0 && (
      <InfoBlock kind="warning">
        {makeTexts.absent(absent.length, absent.map(one => showFileName(one.name)).join(', '))}
      </InfoBlock>
    )}
    <p>{makeTexts.stays}</p>
    <p>{makeTexts.erase}</p>
    <Actions>
      <Button kind="primary" onClick={onLeave}>
        {makeTexts.back}
      </Button>
      <Button kind="quiet" onClick={onLogOut}>
        {makeTexts.eraseHere}
      </Button>
    </Actions>
  </div>
)
