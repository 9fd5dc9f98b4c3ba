import { useId } from 'react'
import { type AddressLines, showAddress } from '../../../domain/homes/homeAddress'
import { homeTexts } from '../../../domain/texts/homeTexts'
import { Button } from '../Button'
import { classNames } from '../classNames'
import { Icon } from '../Icon'
import styles from './PropertyCard.module.css'
import { PropertyPicture } from './PropertyPicture'

/** A card of a home: picture, address, price and choose button (checklist PROP-01 to 03, 06, 07). */
export const PropertyCard = (props: PropertyCardProps) => {
  const { address, price, number, distance, choice } = props
  const id = useId()
  const named = { ...address, street: address.street === '' ? homeTexts.noAddress : address.street }
  return (
    <article className={classNames(styles.card, choice?.chosen === true && styles.chosen)} aria-labelledby={id}>
      <PropertyPicture
        source={props.picture}
        awaits={props.awaitsPicture === true}
        alt={homeTexts.picture(showAddress(named))}
        onRetry={props.onRetry}
      />
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      {distance !== undefined && <p className={styles.distance}>{distance}</p>}
      <div className={styles.words}>
        <p id={id} className={styles.street}>
          {named.street}
        </p>
        <p className={styles.place}>{address.place}</p>
        {price !== '' && <Price price={price} />}
      </div>
      {choice !== undefined && <Choice {...choice} street={named.street} />}
    </article>
  )
}

export type PropertyCardProps = Readonly<{
  address: AddressLines
  /** '€ 350.000,00 - € 400.000,00'; '' when it is not known. */
  price: string
  /** The address of a picture; null without one. */
  picture: string | null
  /** A picture may still come. */
  awaitsPicture?: boolean
  /** Looks for a picture again. */
  onRetry?: (() => void) | undefined
  /** Its number on the map. */
  number?: number | undefined
  /** How far it is from what was searched: '1,2 km'. */
  distance?: string | undefined
  /** For a home that can be chosen; without `onChoose` the card only says that it was. */
  choice?: Readonly<{ chosen: boolean; onChoose?: () => void }> | undefined
}>

/** A line breaks between two prices, never within one. */
const Price = ({ price }: { price: string }) => {
  const [low, high] = price.split(' - ')
  return (
    <p className={styles.price}>
      <span>{low}</span>
      {high !== undefined && (
        <>
          {' - '}
          <span>{high}</span>
        </>
      )}
    </p>
  )
}

/** The choose button, or 'chosen'. The button goes away when pressed: `onChoose` moves the focus. */
const Choice = (props: NonNullable<PropertyCardProps['choice']> & { street: string }) => {
  const { chosen, onChoose, street } = props
  if (chosen)
    return (
      <p className={styles.mark}>
        <Icon name="check" />
        {homeTexts.chosen}
      </p>
    )
  return (
    <div className={styles.button}>
      <Button wide onClick={onChoose} ariaLabel={`${homeTexts.choose}: ${street}`}>
        {homeTexts.choose}
      </Button>
    </div>
  )
}
