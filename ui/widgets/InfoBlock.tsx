import type { ReactNode } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import styles from './InfoBlock.module.css'

type InfoBlockProps = Readonly<{ kind?: 'info' | 'warning'; title?: string | undefined; children: ReactNode }>

/** A block with an icon and text: an explanation or a warning. */
export const InfoBlock = ({ kind = 'info', title, children }: InfoBlockProps) => (
  <div className={classNames(styles.block, styles[kind])}>
    <Icon name={kind} />
    <div className={styles.words}>
      {title !== undefined && <p className="strong">{title}</p>}
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  </div>
)
