import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { logFailedPicture } from '../../ui/picture/picture.tsx';
import styles from './product-symbol.module.css';

/** A symbol, standard or care sign: its picture with its name, or its name alone where it has no picture. [PROD-03] */
export function ProductSymbol(props: {
  readonly picture: string;
  readonly name: string;
  /** Whether the name stands beside the picture as well. */
  readonly named?: boolean;
}) {
  const { picture, name, named = false } = props;
  const [failed, setFailed] = useState('');
  if (picture === '' || picture === failed)
    return name && <span className={classNames(styles.badge, styles.words)}>{name}</span>;
  return (
    <span className={styles.badge}>
      <img
        className={styles.picture}
        src={picture}
        alt={named ? '' : name}
        loading="lazy"
        fetchPriority="low"
        onError={(event) => {
          logFailedPicture(event.currentTarget);
          setFailed(picture);
        }}
      />
      {named && name}
    </span>
  );
}
