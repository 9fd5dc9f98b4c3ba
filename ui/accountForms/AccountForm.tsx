/**
 * The frame of every account form: fields, one box that shows all passwords, what went wrong, buttons; the caller
 * says which fields are wrong.
 */
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { AccountField, type AccountFieldProps } from './AccountField'
import styles from './AccountForm.module.css'
import type { FieldMessages, FormState } from './formState'

/** A field of a form of the account, in the order of the screen. */
export type AccountRow<F extends string> = Pick<
  AccountFieldProps,
  'label' | 'help' | 'autoComplete' | 'praise' | 'placeholder'
> &
  Readonly<{ name: F }>

type AccountFormProps<F extends string> = Readonly<{
  rows: readonly AccountRow<F>[]
  form: FormState<F>
  errors: FieldMessages<F>
  onType: (field: F, text: string) => void
  onSubmit: () => void
  /** What the button that submits says. */
  button: string
  /** Further buttons. */
  more?: ReactNode
  /** What is under the buttons: notes and links. */
  after?: ReactNode
  /** Without a frame of its own: in a dialog. */
  plain?: boolean | undefined
  /** What failed, over why; where no alert can be seen. */
  failed?: string | undefined
}>

const isSecret = ({ autoComplete }: Pick<AccountFieldProps, 'autoComplete'>): boolean =>
  autoComplete === 'current-password' || autoComplete === 'new-password'

/** The browser's own checks are off: the portal has its own words. */
export const AccountForm = <F extends string>(props: AccountFormProps<F>) => {
  const { rows, form, errors, onType, onSubmit, button, more, after, plain = false, failed } = props
  const [isShown, setShown] = useState(false)
  // A status that comes together with its words is not heard; an alert is.
  const [troubleRole] = useState(form.trouble === null ? 'status' : 'alert')
  const firstSecret = rows.find(isSecret)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={plain ? undefined : styles.form} noValidate onSubmit={submit}>
      {rows.map(row => (
        <AccountField
          key={row.name}
          {...row}
          id={row.name}
          value={form.fields[row.name]}
          error={errors[row.name]}
          isShown={isShown}
          onShow={row === firstSecret ? setShown : undefined}
          onChange={text => onType(row.name, text)}
        />
      ))}
      <div className={styles.trouble} role={troubleRole}>
        {form.trouble !== null && (
          <InfoBlock kind="warning" title={failed}>
            {form.trouble}
          </InfoBlock>
        )}
      </div>
      <div className={styles.actions}>
        <Button kind="primary" type="submit" wide busy={form.busy}>
          {button}
        </Button>
        {more}
      </div>
      {after !== undefined && <div className={styles.after}>{after}</div>}
    </form>
  )
}
