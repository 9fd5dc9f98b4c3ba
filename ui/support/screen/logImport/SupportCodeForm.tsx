import * as E from 'fp-ts/Either'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { codeRefusals } from '../../../../domain/texts/supportCodeTexts'
import { buildMark, readSupportCode } from '../../../../projections/supportCode/supportCode'
import { supportCodeWords } from '../../../../projections/supportCode/supportCodeWords'
import { Button } from '../../../widgets/Button'
import { InfoBlock } from '../../../widgets/InfoBlock'
import styles from './SupportCodeForm.module.css'

/** A form that explains the support code that a customer reads out by phone. */
export const SupportCodeForm = ({ build }: { readonly build: string }) => {
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState<string | null>(null)
  const says = useRef<HTMLDivElement>(null)
  // The form stands at the foot of the page: what it answers would stay below it.
  useEffect(() => {
    if (submitted !== null) says.current?.scrollIntoView({ block: 'nearest' })
  }, [submitted])
  const read = submitted === null ? null : readSupportCode(submitted)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setSubmitted(text)
  }
  return (
    <section className={styles.code}>
      <h2 className={styles.title}>Een code van de klant</h2>
      <p>
        Leest de klant een code voor? Typ die hier; u ziet dan waar de klant is. Hoofdletters en streepjes maken niet
        uit.
      </p>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.label}>
          Code
          <input
            className={styles.input}
            value={text}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="code-says"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <Button type="submit">Wat betekent dit?</Button>
      </form>
      <div ref={says} role="status" id="code-says">
        {read !== null &&
          (E.isLeft(read) ? (
            <InfoBlock kind="warning">{codeRefusals[read.left]}</InfoBlock>
          ) : (
            <dl className={`frame ${styles.says}`}>
              {supportCodeWords(read.right).map(([about, says]) => (
                <div key={about} className={`pair ${styles.line}`}>
                  <dt>{about}</dt>
                  <dd>{says}</dd>
                </div>
              ))}
              {read.right.build !== buildMark(build) && (
                <div className={`pair ${styles.line}`}>
                  <dt>Let op</dt>
                  <dd>Dit hulpmiddel is van een andere versie ({buildMark(build)}) dan het portaal van de klant.</dd>
                </div>
              )}
            </dl>
          ))}
      </div>
    </section>
  )
}
