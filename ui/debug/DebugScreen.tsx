import { type ComponentType, useState } from 'react'
import { profiles } from '../../domain/invitation/profiles'
import { type InvitationType, invitationTypes } from '../../domain/language/invitation'
import { browserOf, isSupported } from '../../domain/portal/browser'
import { browserNames } from '../../domain/portal/browserNames'
import { fieldIsGood, usernameError } from '../../domain/rules/newAccountErrors'
import { debugTexts } from '../../domain/texts/debugTexts'
import { AccountField } from '../accountForms/AccountField'
import type { AccountDependencies } from '../accountForms/accountDependencies'
import { focusField } from '../shell/page/focusField'
import { PageSection } from '../shell/page/PageSection'
import { BrowserDownloads } from '../shell/unsupported/BrowserDownloads'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { SelectField } from '../widgets/choices/SelectField'
import type { FakeLoginProps } from './stub/FakeLogin'

/**
 * The screen at /debug (spec 1 section 2), where `portal.json` has it on: logs in as a test user of an invitation type, opens
 * the intro of that type, logs out, checks a user name by the rules, and shows whether the browser is supported.
 */
export const DebugScreen = ({ dependencies, onLogOut, fakeLogin: FakeLogin }: DebugScreenProps) => {
  const { frame: Frame, navigate, notify } = dependencies
  const [type, setType] = useState<InvitationType | ''>('')
  const [missed, setMissed] = useState(false)
  const chosen = (): InvitationType | null => {
    if (type !== '') return type
    setMissed(true)
    notify('danger', debugTexts.choose)
    focusField(typeField)
    return null
  }
  const toIntro = (): void => {
    const to = chosen()
    if (to !== null) navigate(`/debug_intro?invitationType=${to}`)
  }
  return (
    <Frame title={debugTexts.title} lead={debugTexts.lead}>
      <PageSection title={debugTexts.session}>
        <SelectField<InvitationType | ''>
          id={typeField}
          label={debugTexts.type}
          placeholder={debugTexts.choose}
          options={types}
          empty=""
          value={type}
          error={missed && type === '' ? debugTexts.choose : undefined}
          onCommit={setType}
        />
        <Actions>
          {FakeLogin !== null && <FakeLogin dependencies={dependencies} chosen={chosen} />}
          <Button onClick={toIntro}>{debugTexts.toIntro}</Button>
          <Button onClick={onLogOut}>{debugTexts.logOut}</Button>
        </Actions>
      </PageSection>
      <UsernameTest />
      <PageSection title={debugTexts.browserTitle}>
        <DetectedBrowser dependencies={dependencies} />
        <BrowserDownloads />
      </PageSection>
    </Frame>
  )
}

type DebugScreenProps = Readonly<{
  dependencies: AccountDependencies
  onLogOut: () => void
  /** The fake login; null in a build without. */
  fakeLogin: ComponentType<FakeLoginProps> | null
}>

const typeField = 'uitnodigingstype'
const types = invitationTypes.map(type => ({ value: type, label: `${profiles[type].label} (${type})` }))

const DetectedBrowser = ({ dependencies: { host } }: Pick<DebugScreenProps, 'dependencies'>) => {
  const browser = browserOf(navigator.userAgent)
  return (
    <>
      <p>{debugTexts.browser(browserNames[browser])}</p>
      <p>{isSupported(browser, host) ? debugTexts.supported : debugTexts.unsupported}</p>
    </>
  )
}

/** Runs the rules of a new name (OPEN-103); nothing is asked of the office. */
const UsernameTest = () => {
  const [name, setName] = useState('')
  const [tested, setTested] = useState<string | null>(null)
  const verdict = tested === null ? null : usernameError(tested)
  return (
    <PageSection title={debugTexts.usernameTitle}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setTested(name)
        }}
      >
        <AccountField
          id="gebruikersnaam"
          label={debugTexts.username}
          autoComplete="username"
          value={name}
          error={verdict ?? undefined}
          praise={tested !== null && verdict === null ? fieldIsGood : undefined}
          onChange={text => {
            setName(text)
            setTested(null)
          }}
        />
        <Actions>
          <Button type="submit">{debugTexts.test}</Button>
        </Actions>
      </form>
    </PageSection>
  )
}
