import type { ReactNode, Ref } from 'react'
import { classNames } from '../../widgets/classNames'
import { DefaultHero } from './DefaultHero'
import { FocusLink } from './FocusLink'
import styles from './Page.module.css'

/**
 * The frame of the portal's pages: top bar, alert, the title over the tenant's picture, content and footer; also its
 * layouts, and where their menu is opened.
 */
export const Page = (props: PageProps) => {
  const { title, lead, hero, framed, topBar, footer, alert, layout = 'form', printed, headingRef, children } = props
  const Main = props.inner ? 'div' : 'main'
  return (
    <div className={classNames(styles.page, styles[layout])} data-layout={layout}>
      {!props.inner && (
        <FocusLink className="skip screenOnly" to={contentId}>
          Naar de inhoud
        </FocusLink>
      )}
      {!framed && topBar}
      {alert}
      <Main className={styles.main} id={contentId} tabIndex={-1}>
        <div className={styles.band}>
          <div className={`${styles.picture} screenOnly`}>
            {hero === undefined ? <DefaultHero /> : <img src={hero} alt="" />}
          </div>
          <div className={styles.words}>
            <div className={styles.scrim}>
              <h1 tabIndex={-1} ref={headingRef}>
                {title}
              </h1>
              {printed !== undefined && <p className={styles.printed}>{printed}</p>}
              {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            </div>
          </div>
        </div>
        <div className={styles.content}>
          <div className={styles.column}>{children}</div>
        </div>
      </Main>
      {footer}
    </div>
  )
}

const contentId = 'inhoud'

/**
 * form: one narrow column; wizard: a slim band with the title above the questions; calm: one question alone; wide: all there
 * is.
 */
export type PageLayout = 'form' | 'wizard' | 'calm' | 'wide'

/** Where the page's menu is opened from the top bar; undefined without one. */
export const menuPlacement = (layout: PageLayout): 'onPhone' | 'always' | undefined =>
  layout === 'calm' ? 'always' : layout === 'wizard' ? 'onPhone' : undefined

type PageProps = Readonly<{
  title: string
  /** One or two sentences under the title. */
  lead?: string | undefined
  /** The tenant's picture; without one our own drawing in the tenant's colours. */
  hero?: string | undefined
  /** In a frame there is no bar, and no room for it. */
  framed: boolean
  topBar: ReactNode
  footer: ReactNode
  /** What just happened, over the top of what is in sight. */
  alert?: ReactNode
  layout?: PageLayout
  /** What a print says of itself: when it was made. */
  printed?: string | undefined
  /** Receives the focus on a new screen. */
  headingRef?: Ref<HTMLHeadingElement>
  /** It stands within a page that has a main part of its own. */
  inner?: boolean
  children: ReactNode
}>
