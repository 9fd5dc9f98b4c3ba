import { menuTexts } from '../../../domain/texts/menuTexts'
import { Button } from '../../widgets/Button'
import { classNames } from '../../widgets/classNames'
import { Icon } from '../../widgets/Icon'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { menuId, type PageAccount } from './accountContext'
import { DefaultLogo } from './DefaultLogo'
import { type LinkComponent, PlainLink } from './PlainLink'
import styles from './TopBar.module.css'

/**
 * The bar at the top of the portal's pages: tenant's logo (or the default mark with its name), office's logo,
 * customer's name, and buttons for account, login, logout or menu.
 */
export const TopBar = (props: TopBarProps) => {
  const { home, as: Link = PlainLink, officeLogo, customer = '', onAccount, onLogin, onLogout, menu } = props
  return (
    <header className={classNames(styles.bar, menu !== undefined && styles.withMenu)} data-menu={menu}>
      <div className={`row ${styles.inner}`}>
        <div className={styles.logos}>
          {home === undefined ? (
            <TenantLogo {...props} />
          ) : (
            <Link href={home.href} onClick={home.onClick} className={styles.home}>
              <TenantLogo {...props} />
            </Link>
          )}
          {officeLogo !== undefined && (
            <img className={`${styles.logo} ${styles.office}`} src={officeLogo.src} alt={officeLogo.name} />
          )}
        </div>
        <div className={`${styles.actions} screenOnly`}>
          {menu === undefined && customer !== '' && (
            <p className={styles.customer}>
              {onAccount === undefined && <Icon name="person" />}
              <VisuallyHidden>{customerIs}</VisuallyHidden>
              <span className="cut">{customer}</span>
            </p>
          )}
          {menu === undefined && onAccount !== undefined && (
            <Button kind="quiet" icon="person" onClick={onAccount}>
              {menuTexts.account}
            </Button>
          )}
          {onLogin !== undefined && <Button onClick={onLogin}>Inloggen</Button>}
          {onLogout !== undefined && (
            <Button kind="secondary" onClick={onLogout}>
              {menuTexts.logOut}
            </Button>
          )}
        </div>
        {menu !== undefined && (
          <div className={`${styles.menu} screenOnly`}>
            <Button kind="quiet" icon="menu" ariaLabel={menuTexts.menu} popover={menuId}>
              {''}
            </Button>
          </div>
        )}
      </div>
    </header>
  )
}

/** A picture by its address (data:, blob: or a path), and the name it stands for. */
export type Logo = Readonly<{ src: string; name: string }>

type TopBarProps = PageAccount &
  Readonly<{
    tenantName: string
    /** Without one (none, not loaded) the default mark with the tenant's name is shown. */
    tenantLogo?: Logo | undefined
    officeLogo?: Logo | undefined
    /** Where the tenant's logo leads. */
    home?: Readonly<{ href: string; onClick?: () => void }> | undefined
    as?: LinkComponent
    onLogin?: (() => void) | undefined
    /** The page has a menu, with the name and the account in it: the bar has a button for it, or none of these in a wide window. */
    menu?: 'onPhone' | 'always' | undefined
  }>

/** Before the name, for who hears it. */
const customerIs = 'Inventarisatie van '

/** The tenant's own logo, or ours with its name. */
export const TenantLogo = ({ tenantLogo, tenantName }: Pick<TopBarProps, 'tenantLogo' | 'tenantName'>) =>
  tenantLogo === undefined ? (
    <DefaultLogo name={tenantName} />
  ) : (
    <img className={styles.logo} src={tenantLogo.src} alt={tenantLogo.name} />
  )
